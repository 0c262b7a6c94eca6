import type { Logger } from "pino";
import type { PortalServer } from "./portal.ts";

const GRACE_MS = 4000;
const SWEEP_EVERY_MS = 50;
const stopped = new DOMException("The portal stops", "AbortError");

/** Takes no new connections, ends the event streams, lets the work in flight finish; what is not done after 4 s is cut off. */
export function closePortal({ server, streams }: PortalServer): Promise<void> {
  return new Promise((resolve) => {
    const sweep = () => {
      for (const stream of streams) stream.abort(stopped);
      server.closeIdleConnections();
    };
    const sweeping = setInterval(sweep, SWEEP_EVERY_MS);
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearInterval(sweeping);
      clearTimeout(cut);
      resolve();
    });
    sweep();
  });
}

/** The first signal stops in order, a second one at once. */
export function stopOnSignal(stop: () => Promise<void>, log: Logger): void {
  const onSignal = (signal: NodeJS.Signals) => {
    for (const name of signals) process.off(name, onSignal);
    log.info({ signal }, "stopping");
    void stop().then(() => process.exit(0));
  };
  const signals = ["SIGTERM", "SIGINT"] as const;
  for (const name of signals) process.on(name, onSignal);
}

/**
 * A fault that nobody handled: one that was thrown leaves the process in a state that nobody knows, so it ends; a promise that
 * nobody awaited belongs to one request, whose answer has gone out or whose client is told, and the others go on.
 */
export function guardProcess(log: Logger): void {
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "uncaught exception");
    process.exit(1);
  });
  process.on("unhandledRejection", (reason) => {
    log.error({ err: reason }, "unhandled rejection");
  });
}

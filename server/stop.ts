import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { PortalServer } from "./portal.ts";

const GRACE_MS = 4000;
const SWEEP_EVERY_MS = 50;
const stopped = new DOMException("The portal stops", "AbortError");

/**
 * Stops accepting connections, ends the event streams and lets requests finish, also those whose browsers have left;
 * after 4 s the rest is cut off.
 */
export async function closePortal({ server, streams, connections, work }: PortalServer): Promise<void> {
  const sweep = () => {
    for (const stream of streams) stream.abort(stopped);
    server.closeIdleConnections();
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  };
  const closed = new Promise((resolve) => server.close(resolve));
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS);
  sweep();
  await Promise.race([closed.then(() => Promise.allSettled(work)), pause(GRACE_MS, undefined, { ref: false })]);
  clearInterval(sweeping);
  // What was cut off is logged when its connection is closed, which may be after the server is.
  const cutOff = [...connections].map((connection) => new Promise((resolve) => connection.once("close", resolve)));
  for (const connection of connections) connection.destroy();
  await Promise.all([closed, ...cutOff]);
}

/** The first signal stops cleanly, a second one at once. */
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
 * An unhandled fault. An uncaught exception leaves the process in an unknown state, so it ends. An unhandled rejection
 * belongs to a single request that is already answered or will be, so the process continues.
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

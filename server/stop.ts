import type { ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import type { PortalServer } from "./portal.ts";

const GRACE_MS = 4000;
/** For so long a proxy may still send on the connections that it holds ready: each answer closes its own. */
const READY_MS = 300;
const SWEEP_EVERY_MS = 50;
const stopped = new DOMException("The portal stops", "AbortError");

/**
 * Stops accepting connections, ends the event streams and lets requests finish, also those whose browsers have left;
 * after 4 s the rest is cut off.
 */
export async function closePortal({ server, streams, connections, exchanges, work }: PortalServer): Promise<void> {
  const startedAt = performance.now();
  const sweep = () => {
    for (const stream of streams) stream.abort(stopped);
    if (performance.now() - startedAt < READY_MS) return;
    server.closeIdleConnections();
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  };
  for (const connection of connections) closeAfter(exchanges.get(connection)?.res);
  server.prependListener("request", (_req, res) => closeAfter(res));
  // The close of an HTTP server cuts idle connections at once, with the requests that are on their way to it.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS);
  sweep();
  await Promise.race([closed.then(() => Promise.allSettled(work)), pause(GRACE_MS, undefined, { ref: false })]);
  clearInterval(sweeping);
  // What was cut off is logged when its connection is closed, which may be after the server is.
  const cutOff = [...connections].map((connection) => new Promise((resolve) => connection.once("close", resolve)));
  for (const connection of connections) connection.destroy();
  await Promise.all([closed, ...cutOff]);
}

function closeAfter(answer: ServerResponse | undefined): void {
  if (answer && !answer.headersSent) answer.setHeader("Connection", "close");
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

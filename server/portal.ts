import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { Logger } from "pino";
import { answerPage } from "./answers.ts";
import { announcesTooMuch } from "./body-limit.ts";
import { answerClientErrors } from "./client-error.ts";
import { type Exchange, openExchange, type PublicAddress } from "./exchange.ts";
import { setSecurityHeaders } from "./headers.ts";
import { answerHealth, answerReadiness, type Readiness } from "./health.ts";
import { LIMITS } from "./limits.ts";
import { logAnswer } from "./log.ts";
import { answerMetrics, countProcess, measure } from "./metrics.ts";
import { answerByApp, type AppHandler, type Streams } from "./remix.ts";
import type { Files } from "./static.ts";

/** The app and its client files, built or in development. */
export interface App {
  handler: AppHandler;
  files: Files;
  /** The path of its style sheet. */
  stylesheet?: string;
}

export interface Portal extends App {
  isReady: Readiness;
  address: PublicAddress;
  log: Logger;
}

interface UnderWay {
  streams: Streams;
  /** What the app is doing, also for browsers that have left. */
  work: Set<Promise<void>>;
}

export interface PortalServer extends UnderWay {
  server: Server;
  /** The open connections; Node counts one on which nothing was ever sent as busy. */
  connections: Set<Socket>;
  /** The last exchange of each connection. */
  exchanges: WeakMap<Socket, Exchange>;
}

const methods = ["GET", "HEAD", "POST"];

/** A connection on which nothing moves is closed: longer than the app waits for a provider that answers at the last moment. */
const STALLED_MS = 10 * 60_000;

/**
 * Slow senders are disconnected, of a body that is read long before (body-limit.ts); the app may take as long as it
 * needs. Proxies keep idle connections for 60 s, so we keep them longer.
 */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: STALLED_MS,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
};

export function createPortalServer(portal: Portal): PortalServer {
  const streams: Streams = new Set();
  const work = new Set<Promise<void>>();
  const connections = new Set<Socket>();
  const exchanges = new WeakMap<Socket, Exchange>();
  let isTold = false;
  const tellOfStranger = (address: string): void => {
    if (!isTold)
      portal.log.warn({ address }, "TRUST_PROXY does not name this proxy: all who come through it count as one");
    isTold = true;
  };
  const open = (req: IncomingMessage, res: ServerResponse): Exchange => {
    const exchange = openExchange(req, res, portal);
    if (exchange.isThroughStranger) tellOfStranger(exchange.clientAddress);
    watch(exchange, portal.log);
    setSecurityHeaders(exchange);
    return exchange;
  };
  const receive = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const exchange = open(req, res);
    exchanges.set(req.socket, exchange);
    await serve(exchange, portal, { streams, work });
  };
  const server = createServer({ ...timeouts, maxHeaderSize: LIMITS.head }, (req, res) => {
    receive(req, res).catch((error: unknown) => {
      portal.log.error({ err: error }, "the server failed");
      res.destroy();
    });
  });
  server.setTimeout(STALLED_MS);
  server.once("listening", countProcess);
  server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  server.on("connect", refuseTunnel);
  answerClientErrors(server, { exchanges, open });
  return { server, streams, connections, exchanges, work };
}

async function serve(exchange: Exchange, portal: Portal, { streams, work }: UnderWay): Promise<void> {
  const { req, url } = exchange;
  if (!methods.includes(req.method ?? "")) return refuseMethod(exchange);
  if (!url) return answerPage(exchange, 400);
  if (isTooLong(url)) return answerPage(exchange, 431);
  if (announcesTooMuch(req, url.pathname)) return answerPage(exchange, 413);

  exchange.route = "probe";
  if (url.pathname === "/healthz") return answerHealth(exchange);
  if (url.pathname === "/readyz") return answerReadiness(exchange, portal.isReady);
  if (url.pathname === "/metrics") return answerMetrics(exchange);

  if (req.method !== "POST") {
    exchange.route = "static";
    await noFile(portal.files, exchange);
    if (url.pathname.startsWith("/assets/")) return answerPage(exchange, 404);
  }
  const answering = answerByApp(exchange, url, portal.handler, streams, portal.log);
  work.add(answering);
  await answering.finally(() => work.delete(answering));
}

const isTooLong = ({ href, pathname }: URL): boolean =>
  href.length > LIMITS.address || pathname.split("/").length - 1 > LIMITS.segments;

/** Resolves if there is no such file; otherwise the file is the answer. */
const noFile = (files: Files, { req, res }: Exchange): Promise<void> =>
  new Promise((resolve) => files(req, res, resolve));

function watch(exchange: Exchange, log: Logger): void {
  const { req, res } = exchange;
  const { socket } = req;
  const before = socket.bytesWritten;
  res.once("close", () => {
    measure(exchange);
    logAnswer(exchange, log, socket.bytesWritten - before);
  });
}

/** Node leaves the socket of a CONNECT without any listener or time limit. */
function refuseTunnel(_req: IncomingMessage, socket: Duplex): void {
  socket.on("error", () => {});
  socket.end("HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\n\r\n", () => socket.destroy());
}

function refuseMethod(exchange: Exchange): void {
  exchange.res.setHeader("Allow", methods.join(", "));
  answerPage(exchange, 405);
}

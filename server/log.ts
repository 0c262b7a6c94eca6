import type { DestinationStream, Logger } from "pino";
import type { Exchange } from "./exchange.ts";
import { openLog } from "./log-output.ts";

export const createLog = (level: string, output?: DestinationStream): Logger => openLog("server", level, output);

/**
 * Only the path: a query may contain what people searched for, and these two paths contain a secret, however they are
 * spelled.
 */
export function maskPath(target: string): string {
  const path = target.split("?")[0] ?? "";
  const masked = decoded(path).replace(/\/(resetpassword|verify)\/.*/is, "/$1/***");
  return masked.endsWith("***") ? masked : path;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export function logAnswer(
  { req, res, requestId, traceparent, clientAddress, route, startedAt }: Exchange,
  log: Logger,
  bytes: number,
) {
  const level = res.statusCode >= 500 ? "warn" : route === "probe" ? "debug" : "info";
  log[level](
    {
      requestId,
      traceparent,
      method: req.method,
      path: maskPath(req.url ?? ""),
      status: res.statusCode,
      ms: Math.round(performance.now() - startedAt),
      bytes,
      address: clientAddress,
      ...(res.writableFinished ? {} : { aborted: true }),
    },
    "request",
  );
}

import { subscribe } from "node:diagnostics_channel";
import { collectDefaultMetrics, Gauge, Histogram, register } from "prom-client";
import { answerPage } from "./answers.ts";
import type { Exchange } from "./exchange.ts";
import { isPrivate } from "./trust.ts";
import { readMetrics } from "./workers-metrics.ts";

collectDefaultMetrics();

const duration = new Histogram({
  name: "http_request_duration_seconds",
  help: "Time from a request's first byte to the end of its answer",
  labelNames: ["method", "status", "route"] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120],
});

const sharedState = new Gauge({
  name: "portal_shared_state_up",
  help: "0 while the server of REDIS_URL does not answer, else 1",
  aggregator: "min",
});
sharedState.set(1);
subscribe("portal:shared-state", (message) => sharedState.set((message as { isAway: boolean }).isAway ? 0 : 1));

const processes = new Gauge({ name: "portal_processes", help: "Processes that serve the portal" });

/** Counts this process as serving from now on. */
export const countProcess = (): void => processes.set(1);

export function measure({ req, res, route, startedAt }: Exchange): void {
  duration.observe(
    { method: req.method ?? "none", status: res.statusCode, route },
    (performance.now() - startedAt) / 1000,
  );
}

/** Only for direct clients on our own network: a proxied request may come from anywhere. */
export async function answerMetrics(exchange: Exchange): Promise<void> {
  const { req, res } = exchange;
  const forwarded = req.headers["x-forwarded-for"] ?? req.headers.forwarded;
  if (forwarded !== undefined || !isPrivate(req.socket.remoteAddress ?? "", 0)) return answerPage(exchange, 403);
  const text = await readMetrics();
  res.writeHead(200, { "Content-Type": register.contentType, "Cache-Control": "no-store" });
  res.end(text);
}

import cluster from "node:cluster";
import { AggregatorRegistry, register } from "prom-client";
import type { Line } from "./shared-state/primary.ts";

/** Answers or collects the metrics of all processes. */
const all = new AggregatorRegistry();

interface Message {
  metrics: "request" | "answer";
  text?: string;
}

const read = (message: unknown): Message | null =>
  typeof message === "object" && message !== null && "metrics" in message ? (message as Message) : null;

/** Sends a worker the metrics of all workers when it asks. */
export function serveMetrics(worker: Line): void {
  worker.on("message", (message) => {
    if (read(message)?.metrics === "request") void answer();
  });
  async function answer(): Promise<void> {
    const text = await all.clusterMetrics().catch(() => undefined);
    worker.send({ metrics: "answer", text } satisfies Message);
  }
}

let asked: Promise<string> | undefined;

/** The metrics of the portal: in a worker, those of all workers. */
export function readMetrics(): Promise<string> {
  if (!cluster.isWorker) return register.metrics();
  asked ??= askPrimary().finally(() => (asked = undefined));
  return asked;
}

function askPrimary(): Promise<string> {
  return new Promise((resolve, reject) => {
    const hear = (received: unknown) => {
      const message = read(received);
      if (message?.metrics !== "answer") return;
      process.off("message", hear);
      if (message.text === undefined) reject(new Error("a worker did not send its metrics in time"));
      else resolve(message.text);
    };
    process.on("message", hear);
    process.send?.({ metrics: "request" } satisfies Message);
  });
}

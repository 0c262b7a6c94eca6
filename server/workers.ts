import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import type { Logger } from "pino";
import { BadSettings, badSettingsCode } from "./settings.ts";
import { memoryState } from "./shared-state/memory.ts";
import { type Line, serveWorker } from "./shared-state/primary.ts";
import { stopChild, supervise } from "./supervise.ts";
import { serveMetrics } from "./workers-metrics.ts";

/** How long a worker may take to stop: longer than it waits for its own requests. */
const STOP_TIMEOUT_MS = 5_000;

interface Workers {
  close(): Promise<void>;
}

/**
 * Runs this many processes of the portal on its port, with shared state, and replaces each that ends. Resolves when all
 * of them listen; rejects if one cannot start.
 */
export async function startWorkers(count: number, environment: Record<string, string>, log: Logger): Promise<Workers> {
  const store = memoryState();
  const lines = new Map<Worker, Line>();
  let isStopping = false;

  function run(): Worker {
    const worker = cluster.fork(environment);
    const line: Line = {
      // A worker that has just died receives nothing.
      send: (message) => worker.send(message, () => {}),
      on: (event, listener) => worker.on(event, listener),
    };
    lines.set(worker, line);
    serveWorker(line, store, () => lines.values());
    serveMetrics(line);
    // Without a listener, the error of a process that could not be started would end the portal. Such a process is closed,
    // but never exits.
    worker.on("error", (err) => log.error({ err }, "a worker failed"));
    worker.process.once("close", () => lines.delete(worker));
    return worker;
  }

  function keep(first: Worker): void {
    let worker = first;
    void supervise({
      child: () => worker.process,
      again(failures) {
        log.error({ failures, worker: worker.process.pid }, "a worker ended; starting another one");
        worker = run();
      },
      isStopping: () => isStopping,
      log,
    });
  }

  const first = Array.from({ length: count }, run);
  await Promise.all(first.map(listening));
  first.forEach(keep);

  return {
    async close() {
      isStopping = true;
      await Promise.all([...lines.keys()].map((worker) => stopChild(worker.process, STOP_TIMEOUT_MS)));
    },
  };
}

async function listening(worker: Worker): Promise<void> {
  const end = once(worker, "exit").then(([code]) => {
    // It has already printed what is wrong.
    throw code === badSettingsCode ? new BadSettings() : new Error(`A worker ended at its start (exit code ${code})`);
  });
  await Promise.race([once(worker, "listening"), end]);
}

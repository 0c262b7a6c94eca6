import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";

/** A child that lived this long ended for a new reason. */
const HEALTHY_AFTER_MS = 60_000;

interface Supervised {
  /** The current child. */
  child(): ChildProcess;
  /** Starts another child; `failures` counts the ends in quick succession. */
  again(failures: number): unknown;
  isStopping(): boolean;
  log: Logger;
}

/** Starts a child again whenever it ends, or could not be started, after min(10000, 500·2^n) ms. */
export async function supervise({ child, again, isStopping, log }: Supervised): Promise<void> {
  for (let failures = 0; ; failures++) {
    const bornAt = performance.now();
    await ended(child());
    if (performance.now() - bornAt > HEALTHY_AFTER_MS) failures = 0;
    await pause(Math.min(10_000, 500 * 2 ** failures), undefined, { ref: false });
    if (isStopping()) return;
    try {
      await again(failures);
    } catch (err) {
      log.error({ err }, "a process could not be started");
    }
  }
}

/** Asks a child to stop, and ends it if it has not done so in time. */
export async function stopChild(child: ChildProcess, timeoutMs: number): Promise<void> {
  const end = ended(child);
  child.kill("SIGTERM");
  await Promise.race([end, pause(timeoutMs)]);
  child.kill("SIGKILL");
}

async function ended(child: ChildProcess): Promise<void> {
  // A child that could not be started has a code and an error, but never exits.
  while (child.exitCode === null && child.signalCode === null) await once(child, "exit").catch(() => {});
}

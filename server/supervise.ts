import { setTimeout as pause } from "node:timers/promises";

/** A child that lived this long ended for a new reason. */
const HEALTHY_AFTER_MS = 60_000;

interface Supervised {
  /** Resolves when the current child has ended. */
  ended(): Promise<unknown>;
  /** Starts another child; `failures` counts the ends in quick succession. */
  again(failures: number): unknown;
  isStopping(): boolean;
}

/** Starts a child again whenever it ends, after min(10000, 500·2^n) ms. */
export async function supervise({ ended, again, isStopping }: Supervised): Promise<void> {
  for (let failures = 0; ; failures++) {
    const bornAt = performance.now();
    await ended();
    if (performance.now() - bornAt > HEALTHY_AFTER_MS) failures = 0;
    await pause(Math.min(10_000, 500 * 2 ** failures), undefined, { ref: false });
    if (isStopping()) return;
    await again(failures);
  }
}

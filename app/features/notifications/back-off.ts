const LONGEST_MS = 10_000;

/** Milliseconds to wait before the next try to connect; `attempt` counts the failed ones before it, from 0 (spec 1 §4). */
export const backOff = (attempt: number): number => Math.min(LONGEST_MS, 500 * 2 ** attempt);

/** A connection that lived this long, in milliseconds, was a stable one: the next failure counts from 0 again. */
export const STABLE_MS = 10_000;

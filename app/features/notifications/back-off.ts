const LONGEST_MS = 10_000;

/**
 * Milliseconds to wait before the next attempt to connect; `attempt` is the number of failed ones so far (spec 1 §4).
 */
export const backOff = (attempt: number): number => Math.min(LONGEST_MS, 500 * 2 ** attempt);

/** After a connection of this length the next failure counts from 0 again. */
export const STABLE_MS = 10_000;

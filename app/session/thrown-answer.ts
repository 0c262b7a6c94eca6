import type { ErrorAnswer } from "./error-pages.server";

/** The kind of the error response that a call threw (error-pages.server); null if it threw something else. */
export const kindOfAnswer = (thrown: unknown): ErrorAnswer["kind"] | null =>
  (thrown as { data?: ErrorAnswer } | null)?.data?.kind ?? null;

const outages: readonly unknown[] = ["unavailable", "notAccepted", "busy"];

/** Whether the thrown value means that the provider gave no usable answer: the next call would get none either. */
export const isOutage = (thrown: unknown): boolean => outages.includes(kindOfAnswer(thrown));

/** Awaits a call; null if it throws an error response of any kind. */
export async function nullIfFailed<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (thrown) {
    if (kindOfAnswer(thrown) === null) throw thrown;
    return null;
  }
}

/**
 * Awaits a call; null if it throws an error response of one of these kinds. "missing" also stands for records that the
 * reader may not see (contract §8).
 */
export async function nullIf<T>(call: Promise<T>, ...kinds: ErrorAnswer["kind"][]): Promise<T | null> {
  try {
    return await call;
  } catch (thrown) {
    const kind = kindOfAnswer(thrown);
    if (kind !== null && kinds.includes(kind)) return null;
    throw thrown;
  }
}

/**
 * Awaits a call that its page can do without; null if it fails, unless the session has ended. Unlike `optional`, which logs
 * a failure, for calls that many readers are refused.
 */
export const nullIfUnreadable = <T>(call: Promise<T>): Promise<T | null> =>
  nullIf(call, "refused", "missing", "notAccepted", "busy", "unavailable");

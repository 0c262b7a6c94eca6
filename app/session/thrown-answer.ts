import type { ErrorAnswer } from "./error-pages.server";

/** The content of the error response that a call threw (error-pages.server); undefined if it threw something else. */
const answerIn = (thrown: unknown) => (thrown as { data?: ErrorAnswer } | null)?.data;

/** The kind of the error response that a call threw; null if it threw something else. */
export const kindOfAnswer = (thrown: unknown): ErrorAnswer["kind"] | null => answerIn(thrown)?.kind ?? null;

/** The seconds after which to try again, if the call threw "busy" and the provider told them; else null. */
export function waitOf(thrown: unknown): number | null {
  const answer = answerIn(thrown);
  return answer?.kind === "busy" ? answer.retryAfter : null;
}

/** Why the call threw "refused", if that is known; else null. */
export function refusalReasonOf(thrown: unknown): string | null {
  const answer = answerIn(thrown);
  return answer?.kind === "refused" ? (answer.reason ?? null) : null;
}

const outages: readonly unknown[] = ["unavailable", "notAccepted", "busy"];

/** Whether the thrown value means that the provider gave no usable answer: the next call would get none either. */
export const isOutage = (thrown: unknown): boolean => outages.includes(kindOfAnswer(thrown));

/** A record or list that its page can do without. Many readers are refused it, so nothing is logged; `optional` logs. */
export const UNREADABLE = ["refused", "missing", "notAccepted", "busy", "unavailable"] as const;

/** Any answer but the one asked for, the end of the session too: what has been done before the call stays true. */
export const FAILED = [...UNREADABLE, "expired"] as const;

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

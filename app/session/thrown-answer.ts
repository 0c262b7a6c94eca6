import type { ErrorAnswer } from "./error-pages.server";

/** What the error answer that a call threw says (answers.server); null where it threw something else. */
export const kindOfAnswer = (thrown: unknown): ErrorAnswer["kind"] | null =>
  (thrown as { data?: ErrorAnswer } | null)?.data?.kind ?? null;

/** Whether what a call threw means that the provider gave no usable answer. */
export const isOutage = (thrown: unknown): boolean => kindOfAnswer(thrown) === "unavailable";

/** Awaits a call; null where its error answer is of one of these kinds: "missing" is also what is not the reader's (contract §8). */
export async function nullIf<T>(call: Promise<T>, ...kinds: ErrorAnswer["kind"][]): Promise<T | null> {
  try {
    return await call;
  } catch (thrown) {
    const kind = kindOfAnswer(thrown);
    if (kind !== null && kinds.includes(kind)) return null;
    throw thrown;
  }
}

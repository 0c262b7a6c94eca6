import type { ErrorAnswer } from "./answers.server";

/** What the error answer that a call threw says (answers.server); null where it threw something else. */
export const kindOfAnswer = (thrown: unknown): ErrorAnswer["kind"] | null =>
  (thrown as { data?: ErrorAnswer } | null)?.data?.kind ?? null;

/** Whether what a call threw says that there is no such record, or that it is not the reader's (contract §8). */
export const isMissing = (thrown: unknown): boolean => kindOfAnswer(thrown) === "missing";

/** Whether what a call threw means that the provider gave no usable answer. */
export const isOutage = (thrown: unknown): boolean => kindOfAnswer(thrown) === "unavailable";

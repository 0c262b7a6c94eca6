import { errorPage } from "~/session/error-pages.server";
import { createOnce } from "~/session/once.server";

/** How long the outcome of a form is remembered. */
const TTL_MS = 10 * 60_000;

/**
 * Does the work of a form once: the same form submitted again, at the same time or soon afterwards, gets the first
 * one's outcome (contract §9.15), which must be a JSON value. Work that failed may be tried again. If a process died in
 * the middle, the next submission is told that the outcome is unknown, as when the provider gives no answer.
 */
export const idempotent = createOnce({
  kind: "form",
  ttl: TTL_MS,
  unknown: () => errorPage({ kind: "unavailable" }, 503),
});

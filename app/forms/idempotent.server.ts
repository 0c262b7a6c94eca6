import { errorPage } from "~/session/error-pages.server";
import { createOnce } from "~/session/once.server";

/** How long the outcome of a form is remembered, in milliseconds. */
const TTL_MS = 10 * 60_000;

/**
 * Does the work of a form once: the same form sent again, at the same time or soon after, gets the outcome of the first
 * (contract §9.15), which must be a value of JSON. Work that failed may be tried again. Where a process died in the middle, the next to
 * send it hears that nobody knows what came of it, as where the provider gave no answer.
 */
export const idempotent = createOnce({
  kind: "form",
  ttl: TTL_MS,
  unknown: () => errorPage({ kind: "unavailable" }, 503),
});

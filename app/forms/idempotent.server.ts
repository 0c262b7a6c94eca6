import { createOnce } from "~/session/once.server";

/** How long the outcome of a form is remembered, in milliseconds. */
const TTL_MS = 10 * 60_000;

/**
 * Does the work of a form once: the same form sent again, at the same time or soon after, gets the outcome of the first
 * (contract §9.15), which must be a value of JSON. Work that failed may be tried again.
 */
export const idempotent = createOnce("form", TTL_MS);

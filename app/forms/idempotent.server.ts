import { errorPage } from "~/session/error-pages.server";
import type { SignedIn } from "~/session/guards.server";
import { createOnce } from "~/session/once.server";
import { TOKEN } from "~/session/form-token";

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

/** The same for a signed-in person's form with a token; without one the work is done each time. */
export function onceFor<Outcome>({ user }: SignedIn, form: FormData, work: () => Promise<Outcome>): Promise<Outcome> {
  const token = form.get(TOKEN);
  return token === null ? work() : idempotent(`${user.id} ${String(token)}`, work);
}

/** How long the outcome of a form is remembered, in milliseconds. */
const TTL_MS = 10 * 60_000;
const MAX_OUTCOMES = 2000;

const outcomes = new Map<string, { outcome: Promise<unknown>; until: number }>();

/**
 * Does the work of a form once: the same form sent again, at the same time or soon after, gets the outcome of the first
 * (contract §9.15). Work that failed may be tried again. Works within one process.
 */
export function idempotent<Outcome>(form: string, work: () => Promise<Outcome>, now = Date.now()): Promise<Outcome> {
  const known = outcomes.get(form);
  if (known && known.until > now) return known.outcome as Promise<Outcome>;
  forgetOld(now);
  const outcome = work();
  outcomes.set(form, { outcome, until: now + TTL_MS });
  outcome.catch(() => outcomes.delete(form));
  return outcome;
}

/** A map keeps the order of insertion, so the oldest are its first. */
function forgetOld(now: number): void {
  for (const [form, { until }] of outcomes) {
    if (until > now && outcomes.size < MAX_OUTCOMES) return;
    outcomes.delete(form);
  }
}

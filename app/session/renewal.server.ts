import type { Tokens } from "~/provider/index.server";

/** How long the outcome of a renewal is given to requests that still carry the old cookie. */
const KEPT = 10 * 60 * 1000;

const renewals = new Map<string, Promise<Tokens>>();

/**
 * Renews tokens once for all requests that run side by side: a rotating provider accepts a refresh token only one time (contract §9.2).
 * A failed renewal is not kept.
 */
export function renewOnce(refresh: string, renew: (refresh: string) => Promise<Tokens>): Promise<Tokens> {
  const running = renewals.get(refresh);
  if (running) return running;
  const renewal = renew(refresh);
  renewals.set(refresh, renewal);
  renewal.then(
    () => setTimeout(() => renewals.delete(refresh), KEPT).unref(),
    () => renewals.delete(refresh),
  );
  return renewal;
}

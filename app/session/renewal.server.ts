import type { Tokens } from "~/provider/index.server";

/** How long the outcome of a renewal is given to requests that still carry the old cookie. */
const KEPT = 10 * 60 * 1000;

const renewals = new Map<string, Promise<Tokens>>();

/**
 * Renews the tokens of a session once for all requests that carry this access token: a rotating provider accepts a refresh
 * token only one time (contract §9.2), another one gives the same refresh token for ever. A failed renewal is not kept.
 */
export function renewOnce(access: string, renew: () => Promise<Tokens>): Promise<Tokens> {
  const running = renewals.get(access);
  if (running) return running;
  const renewal = renew();
  renewals.set(access, renewal);
  renewal.then(
    () => setTimeout(() => renewals.delete(access), KEPT).unref(),
    () => renewals.delete(access),
  );
  return renewal;
}

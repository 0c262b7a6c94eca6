import { claims, SessionExpired, type Tokens } from "~/provider/index.server";
import { linkLastUsed } from "./account-sessions.server";
import { client } from "./client.server";
import type { PortalSession } from "./cookie.server";
import { createOnce } from "./once.server";

/** How long the outcome of a renewal is kept for requests that still carry the old cookie. */
const TTL_MS = 10 * 60 * 1000;
/** How long before its expiry an access token is renewed. */
const RENEW_BEFORE_MS = 30_000;

const once = createOnce({ kind: "renewal", ttl: TTL_MS });

/**
 * Whether the provider's last tokens were valid by this machine's clock. If not, only the provider knows when a token is
 * over: it is renewed when it is refused.
 */
let isClockRight = true;

/**
 * Renews the tokens of a session, once for all requests that carry its access token: a rotating provider accepts a
 * refresh token only once (contract §9.2), another one returns the same refresh token for ever. A failed renewal is not
 * kept. Returns whether this request asked the provider rather than sharing another request's renewal.
 */
export async function renewTokens(session: PortalSession): Promise<boolean> {
  const { access = "", refresh = "" } = session;
  let isFresh = false;
  const tokens = await once<Tokens>(access, async () => {
    isFresh = true;
    const renewed = await renew(access, refresh);
    isClockRight = msLeft(renewed, Date.now()) > 0;
    return renewed;
  });
  Object.assign(session, tokens);
  return isFresh;
}

/** New tokens of the same account: with another one's the session would go on as another person's. */
async function renew(access: string, refresh: string): Promise<Tokens> {
  const renewed = await client.renew(refresh);
  if (claims(renewed.access)?.userId !== claims(access)?.userId) throw new SessionExpired("another account");
  return renewed;
}

/**
 * Renews tokens that are about to expire. A shared renewal may be about to expire too; what the provider returns now is
 * accepted as it is, in spite of clock differences. While the shared state is unavailable another process may already
 * have renewed the tokens, and the provider refuses the refresh token here: then the request continues with its access
 * token while that is valid, and calls `overtaken`, since the browser has newer tokens.
 */
export async function renewEnding(session: PortalSession, now: number, overtaken: () => void): Promise<void> {
  while (isClockRight && msLeft(session, now) < RENEW_BEFORE_MS) {
    const before = session.access;
    try {
      if ((await renewTokens(session)) || session.access === before) return;
    } catch (error) {
      if (error instanceof SessionExpired && msLeft(session, now) > 0) return overtaken();
      throw error;
    }
  }
}

/**
 * Proves that a session still belongs to its account: a provider refuses the renewal after the account's password was
 * set. A renewal before a link was used proves nothing, though other requests may share it.
 */
export async function prove(session: PortalSession, now: number): Promise<void> {
  const { access = "", refresh = "" } = session;
  const tokens = await once<Tokens>(`${access} ${await linkLastUsed()}`, () => renew(access, refresh));
  Object.assign(session, tokens, { proven: now });
}

const msLeft = ({ access = "" }: PortalSession, now: number): number => (claims(access)?.expiresAt ?? 0) - now;

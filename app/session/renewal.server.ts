import { SessionExpired, type Tokens } from "~/provider/index.server";
import { claims } from "~/provider/jwt.server";
import { client } from "./client.server";
import type { PortalSession } from "./cookie.server";
import { createOnce } from "./once.server";

/** How long the outcome of a renewal is given to requests that still carry the old cookie. */
const TTL_MS = 10 * 60 * 1000;
/** Milliseconds before its end at which an access token is renewed. */
const RENEW_BEFORE_MS = 30_000;

const once = createOnce({ kind: "renewal", ttl: TTL_MS });

/**
 * Renews the tokens of a session, once for all requests that carry its access token: a rotating provider accepts a refresh token only
 * one time (contract §9.2), another one gives the same refresh token for ever. A failed renewal is not kept. Tells whether this request
 * asked the provider; else it takes the outcome of another one's renewal.
 */
export async function renewTokens(session: PortalSession): Promise<boolean> {
  const { access = "", refresh = "" } = session;
  let isFresh = false;
  const tokens = await once<Tokens>(access, () => {
    isFresh = true;
    return client.renew(refresh);
  });
  Object.assign(session, tokens);
  return isFresh;
}

/**
 * Renews tokens that are about to end. An earlier renewal may be about to end too; what the provider gives now is taken as it is,
 * however the clocks differ. While the shared state is away another process may have renewed them already, and the provider refuses
 * it here: then the request goes on with the access token as long as that serves, and calls `overtaken`, since the browser has newer ones.
 */
export async function renewEnding(session: PortalSession, now: number, overtaken: () => void): Promise<void> {
  while (msLeft(session, now) < RENEW_BEFORE_MS) {
    const before = session.access;
    try {
      if ((await renewTokens(session)) || session.access === before) return;
    } catch (error) {
      if (error instanceof SessionExpired && msLeft(session, now) > 0) return overtaken();
      throw error;
    }
  }
}

/** Lets a session prove that it is still its account's: a provider refuses the renewal after the account's password was set. */
export async function prove(session: PortalSession, now: number): Promise<void> {
  await renewTokens(session);
  session.proven = now;
}

const msLeft = ({ access = "" }: PortalSession, now: number): number => (claims(access)?.expiresAt ?? 0) - now;

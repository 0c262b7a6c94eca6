import { sharedState } from "~/shared-state.server";
import { endedKey, endSession, heardOfEnd } from "./ended.server";

/** Longer than any session is in use, in milliseconds. */
const TTL_MS = 24 * 60 * 60 * 1000;
/** The sessions that are known of an account; the one that was not used for longest is forgotten first. */
const LIMITS_OF_ACCOUNT = { ttl: TTL_MS, most: 100 };
/** The characters of a User-Agent that are kept. */
const MAX_AGENT_CHARACTERS = 300;

/** Where a session is used from: the browser's address and its User-Agent, as far as they are known. */
interface SessionOrigin {
  address: string | null;
  agent: string;
}

interface KnownSession extends SessionOrigin {
  id: string;
  /** The time of its last request, in epoch milliseconds. */
  seen: number;
}

const nowhere: SessionOrigin = { address: null, agent: "" };

const sessionsKey = (user: number): string => `sessions:${user}`;
/** When the account's password was changed, and the session in which that was done. */
const changeKey = (user: number): string => `password:${user}`;
/** When a password was last set by a mailed link; whose, only the provider knows. */
const LINK_KEY = "password:link";

/** Notes that a session of an account is in use. */
export async function noteSession(id: string, user: number, now = Date.now(), origin = nowhere): Promise<void> {
  const known = { seen: now, address: origin.address, agent: origin.agent.slice(0, MAX_AGENT_CHARACTERS) };
  await sharedState.put(sessionsKey(user), id, JSON.stringify(known), LIMITS_OF_ACCOUNT);
}

/** Forgets a session that its person ended. */
export const forgetSession = (id: string, user: number): Promise<void> => sharedState.remove(sessionsKey(user), id);

/** The sessions of an account that were in use in the last `ms` milliseconds, the latest first. */
export async function sessionsOf(user: number, ms: number, now = Date.now()): Promise<KnownSession[]> {
  return (await knownSessions(user)).filter(({ seen }) => now - seen < ms);
}

/**
 * Whether a session may go on: it "ended", or the account's password was changed since it last proved that it is the account's; or it
 * must prove itself first, by a renewal, which a provider refuses after the account's password was set.
 */
export async function standingOf(id: string, user: number, proven: number): Promise<"good" | "unproven" | "ended"> {
  if (heardOfEnd(id)) return "ended";
  const [ended, change, link] = await sharedState.get([endedKey(id), changeKey(user), LINK_KEY]);
  const { at = 0, by } = change ? (JSON.parse(change) as { at: number; by?: string }) : {};
  if (ended || (at > proven && by !== id)) return "ended";
  return Number(link ?? 0) > proven ? "unproven" : "good";
}

/** Notes that somebody's password was set by a mailed link. */
export const noteLinkUsed = (now = Date.now()): Promise<void> => sharedState.set(LINK_KEY, String(now), TTL_MS);

/** Ends an account's sessions but the one given, after its password was changed; tells how many were in use in the last `ms`. */
export async function endSessionsOf(
  user: number,
  by: string | undefined,
  ms: number,
  now = Date.now(),
): Promise<number> {
  await sharedState.set(changeKey(user), JSON.stringify({ at: now, by }), TTL_MS);
  const others = (await knownSessions(user)).filter(({ id }) => id !== by);
  await Promise.all(others.flatMap(({ id }) => [endSession(id), forgetSession(id, user)]));
  return others.filter(({ seen }) => now - seen < ms).length;
}

async function knownSessions(user: number): Promise<KnownSession[]> {
  const entries = await sharedState.entries(sessionsKey(user));
  const known = entries.map(({ field, value }) => ({ id: field, ...(JSON.parse(value) as Omit<KnownSession, "id">) }));
  return known.sort((one, other) => other.seen - one.seen);
}

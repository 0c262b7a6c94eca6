import { sharedState } from "~/shared-state.server";
import { endedKey, endSession, heardOfEnd, LONGEST_IDLE_MS } from "./ended.server";

/** At most this many sessions are kept of an account; the least recently used is forgotten first. */
const LIMITS_OF_ACCOUNT = { ttl: LONGEST_IDLE_MS, most: 100 };
/** Longer User-Agents are cut. */
const MAX_AGENT_CHARACTERS = 300;

/** Where a session is used: the browser's address and its User-Agent, as far as they are known. */
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
/** When the account's password was changed, and by which session. */
const changeKey = (user: number): string => `password:${user}`;
/** When a password was last set by a mailed link; only the provider knows whose. */
const LINK_KEY = "password:link";

/** Notes that a session of an account is in use. */
export async function noteSession(id: string, user: number, now: number, origin = nowhere): Promise<void> {
  const known = { seen: now, address: origin.address, agent: origin.agent.slice(0, MAX_AGENT_CHARACTERS) };
  await sharedState.put(sessionsKey(user), id, JSON.stringify(known), LIMITS_OF_ACCOUNT);
}

/** Forgets a session that its owner has ended. */
export const forgetSession = (id: string, user: number): Promise<void> => sharedState.remove(sessionsKey(user), id);

/** The account's sessions used in the last `ms` milliseconds, the most recent first. */
export async function sessionsOf(user: number, ms: number, now = Date.now()): Promise<KnownSession[]> {
  return (await knownSessions(user)).filter(({ seen }) => now - seen < ms);
}

/**
 * Whether a session may continue. "ended": it was signed out, or the account's password was changed after the session
 * was last proven. "unproven": it must first be proven by a renewal, which a provider refuses after the account's
 * password was set.
 */
export async function standingOf(id: string, user: number, proven: number): Promise<"good" | "unproven" | "ended"> {
  if (heardOfEnd(id)) return "ended";
  const [ended, change, link] = await sharedState.get([endedKey(id), changeKey(user), LINK_KEY]);
  const { at = 0, by } = change ? (JSON.parse(change) as { at: number; by?: string }) : {};
  if (ended || (at > proven && by !== id)) return "ended";
  return Number(link ?? 0) > proven ? "unproven" : "good";
}

/** Notes that somebody's password was set by a mailed link. */
export const noteLinkUsed = (now = Date.now()): Promise<void> =>
  sharedState.set(LINK_KEY, String(now), LONGEST_IDLE_MS);

/** When that was last; 0 if nobody's was lately. */
export async function linkLastUsed(): Promise<number> {
  const [link] = await sharedState.get([LINK_KEY]);
  return Number(link ?? 0);
}

/**
 * Ends all sessions of an account but `by`, after its password was changed; returns how many of them were in use in the
 * last `ms` milliseconds.
 */
export async function endSessionsOf(
  user: number,
  by: string | undefined,
  ms: number,
  now = Date.now(),
): Promise<number> {
  await sharedState.set(changeKey(user), JSON.stringify({ at: now, by }), LONGEST_IDLE_MS);
  const others = (await knownSessions(user)).filter(({ id }) => id !== by);
  await Promise.all(others.flatMap(({ id }) => [endSession(id), forgetSession(id, user)]));
  return others.filter(({ seen }) => now - seen < ms).length;
}

async function knownSessions(user: number): Promise<KnownSession[]> {
  const entries = await sharedState.entries(sessionsKey(user));
  const known = entries.map(({ field, value }) => ({ id: field, ...(JSON.parse(value) as Omit<KnownSession, "id">) }));
  return known.sort((one, other) => other.seen - one.seen);
}

import { endSession } from "./ended.server";

/** The most sessions that are known at a time; the one that was not used for longest is forgotten first. */
const MAX_SESSIONS = 20_000;

/** Where a session is used from: the browser's address and its User-Agent, as far as they are known. */
export interface SessionOrigin {
  address: string | null;
  agent: string;
}

interface KnownSession extends SessionOrigin {
  user: number;
  seen: number;
}

/** The sessions that were used in this process, by id, in the order of their last request. Times are epoch milliseconds. */
const known = new Map<string, KnownSession>();

/** The characters of a User-Agent that are kept. */
const MAX_AGENT_CHARACTERS = 300;

const nowhere: SessionOrigin = { address: null, agent: "" };

/** By account: when its password was changed, and the session in which that was done. */
const changes = new Map<number, { at: number; by: string | undefined }>();

/** When a password was last set by a mailed link; whose, only the provider knows. */
let linkUsedAt = 0;

/** Notes that a session of an account is in use. */
export function noteSession(id: string, user: number, now = Date.now(), origin = nowhere): void {
  known.delete(id);
  known.set(id, { user, seen: now, address: origin.address, agent: origin.agent.slice(0, MAX_AGENT_CHARACTERS) });
  const [oldest] = known.keys();
  if (known.size > MAX_SESSIONS && oldest !== undefined) known.delete(oldest);
}

/** Forgets a session that its person ended. */
export function forgetSession(id: string): void {
  known.delete(id);
}

/** The sessions of an account that were in use in the last `ms` milliseconds, the latest first. */
export function sessionsOf(
  user: number,
  ms: number,
  now = Date.now(),
): (SessionOrigin & { id: string; seen: number })[] {
  return [...known]
    .filter(([, session]) => session.user === user && now - session.seen < ms)
    .map(([id, { seen, address, agent }]) => ({ id, seen, address, agent }))
    .reverse();
}

/** Whether the account's password was changed since the session last proved that it is the account's. */
export function isOutdated(id: string, user: number, proven: number): boolean {
  const change = changes.get(user);
  return change !== undefined && change.at > proven && change.by !== id;
}

/** Whether a session must prove itself: by a renewal, which a provider refuses after the account's password was set. */
export const mustProve = (proven: number): boolean => linkUsedAt > proven;

/** Notes that somebody's password was set by a mailed link. */
export function noteLinkUsed(now = Date.now()): void {
  linkUsedAt = now;
}

/** Ends an account's sessions but the one given, after its password was changed; tells how many were in use in the last `ms`. */
export function endSessionsOf(user: number, by: string | undefined, ms: number, now = Date.now()): number {
  changes.set(user, { at: now, by });
  const others = [...known].filter(([id, session]) => session.user === user && id !== by);
  for (const [id] of others) {
    endSession(id);
    known.delete(id);
  }
  return others.filter(([, { seen }]) => now - seen < ms).length;
}

import { endSessionsOf, noteLinkUsed } from "./account-sessions.server";
import type { RequestContext } from "./context.server";
import { idleMinutes } from "./idle-limit.server";

/**
 * Ends all sessions of the account but the current one, after its password was changed; returns how many were in use.
 */
export async function endOtherSessions({ session, provider }: RequestContext, user: number): Promise<number> {
  return endSessionsOf(user, session.id, (await idleMinutes(provider)) * 60_000);
}

/**
 * After a password was set by a mailed link, whose owner the provider does not tell: all sessions must be proven again,
 * the one in this browser ends, and whoever signs in here next is told what happened to the others.
 */
export async function notePasswordSet(context: RequestContext): Promise<void> {
  await noteLinkUsed();
  context.signOut();
  context.session.passwordSet = true;
}

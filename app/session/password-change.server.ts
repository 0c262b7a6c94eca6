import { endSessionsOf, noteLinkUsed } from "./account-sessions.server";
import type { RequestContext } from "./context.server";
import { idleMinutes } from "./idle-limit.server";

/** Ends an account's sessions but the one that asks, after its password was changed; tells how many were in use. */
export async function endOtherSessions({ session, provider }: RequestContext, user: number): Promise<number> {
  return endSessionsOf(user, session.id, (await idleMinutes(provider)) * 60_000);
}

/**
 * A password was set by a mailed link, whose the provider does not say: all sessions must prove themselves, the one at this browser
 * ends, and whoever signs in here next learns what became of the others.
 */
export async function notePasswordSet(context: RequestContext): Promise<void> {
  await noteLinkUsed();
  context.signOut();
  context.session.passwordSet = true;
}

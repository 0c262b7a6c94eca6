import type { SessionUser } from "~/provider/rows";

/** How long a user object is shared between the requests of a session, in milliseconds. */
const SHARED = 5_000;

const users = new Map<string, Promise<SessionUser>>();

/** The user object of an access token, read once for requests that come within a few seconds. */
export function shareUser(access: string, read: () => Promise<SessionUser>): Promise<SessionUser> {
  const shared = users.get(access);
  if (shared) return shared;
  const user = read();
  users.set(access, user);
  user.then(
    () => setTimeout(() => users.delete(access), SHARED).unref(),
    () => users.delete(access),
  );
  return user;
}

/** Makes the next request read the user object anew, after it was changed. */
export const forgetUser = (access: string): boolean => users.delete(access);

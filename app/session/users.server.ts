import type { SessionUser } from "~/provider/rows.server";
import { sharedState } from "~/shared-state.server";
import { memoizeFor } from "./memoize.server";

/** How long a user object is shared between the requests of a session. */
const SHARED_MS = 5_000;

const users = memoizeFor<SessionUser>(SHARED_MS);

const CHANNEL = "user";
sharedState.subscribe(CHANNEL, users.forget);

/** The user object of an access token, read once for requests within a few seconds. */
export const shareUser = users.share;

/** Makes the next request read the user object again, after it was changed. */
export const forgetUser = (access: string): Promise<void> => sharedState.publish(CHANNEL, access);

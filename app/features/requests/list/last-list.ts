import { requestListPath } from "~/paths";
import type { SignedIn } from "~/session/guards.server";

/** The cookie with the last query of a person's request list. */
export const LIST_COOKIE = "requests";

/** The request list as the person last saw it: request pages return to it, also after an action. */
export const lastListPath = (context: Pick<SignedIn, "role" | "readOwn">): string =>
  requestListPath(context.role) + (context.readOwn(LIST_COOKIE) ?? "");

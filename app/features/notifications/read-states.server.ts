import { maySeeRequests } from "~/inventory/requests/read-history.server";
import { requestState } from "~/inventory/requests/rows.server";
import { stateOf } from "~/inventory/requests/transitions";
import type { SignedIn } from "~/session/guards.server";
import { nullIf, UNREADABLE } from "~/session/thrown-answer";

/** How many of the newest requests are read: notifications are usually about these. */
const MAX_REQUESTS = 100;
/** How old the states may be; actions in the portal and what the provider announces refresh them. */
const MAX_AGE_MS = 30_000;

/**
 * Reads the newest requests in one call and returns a function that gives the states of requests by id. Requests that
 * were not read are left out: all of them if the reader may not see requests or the provider does not answer.
 */
export async function readStates(
  context: Pick<SignedIn, "provider" | "role" | "user">,
): Promise<(requests: readonly (number | null)[]) => Record<number, string>> {
  const newest = { ordering: "-created_at", limit: MAX_REQUESTS, offset: 0 };
  const recent = context.provider.recent(MAX_AGE_MS);
  const reading = maySeeRequests(context) ? recent.list("activities", requestState, newest) : null;
  const page = reading && (await nullIf(reading, ...UNREADABLE));
  const known = page?.results.filter(({ status }) => status !== "") ?? [];
  return (requests) =>
    Object.fromEntries(
      known.filter(({ id }) => requests.includes(id)).map((request) => [request.id, stateOf(request)]),
    );
}

import { z } from "zod";
import { maySeeRequests } from "~/inventory/requests/read-history.server";
import { stateOf } from "~/inventory/requests/transitions";
import { flag, id, text } from "~/provider/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { nullIf } from "~/session/thrown-answer";

/** The newest requests that are looked at: what is notified is about these, as a rule. */
const MAX_REQUESTS = 100;

const stateRow = z
  .object({ id, status: text, status_key: flag })
  .transform(({ status_key: isDone, ...row }) => ({ ...row, isDone }));

/**
 * Tells in which state requests are, by their ids, as far as one call knows; nothing where the reader may not see requests or the provider
 * does not answer.
 */
export async function readStates(
  context: Pick<SignedIn, "provider" | "role" | "user">,
): Promise<(requests: readonly (number | null)[]) => Record<number, string>> {
  const newest = { ordering: "-created_at", limit: MAX_REQUESTS, offset: 0 };
  const reading = maySeeRequests(context) ? context.provider.list("activities", stateRow, newest) : null;
  const page = reading && (await nullIf(reading, "missing", "refused", "unavailable"));
  const told = page?.results.filter(({ status }) => status !== "") ?? [];
  return (requests) =>
    Object.fromEntries(told.filter(({ id }) => requests.includes(id)).map((request) => [request.id, stateOf(request)]));
}

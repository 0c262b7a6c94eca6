import { dismantleRow } from "~/features/requests/kinds/dismantle/rows.server";
import type { Interconnection } from "~/inventory/interconnections/rows.server";
import { maySeeRequests } from "~/inventory/requests/read-history.server";
import type { Reading } from "~/session/guards.server";
import { nullIf, UNREADABLE } from "~/session/thrown-answer";

/** At most this many requests are searched; more than a few are only sent by a provider that ignores the filter. */
const MAX_ROWS = 100;

/** The request by which an interconnection was dismantled; null if it was not, or the reader may not see it. */
export async function readDismantle(context: Reading, { id, status }: Interconnection) {
  if (status !== "D" || !maySeeRequests(context)) return null;
  const query = { crossconnect_id: id, ordering: "-id", limit: MAX_ROWS };
  const reading = context.provider.list("dismantle", dismantleRow, query);
  const page = await nullIf(reading, ...UNREADABLE);
  const own = page?.results.flatMap(({ crossconnect, activities, activities_number: number }) =>
    crossconnect === id && activities !== null ? [{ id: activities, number }] : [],
  );
  return own?.sort((a, b) => b.id - a.id)[0] ?? null;
}

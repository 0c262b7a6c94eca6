import { entryOf, type HistoryEntry, newestFirst } from "~/features/requests/history";
import type { RequestEvent } from "~/inventory/requests/rows.server";
import { m } from "~/inventory/interconnections/messages";
import type { Interconnection } from "~/inventory/interconnections/rows.server";

/**
 * The newest first: the actions on the request that made it and the interconnection's own days. Where the provider tells no actions, it
 * begins with the time of the request.
 */
export function historyOf(row: Interconnection, events: readonly RequestEvent[]): HistoryEntry[] {
  const own = [
    { at: events.length === 0 ? row.createdAt : null, what: m.requested, precise: true },
    { at: row.connectDate, what: m.connected, precise: false },
    { at: row.dismantleDate, what: m.dismantled, precise: false },
  ].filter(({ at }) => at !== null);
  return newestFirst([...own, ...events.map(entryOf)]);
}

/** The state of its request by the newest action; null where none is told. */
export const stateNow = (history: readonly HistoryEntry[]): string | null =>
  history.find((entry) => "status" in entry)?.status ?? null;

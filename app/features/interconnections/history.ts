import { entryOf, type HistoryEntry, newestFirst } from "~/features/requests/history";
import type { RequestEvent } from "~/inventory/requests/rows.server";
import { m } from "~/inventory/interconnections/messages";
import type { Interconnection } from "~/inventory/interconnections/rows.server";

/**
 * The newest first: the actions on the request that created it and the interconnection's own dates. If the provider
 * sends no actions, it starts with the request's filing.
 */
export function historyOf(row: Interconnection, events: readonly RequestEvent[]): HistoryEntry[] {
  const own = [
    { at: events.length === 0 ? row.createdAt : null, what: m.requested, precise: true },
    { at: row.connectDate, what: m.connected, precise: false },
    { at: row.dismantleDate, what: m.dismantled, precise: false },
  ].filter(({ at }) => at !== null);
  return newestFirst([...own, ...events.map(entryOf)]);
}

/** The state of its request after the newest action; null if there is none. */
export const stateNow = (history: readonly HistoryEntry[]): string | null =>
  history.find((entry) => "status" in entry)?.status ?? null;

/** Whether the tenant at the other end of a Cross Connect has yet to choose, as far as its request's history tells. */
export const isUnchosen = (history: readonly HistoryEntry[]): boolean =>
  stateNow(history) !== null && !history.some((entry) => "status" in entry && entry.status.startsWith("AP"));

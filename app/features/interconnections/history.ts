import { z } from "zod";
import { statusCode } from "~/features/dashboard/dashboard";
import { moment, text } from "~/provider/rows";
import type { Interconnection } from "./interconnection";
import { m } from "./messages";
import type { Message } from "~/language/language";

/** One act on the request that an interconnection was made by (contract §11 "History"). */
export const requestEvent = z.object({
  created_at: moment,
  user_name: text,
  from_group: text,
  status: text,
  status_key: text,
  reason: text,
});
export type RequestEvent = z.output<typeof requestEvent>;

/** An entry of the history: what became of the request, or of the interconnection itself on a day. */
export type HistoryEntry =
  | { at: string | null; what: Message; precise: boolean }
  | { at: string | null; status: string; who: string; ofNoc: boolean; reason: string };

/**
 * The newest first: the acts on the request and the interconnection's own days. Where the provider tells no acts, it
 * begins with the time of the request.
 */
export function historyOf(row: Interconnection, events: readonly RequestEvent[]): HistoryEntry[] {
  const own = [
    { at: events.length === 0 ? row.createdAt : null, what: m.requested, precise: true },
    { at: row.connectDate, what: m.connected, precise: false },
    { at: row.dismantleDate, what: m.dismantled, precise: false },
  ].filter(({ at }) => at !== null);
  const acts = events.map((event) => ({
    at: event.created_at,
    status: statusCode(event),
    who: event.user_name,
    ofNoc: event.from_group === "admin",
    reason: event.reason,
  }));
  return [...acts, ...own].sort((a, b) => timeOf(b) - timeOf(a));
}

/** A day alone counts from its end: what made it so was done earlier on it. */
function timeOf({ at, ...entry }: HistoryEntry): number {
  if (at === null) return 0;
  return Date.parse("precise" in entry && !entry.precise ? `${at}T23:59:59+07:00` : at);
}

import { shiftedDay, today } from "~/language/dates";
import type { Reads } from "~/provider/index.server";
import { isLatestFirst } from "~/inventory/requests/request";
import { type ListedRequest, listedRequest } from "~/inventory/requests/rows.server";

/** The events of a request's life in order, with the field that has their time, here and at the provider. */
const events = {
  filed: { at: "createdAt", sortedBy: "created_at" },
  approved: { at: "approvedAt", sortedBy: "approval_time" },
  done: { at: "doneAt", sortedBy: "done_time" },
  closed: { at: "closedAt", sortedBy: "close_time" },
} as const satisfies Record<string, { at: keyof ListedRequest; sortedBy: string }>;
export type TodaysEvent = keyof typeof events;

/** Today's requests by event, the latest first; `atLeast`: there may be more. */
export type Today = Record<TodaysEvent, { requests: ListedRequest[]; atLeast: boolean }>;

/** The number of requests read per status. */
const MAX_ROWS = 100;

/**
 * Requests that were filed, approved, done and closed today. The contract only filters by filing date: for the others
 * the latest requests in the status are read, and their own times decide.
 */
export async function readToday(provider: Reads): Promise<Today> {
  const day = today();
  // Rows have their times as ISO strings in UTC.
  const midnightOf = (one: string) => new Date(`${one}T00:00:00+07:00`).toISOString();
  const [begin, end] = [midnightOf(day), midnightOf(shiftedDay(day, 1))];
  const list = async (event: TodaysEvent, query: object) => {
    const { at, sortedBy } = events[event];
    const asked = { ordering: `-${sortedBy}`, limit: MAX_ROWS, ...query };
    const { count, results } = await provider.list("activities", listedRequest, asked);
    const times = results.map((request) => request[at]);
    const last = times.at(-1) ?? null;
    const isAll = results.length >= count;
    return { results, isAll, atLeast: !isAll && !(isLatestFirst(times) && last !== null && last < begin) };
  };
  const [filed, approved, forwarded, suspended, closed, dismantled] = await Promise.all([
    list("filed", { start_date: day }),
    list("approved", { filter_status: "AP" }),
    // What is approved may wait for its destination or be suspended by now.
    list("approved", { filter_status: "WD" }),
    list("approved", { filter_status: "SU" }),
    list("closed", { filter_status: "CL" }),
    list("closed", { filter_status: "DS" }),
  ]);
  const done = approved.isAll ? approved : await list("done", { filter_status: "AP" });
  const parts = [filed, approved, forwarded, suspended, done, closed, dismantled];
  const read = new Map(parts.flatMap(({ results }) => results.map((request) => [request.id, request])));
  const onThisDay = (event: TodaysEvent, ...parts: { atLeast: boolean }[]) => {
    const { at } = events[event];
    const requests = [...read.values()]
      .filter(({ [at]: time }) => time !== null && begin <= time && time < end)
      .sort((a, b) => (b[at] ?? "").localeCompare(a[at] ?? ""));
    return { requests, atLeast: parts.some(({ atLeast }) => atLeast) };
  };
  return {
    filed: onThisDay("filed", filed),
    approved: onThisDay("approved", approved, forwarded, suspended, closed, dismantled),
    done: onThisDay("done", done, closed, dismantled),
    closed: onThisDay("closed", closed, dismantled),
  };
}

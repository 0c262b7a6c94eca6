import { z } from "zod";
import type { Message } from "~/language/language";
import type { Provider } from "~/provider/index.server";
import { listOf, moment, text } from "~/provider/rows";
import { ifTold } from "./if-told";
import type { Request } from "./request";
import { stateOf } from "./transitions";

/** One act on a request (contract §11 "History"). */
export const requestEvent = z.object({
  created_at: moment,
  user_name: text,
  from_group: text,
  action: text,
  status: text,
  status_key: text,
  reason: text,
});
export type RequestEvent = z.output<typeof requestEvent>;

/** An entry of a history: what a request became and by whom, or what happened on a day or at a precise time. */
export type HistoryEntry =
  | { at: string | null; what: Message; precise: boolean }
  | { at: string | null; action: string; status: string; who: string; ofNoc: boolean; reason: string };

/** The acts on a request; none where the provider does not tell them or keeps the request from the reader (contract §8, §11). */
export const readEvents = async (provider: Provider, request: number): Promise<RequestEvent[]> =>
  (await ifTold(provider.read(`activities/${request}/history`, listOf(requestEvent)))) ?? [];

/** An act as a history tells it. */
export const entryOf = (event: RequestEvent): HistoryEntry => ({
  at: event.created_at,
  action: event.action,
  status: stateOf(event),
  who: event.user_name,
  ofNoc: event.from_group === "admin",
  reason: event.reason,
});

/** The history of a request, the newest first: its acts, or what its own dates and names tell where there are none (contract §11). */
export function historyOf(request: Request, events: readonly RequestEvent[]): HistoryEntry[] {
  if (events.length > 0) return newestFirst(events.map(entryOf));
  const { created_at, approval_time, done_time, close_time, status } = request;
  const told = [
    { at: created_at, action: "create", status: "OR", who: request.requestby_name, ofNoc: false, reason: "" },
    { at: approval_time, action: "approve", status: "AP0", who: request.approvalby_name, ofNoc: true, reason: "" },
    { at: done_time, action: "done", status: "AP1", who: request.doneby_name, ofNoc: true, reason: "" },
    {
      at: close_time,
      action: "close",
      status: status === "DS" ? "DS" : "CL",
      who: request.closeby_name,
      ofNoc: false,
      reason: "",
    },
  ];
  return newestFirst(told.filter(({ at }) => at !== null));
}

/** The newest first; what happened on a day alone counts from its end: what made it so was done earlier on it. */
export const newestFirst = (entries: readonly HistoryEntry[]): HistoryEntry[] =>
  [...entries].reverse().sort((a, b) => timeOf(b) - timeOf(a));

function timeOf({ at, ...entry }: HistoryEntry): number {
  if (at === null) return 0;
  return Date.parse("precise" in entry && !entry.precise ? `${at}T23:59:59+07:00` : at);
}

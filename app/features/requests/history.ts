import type { Message } from "~/language/language";
import type { KindName } from "~/inventory/requests/kinds";
import { reasonOf } from "~/inventory/requests/request";
import type { RequestEvent, RequestRow } from "~/inventory/requests/rows.server";
import { type Action, type State, stateOf } from "~/inventory/requests/transitions";

/** An entry of a history: what a request became and by whom, or what happened on a day or at a precise time. */
export type HistoryEntry =
  | { at: string | null; what: Message; precise: boolean }
  | { at: string | null; action: string; status: string; who: string; ofNoc: boolean; reason: string };

/** An action as a history tells it. */
export const entryOf = (event: RequestEvent): HistoryEntry => ({
  at: event.created_at,
  action: event.action,
  status: stateOf(event),
  who: event.user_name,
  ofNoc: event.from_group === "admin",
  reason: event.reason,
});

/** The history of a request, the newest first: its actions, or what its own dates and names tell where there are none (contract §11). */
export function historyOf(request: RequestRow, events: readonly RequestEvent[]): HistoryEntry[] {
  if (events.length > 0) return newestFirst(events.map(entryOf));
  const { created_at, done_time, close_time, status } = request;
  const told = [
    { at: created_at, action: "create", status: "OR", who: request.requestby_name, ofNoc: false, reason: "" },
    approvalEntry(request),
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
  return [...haltEntries(request), ...newestFirst(told.filter(({ at }) => at !== null))];
}

/** The approval that a request itself tells of. */
function approvalEntry(request: RequestRow): HistoryEntry {
  const { approval_time: at, approvalby_name: who } = request;
  if (tellsOtherEnd(request)) return { at, action: "app_cc", status: "AP0", who, ofNoc: false, reason: "" };
  return { at, action: "approve", status: isCrossConnect(request) ? "WD" : "AP0", who, ofNoc: true, reason: "" };
}

const halts = { RJ: "reject", CN: "cancel", SU: "suspend" } as const satisfies Partial<Record<State, Action>>;

/** What a request has come to without telling when, or by whom. */
const haltEntries = (request: RequestRow): HistoryEntry[] =>
  Object.entries(halts)
    .filter(([status]) => status === request.status)
    .map(([status, action]) => ({ at: null, action, status, who: "", ofNoc: false, reason: reasonOf(request) }));

const isCrossConnect = ({ activitytype_type }: RequestRow): boolean =>
  activitytype_type === ("Cross Connect" satisfies KindName);

/** A Cross Connect beyond WD tells the approval of the tenant at its other end in place of the NOC's. */
const tellsOtherEnd = (request: RequestRow): boolean =>
  isCrossConnect(request) && ["AP", "SU", "CL", "DS"].includes(request.status);

/** When the NOC approved a request and who did; nothing where neither its actions nor it itself tell. */
export function nocApproval(request: RequestRow, events: readonly RequestEvent[]): { at: string | null; who: string } {
  const event = events.find(({ action, from_group }) => action === "approve" && from_group === "admin");
  if (event) return { at: event.created_at, who: event.user_name };
  if (tellsOtherEnd(request)) return { at: null, who: "" };
  return { at: request.approval_time, who: request.approvalby_name };
}

/** The newest first; what happened on a day alone counts from its end: what made it so was done earlier on it. */
export const newestFirst = (entries: readonly HistoryEntry[]): HistoryEntry[] =>
  [...entries].reverse().sort((a, b) => timeOf(b) - timeOf(a));

function timeOf({ at, ...entry }: HistoryEntry): number {
  if (at === null) return 0;
  return Date.parse("precise" in entry && !entry.precise ? `${at}T23:59:59+07:00` : at);
}

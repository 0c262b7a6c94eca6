import type { Message } from "~/language/language";
import type { KindName } from "~/inventory/requests/kinds";
import { reasonOf } from "~/inventory/requests/request";
import type { RequestEvent, RequestRow } from "~/inventory/requests/rows.server";
import { type Action, type State, stateOf } from "~/inventory/requests/transitions";

/** An entry of a history: a request's new state and the person, or an event of a day or an exact time. */
export type HistoryEntry =
  | { at: string | null; what: Message; precise: boolean }
  | { at: string | null; action: string; status: string; who: string; ofNoc: boolean; reason: string };

/** An action as a history entry. */
export const entryOf = (event: RequestEvent): HistoryEntry => ({
  at: event.createdAt,
  action: event.action,
  status: stateOf(event),
  who: event.userName,
  ofNoc: event.side === "admin",
  reason: event.reason,
});

/**
 * The history of a request, the newest first: its actions, or its own dates and names if it has none (contract §11).
 */
export function historyOf(request: RequestRow, events: readonly RequestEvent[]): HistoryEntry[] {
  if (events.length > 0) return newestFirst(events.map(entryOf));
  const { status } = request;
  const approved = isCrossConnect(request) ? "WD" : "AP0";
  const closed = status === "DS" ? "DS" : "CL";
  const entries = [
    ...entriesOf("create", "OR", { at: request.createdAt, who: request.filedBy }),
    ...entriesOf("approve", approved, nocApproval(request, [])),
    ...destinationApproval(request),
    ...entriesOf("done", "AP1", { at: request.doneAt, who: request.doneBy }),
    ...entriesOf("close", closed, { at: request.closedAt, who: request.closedBy }),
  ];
  return [...haltEntries(request), ...entries.reverse()];
}

const ofNoc: readonly string[] = ["approve", "done"] satisfies Action[];

/** An entry from a request's own fields; none if the time is unknown. */
const entriesOf = (action: Action | "create", status: State, { at, who }: ActionTaken): HistoryEntry[] =>
  at === null ? [] : [{ at, action, status, who, ofNoc: ofNoc.includes(action), reason: "" }];

/** The approval of the tenant at the other end, also shown if neither time nor person is known (contract §12). */
function destinationApproval(request: RequestRow): HistoryEntry[] {
  const { approvedAt, destinationApprovedAt: at, destinationApprovedBy: who, status } = request;
  const isThrough = ["AP", "CL", "DS"].includes(status) || (status === "SU" && approvedAt !== null);
  if (!isCrossConnect(request) || !(isThrough || at !== null)) return [];
  return [{ at, action: "app_cc", status: "AP0", who, ofNoc: false, reason: "" }];
}

const halts = { RJ: "reject", CN: "cancel", SU: "suspend" } as const satisfies Partial<Record<State, Action>>;

/** The request's end or suspension, whose time and person are unknown. */
const haltEntries = (request: RequestRow): HistoryEntry[] =>
  Object.entries(halts)
    .filter(([status]) => status === request.status)
    .map(([status, action]) => ({ at: null, action, status, who: "", ofNoc: false, reason: reasonOf(request) }));

const isCrossConnect = ({ kind }: RequestRow): boolean => kind === ("Cross Connect" satisfies KindName);

/** When an action was taken, and by whom. */
interface ActionTaken {
  at: string | null;
  who: string;
}

/**
 * When the NOC approved a request and who did; empty if neither its actions nor its fields tell. A provider may
 * overwrite the approval when the tenant at the other end approves: then it is not the NOC's.
 */
export function nocApproval(request: RequestRow, events: readonly RequestEvent[]): ActionTaken {
  const event = events.find(({ action, side }) => action === "approve" && side === "admin");
  if (event) return { at: event.createdAt, who: event.userName };
  const { approvedAt: at, approvedBy: who, destinationApprovedAt } = request;
  return at !== null && at === destinationApprovedAt ? { at: null, who: "" } : { at, who };
}

/** The newest first; an event of a day counts as its end, since its cause happened earlier that day. */
export const newestFirst = (entries: readonly HistoryEntry[]): HistoryEntry[] =>
  [...entries].reverse().sort((a, b) => timeOf(b) - timeOf(a));

function timeOf({ at, ...entry }: HistoryEntry): number {
  if (at === null) return 0;
  return Date.parse("precise" in entry && !entry.precise ? `${at}T23:59:59+07:00` : at);
}

import type { Message } from "~/language/language";
import type { Role } from "~/session/permissions";
import { kindOf } from "~/inventory/requests/kinds";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { isOpen, type Status, statuses } from "~/inventory/requests/status";
import { type Participant, stateOf, states, turnOf, turns } from "~/inventory/requests/transitions";
import { m } from "./messages";

/** The tabs of the request list: requests that wait for the reader, for somebody else, both, and all. */
export const tabs = {
  waiting: m.waitingForMe,
  work: m.inWork,
  open: m.open,
  all: m.all,
} as const satisfies Record<string, Message>;
export type Tab = keyof typeof tabs;

/** The tab in a list's URL; without one it is the whole list, as for every list. */
export function tabOf(params: URLSearchParams): Tab {
  const asked = params.get("tab");
  return asked === "waiting" || asked === "work" || asked === "open" ? asked : "all";
}

/** The number of requests per tab; `all` is null if the current list is the whole one. */
export interface TabCounts {
  waiting: number;
  work: number;
  open: number;
  all: number | null;
  /** Statuses of which only the first `most` requests were examined; "any": of all requests. */
  cut: (Status | "any")[];
  most: number;
}

/** The statuses of which a tab lacks requests: what is open need not be examined where the status tells it. */
export const cutIn = (tab: Tab, { cut }: TabCounts): TabCounts["cut"] =>
  tab === "all" ? [] : tab === "open" ? cut.filter((status) => status === "any") : cut;

/** The participants of a side. */
const participantsOn: Readonly<Record<Role, readonly Participant[]>> = {
  admin: ["admin"],
  tenant: ["owner", "destination"],
};

/** Whether a request waits for this participant; an unknown kind waits for the NOC only. */
export const waitsFor = (participant: Participant, request: RequestRow): boolean =>
  turnOf(request.kind, stateOf(request)) === participant &&
  (participant === "admin" || kindOf(request.kind) !== undefined);

/** The statuses of open requests. */
export const openStatuses = (Object.keys(statuses) as Status[]).filter(isOpen);

/** Which requests in a status wait for a side, except those of read-only kinds: for "some", each must be examined. */
export function waitingIn(role: Role, status: Status): "all" | "some" | "none" {
  const turn = participantsOn[role].flatMap((participant) =>
    states.filter((state) => state.startsWith(status)).map((state) => turns[state] === participant),
  );
  return turn.every(Boolean) ? "all" : turn.some(Boolean) ? "some" : "none";
}

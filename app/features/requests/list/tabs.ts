import type { Message } from "~/language/language";
import type { Role } from "~/session/permissions";
import { kindOf } from "~/inventory/requests/kinds";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { isOpen, type Status, statuses } from "~/inventory/requests/status";
import { type Participant, stateOf, states, turnOf, turns } from "~/inventory/requests/transitions";
import { m } from "./messages";

/** The lists of requests: those whose turn is the reader's, those that wait for somebody else, and all. */
export const tabs = {
  waiting: m.waitingForMe,
  work: m.inWork,
  all: m.all,
} as const satisfies Record<string, Message>;
export type Tab = keyof typeof tabs;

/** The tab that a list's URL asks for; a URL without one means the whole list, as it does for every list. */
export function tabOf(params: URLSearchParams): Tab {
  const asked = params.get("tab");
  return asked === "waiting" || asked === "work" ? asked : "all";
}

/** How many requests the tabs have; `all` is null where the list at hand is all of them. */
export interface TabCounts {
  waiting: number;
  work: number;
  all: number | null;
  /** Statuses of which only the first `most` requests were looked at, though there are more. */
  cut: Status[];
  most: number;
}

/** The parts that a side may have in a request. */
const participantsOn: Readonly<Record<Role, readonly Participant[]>> = {
  admin: ["admin"],
  tenant: ["owner", "destination"],
};

/** Whether a request waits for this part; a kind that the portal does not know waits for the NOC alone. */
export const waitsFor = (part: Participant, request: RequestRow): boolean =>
  turnOf(request.kind, stateOf(request)) === part && (part === "admin" || kindOf(request.kind) !== undefined);

/** The statuses of requests that are not over. */
export const openStatuses = (Object.keys(statuses) as Status[]).filter(isOpen);

/** How many of the requests in a status wait for a side: where it is some of them, each must be looked at. */
export function waitingIn(role: Role, status: Status): "all" | "some" | "none" {
  const turn = participantsOn[role].flatMap((part) =>
    states.filter((state) => state.startsWith(status)).map((state) => turns[state] === part),
  );
  return turn.every(Boolean) ? "all" : turn.some(Boolean) ? "some" : "none";
}

import type { Role } from "~/session/permissions";
import { type KindName, kindOf } from "./kinds";

/** A request's status with its key: AP0 is approved and waits for completion, AP1 is done (spec 2 §4). */
export const states = ["OR", "OP", "WL", "WD", "AP0", "AP1", "RJ", "CL", "DS", "SU", "CN"] as const;
export type State = (typeof states)[number];

/** Who acts: the NOC, the tenant that asks, or the tenant at the other end of the interconnection. */
export type Participant = "admin" | "owner" | "destination";

/** The side of the portal that a part is on. */
export const roleOf = (part: Participant): Role => (part === "admin" ? "admin" : "tenant");

export const actions = [
  "approve",
  "app_cc",
  "waiting",
  "open",
  "reject",
  "suspend",
  "resume",
  "cancel",
  "done",
  "close",
] as const;
export type Action = (typeof actions)[number];

/** What a request's state is told by. */
interface Status {
  status: string;
  isDone: boolean;
}

export interface Transition {
  action: Action;
  by: Participant;
  from: readonly State[];
  /** The provider refuses the action without a reason. */
  needsReason?: true;
}

/** Every action on a request, by whom and when (contract §5, §11). What it leads to is the provider's to say. */
export const transitions: readonly Transition[] = [
  { action: "approve", by: "admin", from: ["OR", "WL", "OP"] },
  { action: "done", by: "admin", from: ["AP0"] },
  { action: "resume", by: "admin", from: ["SU"] },
  { action: "waiting", by: "admin", from: ["OR"] },
  { action: "open", by: "admin", from: ["WL"] },
  { action: "suspend", by: "admin", from: ["OR", "AP0"], needsReason: true },
  { action: "reject", by: "admin", from: ["OR", "WL", "OP", "WD"], needsReason: true },
  { action: "app_cc", by: "destination", from: ["WD"] },
  { action: "reject", by: "destination", from: ["WD"], needsReason: true },
  { action: "close", by: "owner", from: ["AP1"] },
  { action: "cancel", by: "owner", from: ["OR", "WL", "OP"], needsReason: true },
];

/** Whether requests of a kind are only read. */
export const isReadOnly = (kind: string): boolean => kindOf(kind)?.isReadOnly === true;

/** The actions that this part may do on a request now, the first one first. */
export function transitionsFor(request: Status & { kind: string }, part: Participant): Transition[] {
  if (isReadOnly(request.kind)) return [];
  const state = stateOf(request);
  return transitions.filter(({ by, from }) => by === part && from.some((one) => one === state));
}

/** Whose turn it is in each state; in the others nobody has to do anything now. */
export const turns: Readonly<Partial<Record<State, Participant>>> = {
  OR: "admin",
  OP: "admin",
  WD: "destination",
  AP0: "admin",
  AP1: "owner",
};

/** Whose turn it is; null where a request of this kind and state waits for no one, or the portal does not know the state. */
export function turnOf(kind: string, state: string): Participant | null {
  const known = states.find((one) => one === state);
  return known && !isReadOnly(kind) ? (turns[known] ?? null) : null;
}

/** A request's state; a status that the portal does not know stays as it came. */
export const stateOf = ({ status, isDone }: Status): string => (status === "AP" ? `AP${isDone ? 1 : 0}` : status);

/** Whether a request has got as far as an approval. */
export const hasBeenApproved = ({ status }: Pick<Status, "status">): boolean => ["AP", "CL", "DS"].includes(status);

const unchosen: readonly string[] = ["OR", "OP", "WL", "WD", "RJ", "CN"] satisfies State[];

/** Whether the other end of a Cross Connect is not chosen, or never was: its tenant chooses it once the NOC has approved. */
export const isDestinationOpen = (request: Status & { kind: string; approvedAt: string | null }): boolean =>
  request.kind === ("Cross Connect" satisfies KindName) &&
  (unchosen.includes(stateOf(request)) || (request.status === "SU" && request.approvedAt === null));

const doneOrOver: readonly string[] = ["AP1", "CL", "DS", "RJ", "CN"] satisfies State[];

/** Whether the work of a request still lies ahead: it is not done, and nobody has refused or cancelled it. */
export const isPending = (state: string): boolean => !doneOrOver.includes(state);

/** Whether its tenant may write a trouble ticket about a request: it is open, approved or on hold, and not done (spec 2 §4). */
export const canHaveTicket = (state: string): boolean => ["SU", "OR", "AP0"].includes(state);

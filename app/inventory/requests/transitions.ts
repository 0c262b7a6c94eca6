import type { Role } from "~/session/permissions";
import { type KindName, kindOf } from "./kinds";

/** A request's status extended by `isDone`: AP0 is approved and not completed, AP1 is done (spec 2 §4). */
export const states = ["OR", "OP", "WL", "WD", "AP0", "AP1", "RJ", "CL", "DS", "SU", "CN"] as const;
export type State = (typeof states)[number];

/** Who acts: the NOC, the requesting tenant, or the tenant at the other end of the interconnection. */
export type Participant = "admin" | "owner" | "destination";

/** The side of the portal that a participant is on. */
export const roleOf = (participant: Participant): Role => (participant === "admin" ? "admin" : "tenant");

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

/** The fields that determine a request's state. */
interface Status {
  status: string;
  isDone: boolean;
}

export interface Transition {
  action: Action;
  by: Participant;
  from: readonly State[];
  /** The provider refuses this action without a reason. */
  needsReason?: true;
}

/**
 * Every action on a request, with who may do it and when (contract §5, §11). The provider decides which state follows.
 */
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

/** Whether requests of a kind are read-only. */
export const isReadOnly = (kind: string): boolean => kindOf(kind)?.isReadOnly === true;

/** The actions that this participant may take on a request now, the main one first. */
export function transitionsFor(request: Status & { kind: string }, participant: Participant): Transition[] {
  if (isReadOnly(request.kind)) return [];
  const state = stateOf(request);
  return transitions.filter(({ by, from }) => by === participant && from.some((one) => one === state));
}

/** Whose turn it is in each state; in the other states nobody has anything to do. */
export const turns: Readonly<Partial<Record<State, Participant>>> = {
  OR: "admin",
  OP: "admin",
  WD: "destination",
  AP0: "admin",
  AP1: "owner",
};

/** Whose turn it is; null if a request of this kind and state waits for nobody, or the state is unknown. */
export function turnOf(kind: string, state: string): Participant | null {
  const known = states.find((one) => one === state);
  return known && !isReadOnly(kind) ? (turns[known] ?? null) : null;
}

/** A request's state; an unknown status stays as it came. */
export const stateOf = ({ status, isDone }: Status): string => (status === "AP" ? `AP${isDone ? 1 : 0}` : status);

/** Whether a request was ever approved. */
export const hasBeenApproved = ({ status }: Pick<Status, "status">): boolean => ["AP", "CL", "DS"].includes(status);

const unchosen: readonly string[] = ["OR", "OP", "WL", "WD", "RJ", "CN"] satisfies State[];

/** Whether the other end of a Cross Connect has not been chosen; its tenant chooses it after the NOC's approval. */
export const isDestinationOpen = (request: Status & { kind: string; approvedAt: string | null }): boolean =>
  request.kind === ("Cross Connect" satisfies KindName) &&
  (unchosen.includes(stateOf(request)) || (request.status === "SU" && request.approvedAt === null));

/** Whether the tenant at the other end of a Cross Connect has yet to answer, now or after the NOC's approval. */
export const isDestinationAwaited = (request: Parameters<typeof isDestinationOpen>[0]): boolean =>
  isDestinationOpen(request) && isPending(stateOf(request));

const doneOrOver: readonly string[] = ["AP1", "CL", "DS", "RJ", "CN"] satisfies State[];

/** Whether the work of a request is still to be done: it is not done, refused or cancelled. */
export const isPending = (state: string): boolean => !doneOrOver.includes(state);

/**
 * Whether the tenant may open a trouble ticket about a request: it is open, approved or on hold, and not done (spec 2
 * §4).
 */
export const canHaveTicket = (state: string): boolean => ["SU", "OR", "AP0"].includes(state);

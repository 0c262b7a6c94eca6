import type { Kind } from "./kinds.ts";

/** A request's status and status_key in one: AP/0 is approved and waits for completion, AP/1 is done. */
export type State = "OR" | "OP" | "WL" | "WD" | "AP/0" | "AP/1" | "RJ" | "CL" | "DS" | "SU" | "CN";

/** Who acts: the NOC, the requesting tenant, or the tenant at the other end of the interconnection. */
export type Participant = "admin" | "owner" | "destination";

export type Action =
  | "approve"
  | "app_cc"
  | "waiting"
  | "open"
  | "reject"
  | "suspend"
  | "resume"
  | "cancel"
  | "done"
  | "close";

export interface Transition {
  readonly action: Action;
  readonly by: Participant;
  readonly from: readonly State[];
  /** "before": the state before the suspension. */
  readonly to: State | "before";
  /** The kinds that go to another state. */
  readonly otherwise?: Partial<Record<Kind, State>>;
  /** The action requires a reason, which is stored under this name. */
  readonly reason?: "reason" | "reason_suspend";
}

/** Every transition of a request (contract §5, §11). */
export const transitions: readonly Transition[] = [
  { action: "approve", by: "admin", from: ["OR", "WL", "OP"], to: "AP/0", otherwise: { "Cross Connect": "WD" } },
  { action: "app_cc", by: "destination", from: ["WD"], to: "AP/0" },
  { action: "waiting", by: "admin", from: ["OR"], to: "WL" },
  { action: "open", by: "admin", from: ["WL"], to: "OP" },
  { action: "reject", by: "admin", from: ["OR", "WL", "OP", "WD"], to: "RJ", reason: "reason" },
  { action: "reject", by: "destination", from: ["WD"], to: "RJ", reason: "reason" },
  { action: "suspend", by: "admin", from: ["OR", "AP/0"], to: "SU", reason: "reason_suspend" },
  { action: "resume", by: "admin", from: ["SU"], to: "before" },
  { action: "cancel", by: "owner", from: ["OR", "WL", "OP"], to: "CN", reason: "reason" },
  { action: "done", by: "admin", from: ["AP/0"], to: "AP/1" },
  { action: "close", by: "owner", from: ["AP/1"], to: "CL", otherwise: { Dismantle: "DS" } },
];

const doneStates: readonly State[] = ["AP/1", "CL", "DS"];

export const stateOf = (status: string, statusKey: number) => (status === "AP" ? `AP/${statusKey}` : status) as State;

/** A state as it is stored. */
export const columnsOf = (state: State) => ({
  status: state.slice(0, 2),
  status_key: Number(doneStates.includes(state)),
});

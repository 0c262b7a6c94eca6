import { moveRequest, openRequest, readRequest } from "../domain/requests.ts";
import type { Kind } from "../domain/kinds.ts";
import { transitions, type Action, type Participant } from "../domain/transitions.ts";
import { daysAgo, get, minutesAgo, type Ground } from "./ground.ts";
import type { Accounts } from "./accounts.ts";

interface Step {
  readonly action: Action;
  readonly by: Participant;
  readonly reason?: string;
}

const approve: Step = { action: "approve", by: "admin" };
const accept: Step = { action: "app_cc", by: "destination" };
const wait: Step = { action: "waiting", by: "admin" };
const open: Step = { action: "open", by: "admin" };
const done: Step = { action: "done", by: "admin" };
const close: Step = { action: "close", by: "owner" };
const suspend: Step = { action: "suspend", by: "admin", reason: "The paper of the carrier is missing." };
const resume: Step = { action: "resume", by: "admin" };
const reject: Step = { action: "reject", by: "admin", reason: "The letter does not name the person who comes." };
const refuse: Step = { action: "reject", by: "destination", reason: "No free port at our side." };
const cancel: Step = { action: "cancel", by: "owner", reason: "Not needed any more." };

export type Life = readonly Step[];

/** One life for every state that a request can be in; the last ones are over. */
export const lives: readonly Life[] = [
  [],
  [wait],
  [wait, open],
  [suspend],
  [approve, suspend],
  [suspend, resume, approve],
  [approve, done],
  [approve, done, close],
  [reject],
  [cancel],
];

export const closed: Life = [approve, done, close];
export const connected: Life = [approve, accept, done, close];

/** The same for a Cross Connect, which goes by the destination: two wait for it, one for each of the first two customers. */
export const crossConnectLives: readonly Life[] = [
  [],
  [wait],
  [wait, open],
  [suspend],
  [approve],
  [approve],
  [approve, accept],
  [approve, accept, suspend],
  [approve, accept, done],
  connected,
  [reject],
  [approve, refuse],
  [cancel],
];

export const isDone = (life: Life) => life.includes(done);

/** A request to be filed with its part, and to live so far; `age` in days. */
export interface Plan {
  readonly kind: Kind;
  readonly tenant: number;
  readonly site: number;
  readonly age: number;
  readonly life: Life;
  readonly dateactivities?: string;
  /** The request that a Goods In Replace answers, filed before. */
  readonly replaces?: () => number;
  /** Stores the request's part; `at` is the moment of filing. */
  readonly part?: (request: number, at: string) => void;
  /** The tenant at the other end, and how it accepts. */
  readonly destination?: number;
  readonly accept?: (request: number) => void;
}

/** The longest time between two actions, in minutes. */
const longestPause = 95;

/** Files requests, the oldest first, and lets each live by the same rules as any other. */
export function fulfil(ground: Ground, { users, heads }: Accounts, plans: readonly Plan[]): void {
  const { db } = ground;
  const noc = get(users, "noc");
  const headOf = (tenant: number | undefined) => {
    const head = heads.get(tenant ?? 0);
    if (head === undefined) throw new Error(`the demo data has no head of tenant ${tenant}`);
    return head;
  };
  for (const plan of plans.toSorted((one, other) => other.age - one.age)) {
    const { kind, tenant, site: datacenter, age, life, dateactivities } = plan;
    const at = daysAgo(ground, age);
    const opening = { kind, tenant, datacenter, dateactivities, replace_goodsout: plan.replaces?.() };
    const id = openRequest(db, opening, { by: headOf(tenant), side: "tenant", at });
    plan.part?.(id, at);
    const minutes = age * 24 * 60;
    const pause = Math.min(longestPause, minutes / (life.length + 1));
    life.forEach(({ action, by, reason }, index) => {
      const request = readRequest(db, id);
      const transition = transitions.find(
        (candidate) => candidate.action === action && candidate.by === by && candidate.from.includes(request.state),
      );
      if (!transition) throw new Error(`the demo data has no way from ${request.state} by ${action}`);
      if (action === "app_cc") plan.accept?.(id);
      const actor = by === "admin" ? noc : headOf(by === "owner" ? tenant : plan.destination);
      const attribution = {
        by: actor,
        side: by === "admin" ? "admin" : "tenant",
        at: minutesAgo(ground, minutes - (index + 1) * pause),
      } as const;
      moveRequest(db, request, transition, attribution, reason);
    });
  }
}

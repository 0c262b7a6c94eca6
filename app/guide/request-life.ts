import { type KindName, kinds } from "~/inventory/requests/kinds";
import {
  type Action,
  isReadOnly,
  type Participant,
  type State,
  type Transition,
  transitions,
} from "~/inventory/requests/transitions";

/** The state that an action leads to (contract §5); a resumed request continues where it was. */
function leadsTo(action: Action, kind: KindName): State | null {
  const states: Record<Action, State | null> = {
    approve: kind === "Cross Connect" ? "WD" : "AP0",
    app_cc: "AP0",
    waiting: "WL",
    open: "OP",
    reject: "RJ",
    suspend: "SU",
    resume: null,
    cancel: "CN",
    done: "AP1",
    close: kind === "Dismantle" ? "DS" : "CL",
  };
  return states[action];
}

/** The actions that move a request forward. */
const forward: readonly Action[] = ["approve", "app_cc", "done", "close"];

interface Way {
  action: Action;
  by: Participant;
  to: State;
}

/** A state on the main path of a request: the action that leads on, and those that leave the path. */
export interface Step {
  state: State;
  next: Way | null;
  aside: Way[];
}

/** The life of a request of a kind, from filing to end, according to who may do what when. */
export function lifeOf(kind: KindName): Step[] {
  const steps: Step[] = [];
  for (let state: State | undefined = "OR"; state; state = steps.at(-1)?.next?.to) {
    const here = state;
    const ways = transitions.filter(({ from }) => from.includes(here)).flatMap((one) => wayOf(one, kind));
    const next = ways.find(({ action }) => forward.includes(action)) ?? null;
    steps.push({ state, next, aside: ways.filter((way) => way !== next) });
  }
  return steps;
}

function wayOf({ action, by }: Transition, kind: KindName): Way[] {
  const to = leadsTo(action, kind);
  return to ? [{ action, by, to }] : [];
}

/** All kinds in use, grouped by identical life. */
export function lives(): { names: KindName[]; steps: Step[] }[] {
  const found = new Map<string, { names: KindName[]; steps: Step[] }>();
  for (const name of Object.keys(kinds) as KindName[]) {
    if (isReadOnly(name)) continue;
    const steps = lifeOf(name);
    const key = JSON.stringify(steps);
    const known = found.get(key);
    if (known) known.names.push(name);
    else found.set(key, { names: [name], steps });
  }
  return [...found.values()];
}

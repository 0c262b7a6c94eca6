import type { Database } from "../database/open.ts";
import { installDevices, turnAwayDevices } from "./goods-in.ts";
import { carryOut, carryOutReplaced } from "./goods-out.ts";
import { connect, dismantle, giveUp } from "./interconnections.ts";
import type { Kind } from "./kinds.ts";
import { checkTransfers, installReplacement } from "./replacement.ts";
import type { Action } from "./transitions.ts";

/** The effect of an action on the request's objects, by the request's id and the time of the action. */
type Effect = (db: Database, request: number, at: string) => void;

const arrival = { reject: turnAwayDevices, cancel: turnAwayDevices };
const interconnection = { done: connect, reject: giveUp, cancel: giveUp };

const effects: Partial<Record<Kind, Partial<Record<Action, Effect>>>> = {
  "Goods In": { ...arrival, done: installDevices },
  "Goods In Replace": { ...arrival, approve: checkTransfers, done: installReplacement },
  "Goods Out": { done: carryOut },
  "Goods Out Replace": { done: carryOutReplaced },
  "Cross Connect": interconnection,
  "IIX Interconnection": interconnection,
  Dismantle: { done: dismantle },
};

export function takeEffect(
  db: Database,
  { id, kind }: { readonly id: number; readonly kind: Kind },
  action: Action,
  at: string,
): void {
  if (action === "waiting") db.insert("waitinglist", { activities: id, created_at: at });
  effects[kind]?.[action]?.(db, id, at);
}

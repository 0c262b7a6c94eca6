import type { Database, Row } from "../database/open.ts";
import { Refusal, notFound } from "../engine/errors.ts";
import { takeEffect } from "./effects.ts";
import { kindCodes, type Kind } from "./kinds.ts";
import { nextOf } from "./series.ts";
import { columnsOf, stateOf, type Action, type State, type Transition } from "./transitions.ts";

export interface Request {
  readonly id: number;
  readonly activities_number: string;
  readonly kind: Kind;
  readonly tenant: number;
  readonly tenant_name: string;
  readonly state: State;
  readonly approval_time: string | null;
}

/** Who acts, on which side, and when. */
interface Attribution {
  readonly by: number;
  readonly side: "tenant" | "admin";
  readonly at: string;
}

export function readRequest(db: Database, id: number): Request {
  const row = db.get<Omit<Request, "state"> & { status: string; status_key: number }>(
    `SELECT a.id, a.activities_number, y.type AS kind, a.tenant, t.name AS tenant_name, a.status, a.status_key, a.approval_time
     FROM activities a JOIN activitytype y ON y.id = a.activitytype JOIN tenants t ON t.id = a.tenant WHERE a.id = ?`,
    id,
  );
  if (!row) throw notFound();
  return { ...row, state: stateOf(row.status, row.status_key) };
}

/** A request to be opened. */
export interface Opening {
  readonly kind: Kind;
  readonly tenant: number;
  readonly datacenter: number;
  readonly dateactivities?: unknown;
  readonly reason?: unknown;
  readonly replace_goodsout?: unknown;
}

/** Stores a new request in the running transaction; returns its id. */
export function openRequest(
  db: Database,
  { kind, dateactivities = null, reason = null, replace_goodsout = null, ...place }: Opening,
  attribution: Attribution,
): number {
  const series = `${kindCodes[kind]}-${attribution.at.slice(2, 4)}${attribution.at.slice(5, 7)}`;
  const { id: activitytype } = db.one<{ id: number }>("SELECT id FROM activitytype WHERE type = ?", kind);
  const request = db.insert("activities", {
    ...place,
    dateactivities,
    reason,
    replace_goodsout,
    ...columnsOf("OR"),
    activities_number: `${series}-${nextOf(db, series)}`,
    activitytype,
    created_at: attribution.at,
    requestby: attribution.by,
  });
  remember(db, request, "create", "OR", attribution);
  return request;
}

/** The columns for who took an action and when. */
const actorColumns: Partial<Record<Action, string>> = {
  approve: "approval",
  app_cc: "destination",
  done: "done",
  close: "close",
};

/**
 * Moves a request to its next state in the running transaction, with all consequences for devices, units, ports and
 * interconnections; returns the new state. A request that is no longer in the state in which it was read stays: 400.
 */
export function moveRequest(
  db: Database,
  request: Request,
  transition: Transition,
  attribution: Attribution,
  reason?: string,
): State {
  const { action, reason: reasonColumn } = transition;
  const to = targetOf(request, transition);
  const actor = actorColumns[action];
  const changes: Row = {
    ...columnsOf(to),
    ...(actor && { [`${actor}by`]: attribution.by, [`${actor}_time`]: attribution.at }),
    ...(reasonColumn && { [reasonColumn]: reason }),
  };
  const from = columnsOf(request.state);
  const moved = db.run(
    `UPDATE activities SET ${Object.keys(changes)
      .map((column) => `${column} = ?`)
      .join(", ")} WHERE id = ? AND status = ? AND status_key = ?`,
    ...Object.values(changes),
    request.id,
    from.status,
    from.status_key,
  );
  if (moved === 0) throw impossible(action, request);
  takeEffect(db, request, action, attribution.at);
  remember(db, request.id, action, to, attribution, reason);
  return to;
}

export const impossible = (action: string, { kind, activities_number: number, state }: Request) =>
  new Refusal(400, { detail: `"${action}" is not possible: ${kind} ${number} is in status ${state}.` });

/** Only open and approved requests are suspended: the approval tells which of the two it was. */
function targetOf({ kind, approval_time: approved }: Request, { to, otherwise }: Transition): State {
  if (to === "before") return approved === null ? "OR" : "AP/0";
  return otherwise?.[kind] ?? to;
}

function remember(
  db: Database,
  activities: number,
  action: string,
  state: State,
  { by, side, at }: Attribution,
  reason: string | null = null,
): void {
  db.insert("activity_history", {
    activities,
    created_at: at,
    user: by,
    from_group: side,
    action,
    ...columnsOf(state),
    reason,
  });
}

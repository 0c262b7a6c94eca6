import { z } from "zod";
import { may, type Caller } from "../auth/caller.ts";
import { timestamp } from "../database/clock.ts";
import type { Database } from "../database/open.ts";
import type { Body } from "../engine/body.ts";
import { fieldErrors, forbidden, invalidPk } from "../engine/errors.ts";
import { readInput } from "../engine/read-input.ts";
import type { Provider } from "../provider.ts";
import { announce, announceDismantled } from "./announcement.ts";
import { acceptInterconnection } from "./interconnections.ts";
import { impossible, moveRequest, readRequest, type Request } from "./requests.ts";
import { transitions, type Participant, type Transition } from "./transitions.ts";
import { writeUserLog } from "./user-log.ts";

const required = "This field is required.";
const id = z.coerce.number("Incorrect type. Expected pk value.").int("Incorrect type. Expected pk value.");

const actionForm = z.object({
  action: z.string(required),
  activitytype_type: z.string().optional(),
  from_group: z.string().optional(),
  approval_by: id.optional(),
  reason: z.string().trim().max(1000, "Ensure this field has no more than 1000 characters.").default(""),
});

const endForm = z.object({
  devicedstrack_id: id,
  devicedst_id: id,
  jenisportdst_id: z.enum(["ETH", "FIB", "SFP"], required),
  devicedstport_id: id,
  connectordsttype: z.preprocess((raw) => (raw === "" ? null : raw), id.nullish()).transform((given) => given ?? null),
  remark: z
    .string()
    .max(1000, "Ensure this field has no more than 1000 characters.")
    .nullish()
    .transform((given) => given || null),
});

/**
 * Performs the action in the body on a request that the caller may see (contract §5). Of several at the same time the
 * first wins, the others are refused.
 */
export function takeAction(provider: Provider, caller: Caller, request: number, body: Body): void {
  const { db } = provider;
  const side = actingSide(caller);
  const form = readInput(actionForm, body);
  db.transaction(() => {
    const before = readRequest(db, request);
    checkForm(form, caller, side, before);
    const transition = allowedTransition(form.action, participantsOf(db, caller, before), before);
    if (transition.reason && form.reason === "") throw fieldErrors({ reason: [required] });
    const attribution = { by: caller.id, side, at: timestamp() };
    if (transition.action === "app_cc") accept(db, caller, before, body);
    const reason = transition.reason && form.reason;
    const state = moveRequest(db, before, transition, attribution, reason);
    writeUserLog(db, caller, transition.action, `${before.kind} ${before.activities_number}`);
    announce(provider, { request: before, state, reason, from: caller });
    if (before.kind === "Dismantle" && state === "AP/1") announceDismantled(provider, before, caller);
  });
}

function actingSide(caller: Caller): "admin" | "tenant" {
  if (caller.side === "admin" && may(caller, "view_request_list_admin")) return "admin";
  if (caller.side === "tenant" && caller.confirmed && may(caller, "view_request_list_tenant")) return "tenant";
  throw forbidden();
}

/** What the form claims about its sender and the request must be true. */
function checkForm(form: z.infer<typeof actionForm>, caller: Caller, side: string, request: Request): void {
  const { activitytype_type: kind = request.kind, from_group: group = side, approval_by: by = caller.id } = form;
  if (kind !== request.kind) throw fieldErrors({ activitytype_type: [`The request is a ${request.kind}.`] });
  if (group !== side) throw fieldErrors({ from_group: [`"${group}" is not a valid choice.`] });
  if (by !== caller.id) throw fieldErrors({ approval_by: [invalidPk(by)] });
}

function participantsOf(db: Database, caller: Caller, { id: request, tenant }: Request): Participant[] {
  if (caller.side === "admin") return ["admin"];
  if (caller.side !== "tenant") return [];
  const isDestination = db.get(
    "SELECT 1 FROM crossconnects WHERE activities = ? AND destination_tenant = ?",
    request,
    caller.tenant,
  );
  return [...(tenant === caller.tenant ? ["owner" as const] : []), ...(isDestination ? ["destination" as const] : [])];
}

/** An action that is never the caller's is forbidden; one that is not possible now is refused. */
function allowedTransition(action: string, parts: readonly Participant[], request: Request): Transition {
  const named = transitions.filter((transition) => transition.action === action);
  if (named.length === 0) throw fieldErrors({ action: [`"${action}" is not a valid choice.`] });
  const own = named.filter(({ by }) => parts.includes(by));
  if (own.length === 0) throw forbidden();
  const possible = own.find(({ from }) => from.includes(request.state));
  if (!possible) throw impossible(action, request);
  return possible;
}

function accept(db: Database, caller: Caller, request: Request, body: Body): void {
  if (caller.side !== "tenant") throw forbidden();
  const form = readInput(endForm, body);
  const end = {
    rack: form.devicedstrack_id,
    device: form.devicedst_id,
    type: form.jenisportdst_id,
    port: form.devicedstport_id,
    connector: form.connectordsttype,
  };
  acceptInterconnection(db, request.id, caller.tenant, end, form.remark);
}

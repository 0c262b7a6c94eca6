import type { Caller } from "../auth/caller.ts";
import type { Provider } from "../provider.ts";
import { recordMail } from "./mails.ts";
import { notify } from "./notifications.ts";
import { readRequest, type Request } from "./requests.ts";
import type { State } from "./transitions.ts";

/** What a request is, in its notifications after "is", in mails also by itself. */
const words: Record<State, string> = {
  OR: "waiting for approval",
  WL: "on the waiting list",
  OP: "open again",
  WD: "waiting for the destination",
  "AP/0": "approved",
  "AP/1": "done",
  RJ: "rejected",
  SU: "suspended",
  CN: "cancelled",
  CL: "closed",
  DS: "dismantled",
};

interface News {
  readonly request: Request;
  readonly state: State;
  readonly reason?: string | undefined;
  /** The caller whose side made the change and need not be told. */
  readonly from: Caller;
  /** A tenant that is told otherwise. */
  readonly informed?: number;
}

interface Recipient {
  readonly id: number;
  readonly first_name: string;
  readonly email: string;
  readonly tenant: number | null;
}

/**
 * Notifies everybody on the other sides of a request, by notification and mail: the NOC, the requesting tenant, and the
 * tenant it was passed on to.
 */
export function announce(provider: Provider, { request, state, reason, from, informed }: News): void {
  const { db, settings } = provider;
  const { id, kind, activities_number: number, tenant_name: tenant } = request;
  const status = words[state];
  const whose = state === "OR" ? ` of ${tenant}` : "";
  const message = [`${kind} ${number}${whose} is ${status}`, reason].filter(Boolean).join(": ");
  const own = from.side === "tenant" ? from.tenant : null;
  const told = recipients(provider, id).filter(({ tenant }) => tenant !== own && tenant !== informed);
  for (const person of told) {
    notify(provider, { user_id: person.id, message, activities_id: id });
    const page = `${person.tenant === null ? "/admin" : ""}/request/requestlist/${kind.replaceAll(" ", "").toLowerCase()}?id=${id}`;
    const link = new URL(page, settings.portalOrigin).href;
    const values = { name: person.first_name, tenant, number, kind, status, message, link };
    recordMail(db, { to: person.email, template: "request", values });
  }
}

/**
 * Notifies the tenant at the other end of an interconnection that it is dismantled. It learns nothing of the Dismantle,
 * which is another tenant's: the message is about the interconnection's own request.
 */
export function announceDismantled(provider: Provider, { id, tenant }: Request, from: Caller): void {
  const request = provider.db.get<{ id: number }>(
    "SELECT c.activities AS id FROM dismantle d JOIN crossconnects c ON c.id = d.crossconnect JOIN activities a ON a.id = c.activities WHERE d.activities = ?",
    id,
  );
  if (request)
    announce(provider, { request: readRequest(provider.db, request.id), state: "DS", from, informed: tenant });
}

/** Everybody who may see the request and the list of requests. */
const recipients = ({ db }: Provider, request: number) =>
  db.all<Recipient>(
    `SELECT u.id, u.first_name, u.email, u.tenant FROM user u
     WHERE u.is_active = 1 AND u.registered = 1 AND u.groups IN (
       SELECT g.groups FROM group_permissions g JOIN permission p ON p.id = g.permission
       WHERE p.codename = iif(u.tenant IS NULL, 'view_request_list_admin', 'view_request_list_tenant'))
     AND (u.tenant IS NULL OR u.tenant IN (
       SELECT tenant FROM activities WHERE id = ?1
       UNION SELECT c.destination_tenant FROM crossconnects c JOIN activities a ON a.id = c.activities WHERE a.id = ?1 AND a.approval_time IS NOT NULL))`,
    request,
  );

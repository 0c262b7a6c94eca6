import { type Message, nameOrId } from "~/language/language";
import type { SessionUser } from "~/provider/rows.server";
import type { Role } from "~/session/permissions";
import { type KindName, requestPath } from "./kinds";
import type { RequestRow } from "./rows.server";
import type { Participant } from "./transitions";

/** A request's name: its number. */
export const requestName = ({ id, number }: Pick<RequestRow, "id" | "number">): string => nameOrId(number, id);

/** The same with its site, for forms that offer racks of several sites. */
export const requestAndSite = (request: Pick<RequestRow, "id" | "number" | "siteName">): string =>
  [requestName(request), request.siteName].filter(Boolean).join(", ");

/** Why a request was refused, cancelled or put on hold; "" if it was not or no reason was given. */
export function reasonOf({ status, reason, suspendReason }: RequestRow): string {
  if (status === "SU") return suspendReason;
  return status === "RJ" || status === "CN" ? reason : "";
}

/** Since when a request has been in its state, as far as is known. */
export const standsSince = ({
  createdAt,
  approvedAt,
  destinationApprovedAt,
  doneAt,
}: Pick<RequestRow, "createdAt" | "approvedAt" | "destinationApprovedAt" | "doneAt">): string | null =>
  [createdAt, approvedAt, destinationApprovedAt, doneAt].reduce((last, at) => ((at ?? "") > (last ?? "") ? at : last));

/** Whether these times of requests run from the latest to the earliest: the provider may ignore the ordering. */
export const isLatestFirst = (times: readonly (string | null)[]): boolean =>
  times.every((at, n) => n === 0 || (times[n - 1] ?? "") >= (at ?? ""));

/** The page of a request on a role's side. */
export const requestPagePath = (role: Role, { id, kind }: Pick<RequestRow, "id" | "kind">): string =>
  requestPath(role, { kind, request: id });

const requestTypes = new Map<string, Message>([
  ["1", { en: "Upgrade", id: "Upgrade" }],
  ["2", { en: "Downgrade", id: "Downgrade" }],
  ["3", { en: "Switch", id: "Switch" }],
]);

/** The name of a request type code: 1 Upgrade, 2 Downgrade, 3 Switch, otherwise OTB (spec 2 §4). */
export const requestTypeName = (code: string): Message => requestTypes.get(code) ?? { en: "OTB", id: "OTB" };

/**
 * The reader's role in a request: a tenant sees its own requests, and those that ask it for an interconnection. If the
 * provider sends neither tenant, the reader is taken for the one who can act now: the other end of a Cross Connect acts
 * only while it is asked.
 */
export function participantOf(
  role: Role,
  user: Pick<SessionUser, "tenant">,
  { tenant, tenantName, kind, status }: Pick<RequestRow, "tenant" | "tenantName" | "kind" | "status">,
): Participant {
  if (role === "admin") return "admin";
  const isKnown = tenant !== null || tenantName !== "";
  const isAsked = kind === ("Cross Connect" satisfies KindName) && status === "WD";
  return (isKnown ? tenant === user.tenant : !isAsked) ? "owner" : "destination";
}

import type { Message } from "~/language/language";
import type { SessionUser } from "~/provider/rows.server";
import type { Role } from "~/session/permissions";
import { type KindName, requestPath } from "./kinds";
import type { RequestRow } from "./rows.server";
import type { Participant } from "./transitions";

/** What a request is called: its number. */
export const requestName = ({ id, number }: Pick<RequestRow, "id" | "number">): string => number || `#${id}`;

/** Why a request was refused, cancelled or put on hold; "" where it was not, or nobody said so. */
export function reasonOf({ status, reason, suspendReason }: RequestRow): string {
  if (status === "SU") return suspendReason;
  return status === "RJ" || status === "CN" ? reason : "";
}

/** The request as its page is sent: the NIK of who filed it is for admins only, the phone is told apart from it. */
export const asSentTo = (role: Role, request: RequestRow): RequestRow => ({
  ...request,
  filedByPhone: "",
  filedByIdentityNumber: role === "admin" ? request.filedByIdentityNumber : "",
});

/** Since when a request is as it is, as far as it is told. */
export const standsSince = ({
  createdAt,
  approvedAt,
  destinationApprovedAt,
  doneAt,
}: Pick<RequestRow, "createdAt" | "approvedAt" | "destinationApprovedAt" | "doneAt">): string | null =>
  [createdAt, approvedAt, destinationApprovedAt, doneAt].reduce((last, at) => ((at ?? "") > (last ?? "") ? at : last));

/** The page of a request on a role's side. */
export const requestPagePath = (role: Role, { id, kind }: Pick<RequestRow, "id" | "kind">): string =>
  requestPath(role, { kind, request: id });

const requestTypes: Readonly<Record<string, Message>> = {
  "1": { en: "Upgrade", id: "Upgrade" },
  "2": { en: "Downgrade", id: "Downgrade" },
  "3": { en: "Switch", id: "Switch" },
};

/** The words of a request type code: 1 Upgrade, 2 Downgrade, 3 Switch, otherwise OTB (spec 2 §4). */
export const requestTypeName = (code: string): Message => requestTypes[code] ?? { en: "OTB", id: "OTB" };

/**
 * The part that a reader has in a request: a tenant sees its own ones, and those that ask for an interconnection with it. Where neither
 * its tenant nor that one's name is told, it is the part that can do something now: the other end of a Cross Connect acts only while it is asked.
 */
export function participantOf(
  role: Role,
  user: Pick<SessionUser, "tenant" | "tenantName">,
  { tenant, tenantName, kind, status }: Pick<RequestRow, "tenant" | "tenantName" | "kind" | "status">,
): Participant {
  if (role === "admin") return "admin";
  const isTold = tenant !== null || tenantName !== "";
  const isOwn = tenant === null ? tenantName === user.tenantName : tenant === user.tenant;
  const isAsked = kind === ("Cross Connect" satisfies KindName) && status === "WD";
  return (isTold ? isOwn : !isAsked) ? "owner" : "destination";
}

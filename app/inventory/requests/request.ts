import type { Message } from "~/language/language";
import type { SessionUser } from "~/provider/rows.server";
import type { Role } from "~/session/permissions";
import { requestPath } from "./kinds";
import type { RequestRow } from "./rows.server";
import type { Participant } from "./transitions";

/** What a request is called: its number. */
export const requestName = ({ id, activities_number }: Pick<RequestRow, "id" | "activities_number">): string =>
  activities_number || `#${id}`;

/** Why a request was refused, cancelled or put on hold; "" where it was not, or nobody said so. */
export function reasonOf({ status, reason, reason_suspend }: RequestRow): string {
  if (status === "SU") return reason_suspend;
  return status === "RJ" || status === "CN" ? reason : "";
}

/** The request as its page is sent: the NIK of who filed it is for admins only, the phone is told apart from it. */
export const asSentTo = (role: Role, request: RequestRow): RequestRow => ({
  ...request,
  requestby_phone: "",
  requestby_identity_no: role === "admin" ? request.requestby_identity_no : "",
});

/** The page of a request on a role's side. */
export const requestPagePath = (
  role: Role,
  { id, activitytype_type }: Pick<RequestRow, "id" | "activitytype_type">,
): string => requestPath(role, { activitytype_type, activities_id: id });

const requestTypes: Readonly<Record<string, Message>> = {
  "1": { en: "Upgrade", id: "Upgrade" },
  "2": { en: "Downgrade", id: "Downgrade" },
  "3": { en: "Switch", id: "Switch" },
};

/** The words of a request type code: 1 Upgrade, 2 Downgrade, 3 Switch, otherwise OTB (spec 2 §4). */
export const requestTypeName = (code: string): Message => requestTypes[code] ?? { en: "OTB", id: "OTB" };

/** The part that a reader has in a request: a tenant sees its own ones, and those that ask for an interconnection with it. */
export function participantOf(
  role: Role,
  user: SessionUser,
  { tenant, tenant_name }: Pick<RequestRow, "tenant" | "tenant_name">,
): Participant {
  if (role === "admin") return "admin";
  const isOwn = tenant === null ? tenant_name === user.tenant_name : tenant === user.tenant;
  return isOwn ? "owner" : "destination";
}

import { z } from "zod";
import type { Message } from "~/language/language";
import type { SessionUser } from "~/provider/rows";
import { choice, day, flag, id, moment, text } from "~/provider/rows";
import type { Role } from "~/session/permissions";
import { requestPath } from "./kinds";
import type { Part } from "./transitions";

/** Beside the status AP: "1" done, "0" approved and not done (spec 2 §4). */
export const statusKey = flag.transform((isDone): string => (isDone ? "1" : "0"));

/** A request as activities/ reads it (spec 2 §3 "Activity"). */
export const requestRow = z.object({
  id,
  activities_number: text,
  activitytype: choice,
  activitytype_type: text,
  status: text,
  status_key: statusKey,
  tenant: choice,
  tenant_name: text,
  tenant_address: text,
  datacenter: choice,
  datacenter_name: text,
  dateactivities: day,
  created_at: moment,
  requestby_name: text,
  requestby_phone: text,
  requestby_identity_no: text,
  approval_time: moment,
  approvalby_name: text,
  done_time: moment,
  doneby_name: text,
  close_time: moment,
  closeby_name: text,
  reason: text,
  reason_suspend: text,
  replace_goodsout: choice,
  type_request: text,
  request_date: day,
  waiting_number: text,
  queue_total: text,
  other: text,
});
export type RequestRow = z.output<typeof requestRow>;

/** What a request is called: its number. */
export const requestName = ({ id, activities_number }: Pick<RequestRow, "id" | "activities_number">): string =>
  activities_number || `#${id}`;

/** Why a request was refused, cancelled or put on hold; "" where it was not, or nobody said so. */
export function reasonOf({ status, reason, reason_suspend }: RequestRow): string {
  if (status === "SU") return reason_suspend;
  return status === "RJ" || status === "CN" ? reason : "";
}

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
export function partOf(
  role: Role,
  user: SessionUser,
  { tenant, tenant_name }: Pick<RequestRow, "tenant" | "tenant_name">,
): Part {
  if (role === "admin") return "admin";
  const isOwn = tenant === null ? tenant_name === user.tenant_name : tenant === user.tenant;
  return isOwn ? "owner" : "destination";
}

import { z } from "zod";
import { reference, dayOrMoment, flag, id, moment, text } from "~/provider/rows.server";
import { stateOf } from "./transitions";

/** A request as activities/ reads it (spec 2 §3 "Activity"). */
const fields = z.object({
  id,
  activities_number: text,
  activitytype: reference,
  activitytype_type: text,
  status: text,
  status_key: flag,
  tenant: reference,
  tenant_name: text,
  tenant_address: text,
  datacenter: reference,
  datacenter_name: text,
  dateactivities: dayOrMoment,
  created_at: moment,
  requestby_name: text,
  requestby_phone: text,
  requestby_identity_no: text,
  approval_time: moment,
  approvalby_name: text,
  destination_time: moment,
  destinationby_name: text,
  done_time: moment,
  doneby_name: text,
  close_time: moment,
  closeby_name: text,
  reason: text,
  reason_suspend: text,
  replace_goodsout: reference,
  type_request: text,
  request_date: dayOrMoment,
  waiting_number: text,
  queue_total: text,
  other: text,
});

/** A request. `isDone` distinguishes, within status AP, done requests from those that are only approved (spec 2 §4). */
export const requestRow = fields.transform((row) => ({
  id: row.id,
  number: row.activities_number,
  kindId: row.activitytype,
  kind: row.activitytype_type,
  status: row.status,
  isDone: row.status_key,
  tenant: row.tenant,
  tenantName: row.tenant_name,
  tenantAddress: row.tenant_address,
  site: row.datacenter,
  siteName: row.datacenter_name,
  plannedFor: row.dateactivities,
  createdAt: row.created_at,
  filedBy: row.requestby_name,
  filedByPhone: row.requestby_phone,
  filedByIdentityNumber: row.requestby_identity_no,
  approvedAt: row.approval_time,
  approvedBy: row.approvalby_name,
  destinationApprovedAt: row.destination_time,
  destinationApprovedBy: row.destinationby_name,
  doneAt: row.done_time,
  doneBy: row.doneby_name,
  closedAt: row.close_time,
  closedBy: row.closeby_name,
  reason: row.reason,
  suspendReason: row.reason_suspend,
  replaces: row.replace_goodsout,
  serviceChange: row.type_request,
  requestedFor: row.request_date,
  queueNumber: row.waiting_number,
  queueTotal: row.queue_total,
  other: row.other,
}));
export type RequestRow = z.output<typeof requestRow>;

/** A request's state alone. */
export const requestState = fields
  .pick({ id: true, status: true, status_key: true })
  .transform(({ id, status, status_key: isDone }) => ({ id, status, isDone }));

/** A request as a row of a record's history: a hundred of these may be read for one page. */
export const historyRow = fields
  .pick({
    id: true,
    activities_number: true,
    activitytype_type: true,
    status: true,
    status_key: true,
    tenant: true,
    created_at: true,
  })
  .transform((row) => ({
    id: row.id,
    number: row.activities_number,
    kind: row.activitytype_type,
    state: stateOf({ status: row.status, isDone: row.status_key }),
    status: row.status,
    tenant: row.tenant,
    at: row.created_at,
  }));
export type HistoryRow = z.output<typeof historyRow>;

/** One action on a request (contract §11 "History"). */
export const requestEvent = z
  .object({
    created_at: moment,
    user_name: text,
    from_group: text,
    action: text,
    status: text,
    status_key: flag,
    reason: text,
  })
  .transform((row) => ({
    createdAt: row.created_at,
    userName: row.user_name,
    side: row.from_group,
    action: row.action,
    status: row.status,
    isDone: row.status_key,
    reason: row.reason,
  }));
export type RequestEvent = z.output<typeof requestEvent>;

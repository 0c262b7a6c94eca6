import { z } from "zod";
import { countText, dayOrMoment, flag, id, moment, numberText, shownReference, text } from "~/provider/rows.server";
import { stateOf } from "./transitions";

/** A request as activities/ reads it (spec 2 §3 "Activity"). */
const fields = z.object({
  id,
  activities_number: text,
  activitytype: shownReference,
  activitytype_type: text,
  status: text,
  status_key: flag,
  tenant: shownReference,
  tenant_name: text,
  datacenter: shownReference,
  datacenter_name: text,
  dateactivities: dayOrMoment,
  created_at: moment,
  requestby_name: text,
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
  replace_goodsout: shownReference,
  type_request: text,
  request_date: dayOrMoment,
  waiting_number: countText,
  queue_total: countText,
  other: text,
});

const requestOf = (row: z.output<typeof fields>) => ({
  id: row.id,
  number: row.activities_number,
  kindId: row.activitytype,
  kind: row.activitytype_type,
  status: row.status,
  isDone: row.status_key,
  tenant: row.tenant,
  tenantName: row.tenant_name,
  site: row.datacenter,
  siteName: row.datacenter_name,
  plannedFor: row.dateactivities,
  createdAt: row.created_at,
  filedBy: row.requestby_name,
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
});

/** A request. `isDone` distinguishes, within status AP, done requests from those that are only approved (spec 2 §4). */
export const requestRow = fields.transform(requestOf);
export type RequestRow = z.output<typeof requestRow>;

/** A request and what identifies its applicant: for its own page and its letter, and for nobody at the other end. */
export const requestWithApplicant = fields
  .extend({ tenant_address: text, requestby_phone: numberText, requestby_identity_no: numberText })
  .transform((row) => ({
    request: requestOf(row),
    applicant: {
      phone: row.requestby_phone,
      identityNumber: row.requestby_identity_no,
      address: row.tenant_address,
    },
  }));
export type RequestWithApplicant = z.output<typeof requestWithApplicant>;

/** A request in a list. */
export const asListed = (request: RequestRow) => ({
  id: request.id,
  number: request.number,
  kind: request.kind,
  status: request.status,
  isDone: request.isDone,
  tenant: request.tenant,
  tenantName: request.tenantName,
  site: request.site,
  siteName: request.siteName,
  plannedFor: request.plannedFor,
  createdAt: request.createdAt,
  filedBy: request.filedBy,
  approvedAt: request.approvedAt,
  destinationApprovedAt: request.destinationApprovedAt,
  doneAt: request.doneAt,
  closedAt: request.closedAt,
});
export const listedRequest = requestRow.transform(asListed);
export type ListedRequest = z.output<typeof listedRequest>;

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

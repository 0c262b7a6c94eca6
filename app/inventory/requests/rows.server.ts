import { z } from "zod";
import { reference, dayOrMoment, flag, id, moment, text } from "~/provider/rows.server";

/** Beside the status AP: "1" done, "0" approved and not done (spec 2 §4). */
const statusKey = flag.transform((isDone): string => (isDone ? "1" : "0"));

/** A request as activities/ reads it (spec 2 §3 "Activity"). */
export const requestRow = z.object({
  id,
  activities_number: text,
  activitytype: reference,
  activitytype_type: text,
  status: text,
  status_key: statusKey,
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
export type RequestRow = z.output<typeof requestRow>;

/** One action on a request (contract §11 "History"). */
export const requestEvent = z.object({
  created_at: moment,
  user_name: text,
  from_group: text,
  action: text,
  status: text,
  status_key: statusKey,
  reason: text,
});
export type RequestEvent = z.output<typeof requestEvent>;

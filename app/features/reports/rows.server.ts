import { z } from "zod";
import { requestRow } from "~/inventory/requests/rows.server";
import { reference, id, listOf, moment, text } from "~/provider/rows.server";
import { hoursOpen } from "./figures";

/** A visit as accessactivity/ reads it (spec 2 §3 "Access activity"), with the ids of what it names where they are told. */
export const visitRow = z
  .object({
    id,
    userdatacenter: reference,
    user_firstname: text,
    client_name: text,
    tenant: reference,
    tenant_name: text,
    datacenter: reference,
    datacenter_name: text,
    actv_type: text,
    rack_id: z.union([listOf(text), text.transform((label) => (label ? [label] : []))]),
    access_date: moment,
    access_date_out: moment,
  })
  .transform((row) => ({
    id: row.id,
    person: row.userdatacenter,
    personName: row.user_firstname,
    company: row.client_name,
    tenant: row.tenant,
    tenantName: row.tenant_name,
    site: row.datacenter,
    siteName: row.datacenter_name,
    kind: row.actv_type,
    racks: row.rack_id,
    entered: row.access_date,
    left: row.access_date_out,
  }));
export type VisitRow = z.output<typeof visitRow>;

/** A trouble ticket as a request; what its ticket says is read from another family. `hours` until it was done, or until now. */
export const problemRow = requestRow.transform((request) => ({
  ...request,
  subject: "",
  hours: hoursOpen(request, new Date().toISOString()),
}));
export type ProblemRow = z.output<typeof problemRow>;

/** When a request was filed and of which kind: all that is asked of many. */
export const filedRow = z
  .object({ activitytype_type: text, created_at: moment })
  .transform((row) => ({ kind: row.activitytype_type, createdAt: row.created_at }));

/** What ticket/ticket/ says of a request (contract §5). */
export const ticketRow = z
  .object({ id, activities: reference, subject: text })
  .transform((row) => ({ id: row.id, request: row.activities, subject: row.subject }));

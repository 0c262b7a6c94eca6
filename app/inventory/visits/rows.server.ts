import { z } from "zod";
import { id, listOf, moment, shownReference, text } from "~/provider/rows.server";

/** A visit as accessactivity/ reads it (spec 2 §3 "Access activity"), with ids where the provider sends them. */
export const visitRow = z
  .object({
    id,
    userdatacenter: shownReference,
    user_firstname: text,
    client_name: text,
    tenant: shownReference,
    tenant_name: text,
    datacenter: shownReference,
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
    minutes: minutesInside(row.access_date, row.access_date_out),
  }));

export type Visit = z.output<typeof visitRow>;

/** How long somebody was inside, or has been inside so far. */
function minutesInside(entered: string | null, left: string | null): number | null {
  if (entered === null) return null;
  return Math.max(0, Math.floor(((left === null ? Date.now() : Date.parse(left)) - Date.parse(entered)) / 60_000));
}

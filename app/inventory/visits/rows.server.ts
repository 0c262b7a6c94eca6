import { z } from "zod";
import { id, listOf, moment, text } from "~/provider/rows.server";

/** A visit as accessactivity/ reads it (spec 2 §3 "Access activity"). */
export const visitRow = z
  .object({
    id,
    user_firstname: text,
    client_name: text,
    tenant_name: text,
    datacenter_name: text,
    actv_type: text,
    rack_id: z.union([listOf(text), text.transform((label) => (label ? [label] : []))]),
    access_date: moment,
    access_date_out: moment,
  })
  .transform((row) => ({
    id: row.id,
    personName: row.user_firstname,
    company: row.client_name,
    tenantName: row.tenant_name,
    siteName: row.datacenter_name,
    kind: row.actv_type,
    racks: row.rack_id,
    entered: row.access_date,
    left: row.access_date_out,
    minutes: minutesInside(row.access_date, row.access_date_out),
  }));
/** How long somebody was inside, or has been by now. */
function minutesInside(entered: string | null, left: string | null): number | null {
  if (entered === null) return null;
  return Math.max(0, Math.floor(((left === null ? Date.now() : Date.parse(left)) - Date.parse(entered)) / 60_000));
}

export type Visit = z.output<typeof visitRow>;

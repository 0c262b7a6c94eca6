import { z } from "zod";
import { requestRow as wholeRow } from "~/inventory/requests/rows.server";
import { decimal, flag, id, listOf, mediaPath, sum, text } from "~/provider/rows.server";

/** A request as the dashboards name it (spec 2 §3 "Activity"). */
export const requestRow = wholeRow.pick({
  id: true,
  activities_number: true,
  activitytype_type: true,
  tenant_name: true,
  datacenter_name: true,
  status: true,
  status_key: true,
  created_at: true,
});
export type RequestRow = z.output<typeof requestRow>;

const counts = z
  .record(z.string(), decimal)
  .nullish()
  .transform((byName) => byName ?? {});

const figures = {
  tenants: decimal,
  sites: decimal,
  racks: decimal,
  devices: decimal,
  interconnections: decimal,
  services: decimal,
  units_used: sum,
  units_total: decimal,
  requests_by_status: counts,
  requests_by_type: counts,
  newest: z
    .array(requestRow)
    .nullish()
    .transform((requests) => requests ?? null),
};

/** Units, weight (Kg) and power (A) of a site or a rack. */
const useRow = z.object({
  id,
  name: text,
  racks: decimal,
  units_used: sum,
  units_total: decimal,
  weight_used: sum,
  weight_max: decimal,
  power_used: sum,
  powercapacity: decimal,
});
export type Use = z.output<typeof useRow>;

/** dashboard_admin/ and dashboard_tenant/ (contract §11): any key may be missing. */
export const adminDashboard = z.object({ ...figures, sites_use: listOf(useRow) });
export const tenantDashboard = z.object({
  ...figures,
  racks_use: z
    .array(useRow)
    .nullish()
    .transform((racks) => racks ?? null),
});
export type Figures = z.output<z.ZodObject<typeof figures>>;

/** A site of the Site List (spec 1 §3). */
export const siteRow = z.object({ id, name: text, cities_name: text, cities_image: mediaPath, status: flag });
export type SiteRow = z.output<typeof siteRow>;

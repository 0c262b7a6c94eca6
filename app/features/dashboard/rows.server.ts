import { z } from "zod";
import { nameOrId } from "~/language/language";
import { listedRequest } from "~/inventory/requests/rows.server";
import { decimal, flag, id, listOf, mediaPath, shownReference, sum, text, listOrNull } from "~/provider/rows.server";

const counts = z
  .record(z.string(), decimal)
  .nullish()
  .catch(undefined)
  .transform((byName) => byName ?? {});

const figures = z.object({
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
});

const figuresOf = (row: z.output<typeof figures>) => ({
  tenants: row.tenants,
  sites: row.sites,
  racks: row.racks,
  devices: row.devices,
  interconnections: row.interconnections,
  services: row.services,
  unitsUsed: row.units_used,
  unitsTotal: row.units_total,
  requestsByStatus: row.requests_by_status,
  requestsByKind: row.requests_by_type,
});
export type Figures = ReturnType<typeof figuresOf>;

/** Units, weight (Kg) and power (A) of a site or a rack. */
const usageRow = z
  .object({
    id,
    name: text,
    datacenter_name: text,
    racks: decimal,
    units_used: sum,
    units_total: decimal,
    weight_used: sum,
    weight_max: decimal,
    power_used: sum,
    powercapacity: decimal,
  })
  .transform((row) => ({
    id: row.id,
    name: nameOrId(row.name, row.id),
    siteName: row.datacenter_name,
    racks: row.racks,
    unitsUsed: row.units_used,
    unitsTotal: row.units_total,
    weightUsed: row.weight_used,
    weightMax: row.weight_max,
    powerUsed: row.power_used,
    powerCapacity: row.powercapacity,
  }));
export type Usage = z.output<typeof usageRow>;

/**
 * dashboard_admin/ and dashboard_tenant/ (contract §11): any key may be missing, and an odd value counts as missing. The
 * newest requests are the NOC's: whose they are is not checked here.
 */
export const adminDashboard = figures
  .extend({ newest: listOrNull(listedRequest).catch(null), sites_use: listOf(usageRow).catch([]) })
  .transform((row) => ({ ...figuresOf(row), newest: row.newest, siteUsage: row.sites_use }));
export const tenantDashboard = figures
  .extend({ racks_use: listOrNull(usageRow).catch(null) })
  .transform((row) => ({ ...figuresOf(row), rackUsage: row.racks_use }));

/** A tenant that may wait for confirmation. */
export const tenantRow = z
  .object({ id, name: text, tenant_confirmation: flag })
  .transform((row) => ({ id: row.id, name: row.name, isConfirmed: row.tenant_confirmation }));

/** A site of the Site List (spec 1 §3). */
export const siteRow = z
  .object({ id, name: text, cities: shownReference, cities_name: text, cities_image: mediaPath, status: flag })
  .transform((row) => ({
    id: row.id,
    name: row.name,
    city: row.cities,
    cityName: row.cities_name,
    cityImage: row.cities_image,
    isActive: row.status,
  }));
export type SiteRow = z.output<typeof siteRow>;

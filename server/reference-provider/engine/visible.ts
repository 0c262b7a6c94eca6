import type { Database } from "../database/open.ts";
import type { Caller } from "../auth/caller.ts";
import { condition, everything, nothing, type Condition } from "./condition.ts";

type Rule = (tenant: number) => Condition;

const toAll: Rule = () => everything;
const toAdminsOnly: Rule = () => nothing;

/** The rows of each table that a tenant's account may see; `t` is the table. */
const ownRows = {
  tenants: (tenant) => condition("t.id = ?", tenant),
  user: (tenant) => condition("t.tenant = ?", tenant),
  groups: () => condition("t.admin = 0"),
  racks: (tenant) => condition("t.tenant = ? OR t.id IN (SELECT rack FROM rackshare WHERE tenant = ?)", tenant, tenant),
  rackshare: (tenant) => condition("t.tenant = ? OR t.rack IN (SELECT id FROM racks WHERE tenant = ?)", tenant, tenant),
  devices: (tenant) => condition("t.tenant = ?", tenant),
  servicerackdetails: (tenant) => condition("t.tenant = ?", tenant),
  // An interconnection and its request are visible to the tenant at the other end once the NOC has passed them on.
  crossconnects: (tenant) =>
    condition(
      `t.tenant = ? OR (t.destination_tenant = ? AND (t.activities IS NULL OR EXISTS (
         SELECT 1 FROM activities a WHERE a.id = t.activities AND a.approval_time IS NOT NULL)))`,
      tenant,
      tenant,
    ),
  activities: (tenant) =>
    condition(
      `t.tenant = ? OR (t.approval_time IS NOT NULL AND t.id IN (SELECT activities FROM crossconnects WHERE destination_tenant = ?))`,
      tenant,
      tenant,
    ),
  goodsin: (tenant) => condition("t.tenant = ?", tenant),
  goodsindetail: (tenant) => condition("t.tenant = ?", tenant),
  goodsout: (tenant) => condition("t.tenant = ?", tenant),
  goodsoutdetail: (tenant) => condition("t.goodsout IN (SELECT id FROM goodsout WHERE tenant = ?)", tenant),
  transferport: (tenant) => condition("t.activities IN (SELECT id FROM activities WHERE tenant = ?)", tenant),
  dismantle: (tenant) => condition("t.tenant = ?", tenant),
  smarthandactivity: (tenant) => condition("t.tenant = ?", tenant),
  ticket: (tenant) => condition("t.tenant = ?", tenant),
  waitinglist: (tenant) => condition("t.activities IN (SELECT id FROM activities WHERE tenant = ?)", tenant),
  userdatacenter: (tenant) => condition("t.tenant = ?", tenant),
  userdatacenteraccess: (tenant) =>
    condition("t.userdatacenter IN (SELECT id FROM userdatacenter WHERE tenant = ?)", tenant),
  accessactivity: (tenant) => condition("t.userdatacenter IN (SELECT id FROM userdatacenter WHERE tenant = ?)", tenant),
  ports: (tenant) => condition("t.device IN (SELECT id FROM devices WHERE tenant = ?)", tenant),
  activitytype: toAll,
  circuitconnector: toAll,
  circuittype: toAll,
  cities: toAll,
  datacenters: toAll,
  devicesmanufacture: toAll,
  devicetypes: toAll,
  racktype: toAll,
  services: toAll,
  application: toAdminsOnly,
  logemail: toAdminsOnly,
  loguseractivity: toAdminsOnly,
  masteremail: toAdminsOnly,
  news: toAdminsOnly,
  notificationupdate: toAdminsOnly,
  periodictask: toAdminsOnly,
  permission: toAdminsOnly,
  rackgroups: toAdminsOnly,
  rackmanufacture: toAdminsOnly,
  setting: toAdminsOnly,
  systemlogs: toAdminsOnly,
  templates: toAdminsOnly,
  templateset: toAdminsOnly,
  templatetype: toAdminsOnly,
} satisfies Record<string, Rule>;

/** A table with a visibility rule: families and relations can use no other. */
export type Table = keyof typeof ownRows;

/** The condition of contract §8 for one tenant. */
export function ownRowsOf(table: Table, tenant: number): Condition {
  return ownRows[table](tenant);
}

/** Whether the caller may refer to a record: an admin to any, a tenant's account to what it may see, others to none. */
export function isVisible(db: Database, table: Table, id: number, caller: Caller): boolean {
  if (caller.side === "none") return false;
  const rows = caller.side === "tenant" ? ownRowsOf(table, caller.tenant) : everything;
  return db.get(`SELECT 1 FROM "${table}" t WHERE t."id" = ? AND (${rows.sql})`, id, ...rows.values) !== undefined;
}

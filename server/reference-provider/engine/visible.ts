import type { Database } from "../database/open.ts";
import type { Caller } from "../auth/caller.ts";
import { condition, everything, type Condition } from "./family.ts";

/** What a tenant's account may see of a table; `t` is the table. Tables not named here belong to nobody. */
const ownRows: Record<string, (tenant: number) => Condition> = {
  tenants: (tenant) => condition("t.id = ?", tenant),
  user: (tenant) => condition("t.tenant = ?", tenant),
  groups: () => condition("t.admin = 0"),
  racks: (tenant) => condition("t.tenant = ? OR t.id IN (SELECT rack FROM rackshare WHERE tenant = ?)", tenant, tenant),
  rackshare: (tenant) => condition("t.tenant = ? OR t.rack IN (SELECT id FROM racks WHERE tenant = ?)", tenant, tenant),
  devices: (tenant) => condition("t.tenant = ?", tenant),
  servicerackdetails: (tenant) => condition("t.tenant = ?", tenant),
  crossconnects: (tenant) => condition("? IN (t.tenant, t.destination_tenant)", tenant),
  activities: (tenant) =>
    condition(
      `t.tenant = ? OR (t.status NOT IN ('OR', 'WL', 'OP') AND t.id IN (SELECT activities FROM crossconnects WHERE destination_tenant = ?))`,
      tenant,
      tenant,
    ),
  userdatacenter: (tenant) => condition("t.tenant = ?", tenant),
  userdatacenteraccess: (tenant) =>
    condition("t.userdatacenter IN (SELECT id FROM userdatacenter WHERE tenant = ?)", tenant),
  accessactivity: (tenant) => condition("t.userdatacenter IN (SELECT id FROM userdatacenter WHERE tenant = ?)", tenant),
};

/** The condition of contract §8 for one tenant. */
export function ownRowsOf(table: string, tenant: number): Condition {
  return ownRows[table]?.(tenant) ?? everything;
}

/** Whether the caller may point at a record: an admin at any, a tenant's account at what it may see. */
export function isVisible(db: Database, table: string, id: number, caller: Caller): boolean {
  const rows = caller.side === "tenant" ? ownRowsOf(table, caller.tenant) : everything;
  return db.get(`SELECT 1 FROM "${table}" t WHERE t."id" = ? AND (${rows.sql})`, id, ...rows.values) !== undefined;
}

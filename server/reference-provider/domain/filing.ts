import { accessBy } from "../auth/access.ts";
import { may, type Caller } from "../auth/caller.ts";
import type { AdminPermission, TenantPermission } from "../auth/permissions.ts";
import { timestamp } from "../database/clock.ts";
import { forbidden } from "../engine/errors.ts";
import type { Access, Write } from "../engine/family.ts";
import { ownRowsOf, type Table } from "../engine/visible.ts";
import type { Provider } from "../provider.ts";
import { announce } from "./announcement.ts";
import { openRequest, readRequest, type Opening } from "./requests.ts";

/** The tenant for which a caller files; a tenant that is not confirmed may file nothing (contract §11 Rights). */
export function askingTenant(caller: Caller, ...anyOf: readonly TenantPermission[]): number {
  if (caller.side !== "tenant" || !caller.confirmed || !may(caller, ...anyOf)) throw forbidden();
  return caller.tenant;
}

/** The access to parts of requests: filed by tenants with one of the screens, read by them and by admins. */
export function filedBy(
  table: Table,
  screens: readonly TenantPermission[],
  more: readonly AdminPermission[] = [],
): Required<Access> {
  const { readable } = accessBy({ table, read: ["view_request_list_admin", ...more], tenant: { read: "own" } });
  return { readable, writable: (caller) => ownRowsOf(table, askingTenant(caller, ...screens)) };
}

/** Its tenant is the caller's. */
interface Filing extends Omit<Opening, "tenant" | "datacenter"> {
  readonly datacenter: unknown;
}

/** Opens the request of a part that is about to be stored and will refer to it, and notifies the NOC. */
export function fileFor({ provider, caller, values }: Write, filing: Filing): void {
  values["activities"] = file(provider, caller, filing);
}

/** Opens a request in the running transaction; returns its id. */
export function file(provider: Provider, caller: Caller, { datacenter, ...filing }: Filing): number {
  if (caller.side !== "tenant") throw forbidden();
  const { tenant, id: by } = caller;
  const id = openRequest(
    provider.db,
    { ...filing, tenant, datacenter: Number(datacenter) },
    { by, side: "tenant", at: timestamp() },
  );
  announce(provider, { request: readRequest(provider.db, id), state: "OR", from: caller });
  return id;
}

export const siteOf = ({ provider: { db } }: Write, rack: unknown) =>
  db.one<{ datacenter: number }>("SELECT datacenter FROM racks WHERE id = ?", rack).datacenter;

/** The columns by which every part refers to its request. */
export const requestColumns = {
  activities: { sql: "t.activities" },
  activities_number: { sql: "SELECT activities_number FROM activities WHERE id = t.activities" },
};

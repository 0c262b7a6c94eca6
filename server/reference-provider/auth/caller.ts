import type { Database } from "../database/open.ts";
import type { Permission } from "./permissions.ts";

interface Account {
  readonly id: number;
  readonly permissions: ReadonlySet<string>;
  /** The login that the call belongs to. */
  readonly session: string;
  /** The address that the call came from. */
  readonly ip: string;
}

/**
 * The caller. Permissions determine the side, as in the portal; an account that is not registered yet, or has no menu
 * permission, is on no side and reaches only its own data.
 */
export type Caller =
  | (Account & { readonly side: "admin" })
  | (Account & {
      readonly side: "tenant";
      readonly tenant: number;
      readonly headOfTenant: boolean;
      readonly confirmed: boolean;
    })
  | (Account & { readonly side: "none" });

interface Row {
  readonly tenant: number | null;
  readonly registered: number;
  readonly is_active: number;
  readonly headtenant: number;
  readonly tenant_confirmation: number | null;
  readonly permissions: string;
}

/** The caller behind a token's user id. */
export function loadCaller(db: Database, id: number, session: string, ip: string): Caller | "unknown" | "inactive" {
  const row = db.get<Row>(
    `SELECT u.tenant, u.registered, u.is_active, u.headtenant, t.tenant_confirmation, (
       SELECT json_group_array(p.codename) FROM group_permissions gp JOIN permission p ON p.id = gp.permission WHERE gp.groups = u.groups
     ) AS permissions FROM user u LEFT JOIN tenants t ON t.id = u.tenant WHERE u.id = ?`,
    id,
  );
  if (!row) return "unknown";
  if (!row.is_active) return "inactive";
  const account = {
    id,
    session,
    ip,
    permissions: new Set(JSON.parse(row.permissions) as string[]),
  };
  if (!row.registered) return { ...account, side: "none" };
  if (account.permissions.has("view_menu_admin") && row.tenant === null) return { ...account, side: "admin" };
  if (account.permissions.has("view_menu_tenant") && row.tenant !== null) {
    const confirmed = row.tenant_confirmation === 1;
    return { ...account, side: "tenant", tenant: row.tenant, headOfTenant: row.headtenant === 1, confirmed };
  }
  return { ...account, side: "none" };
}

export const may = (caller: Caller, ...anyOf: readonly Permission[]) =>
  anyOf.some((name) => caller.permissions.has(name));

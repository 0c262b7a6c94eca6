import { forbidden } from "../engine/errors.ts";
import { everything, type Condition } from "../engine/condition.ts";
import type { Access } from "../engine/family.ts";
import { ownRowsOf, type Table } from "../engine/visible.ts";
import { may, type Caller } from "./caller.ts";
import type { AdminPermission, TenantPermission } from "./permissions.ts";

interface Rules {
  readonly table: Table;
  /** The screens that read the family, or every admin: choice lists are open to all of them (contract §11 Rights). */
  readonly read: readonly AdminPermission[] | "every admin";
  readonly write?: AdminPermission;
  /** `own`: the rows of §8. Without it tenants' accounts may not read the family. */
  readonly tenant?: { readonly read: "own"; readonly write?: TenantPermission };
}

/** The access of a family whose rights are the same for all its records. */
export function accessBy({ table, read, write, tenant }: Rules): Access {
  const own = (caller: Caller): Condition | undefined =>
    tenant && caller.side === "tenant" ? ownRowsOf(table, caller.tenant) : undefined;
  const readers = read === "every admin" ? read : write ? [...read, write] : read;
  const readable = (caller: Caller) => {
    if (caller.side === "admin" && (readers === "every admin" || may(caller, ...readers))) return everything;
    const rows = own(caller);
    if (rows) return rows;
    throw forbidden();
  };
  if (!write) return { readable };
  const writable = (caller: Caller) => {
    if (caller.side === "admin" && may(caller, write)) return everything;
    const rows = tenant?.write && may(caller, tenant.write) ? own(caller) : undefined;
    if (rows) return rows;
    throw forbidden();
  };
  return { readable, writable };
}

/** Rejects a caller who is not an admin with one of the permissions. */
export function requireAdmin(caller: Caller, ...anyOf: readonly AdminPermission[]): void {
  if (caller.side !== "admin" || !may(caller, ...anyOf)) throw forbidden();
}

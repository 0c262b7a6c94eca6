import type { SessionUser } from "~/provider/rows.server";

interface Owner {
  tenant: number | null;
  name: string;
}

/**
 * Whether a record belongs to another tenant; a record without a tenant is one that the provider shows to this person.
 */
export function isOfAnother({ tenant, name }: Owner, user: Pick<SessionUser, "tenant" | "tenantName">): boolean {
  return tenant === null ? name !== "" && name !== user.tenantName : tenant !== user.tenant;
}

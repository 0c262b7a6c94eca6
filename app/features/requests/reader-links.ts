import { familiesOf, type InterconnectionScope, interconnectionPath } from "~/inventory/interconnections/scopes";
import { devicePath, myDevicePath, myRackPath, rackPath, tenantPath } from "~/paths";
import type { SessionUser } from "~/provider/rows.server";
import type { RecordPath } from "~/ui/record-link";
import { allowed, type Role, tenantOf } from "~/session/permissions";

/** Which of the things that a page names its reader may open. */
export interface Reader {
  role: Role;
  /** The reader's tenant; null for the NOC. */
  tenant: number | null;
  maySeeDevices: boolean;
  maySeeRacks: boolean;
  maySeeTenants: boolean;
  /** The families of interconnections that the reader may see. */
  interconnections: InterconnectionScope["family"][];
}

/** The reader that a signed-in person is. */
export function readerOf({ role, user }: { role: Role; user: SessionUser }): Reader {
  const isNoc = role === "admin";
  return {
    role,
    tenant: tenantOf({ role, user }),
    maySeeDevices: allowed(user, isNoc ? "view_device_device_admin" : "view_my_device_tenant"),
    maySeeRacks: allowed(user, isNoc ? "view_rack_rack_admin" : "view_my_rack_tenant"),
    maySeeTenants: isNoc && allowed(user, "view_organization_tenants_admin"),
    interconnections: familiesOf(role, user),
  };
}

/** The pages of what a page names, for a reader; undefined where the reader may not see them. */
export function linksFor({ role, maySeeDevices, maySeeRacks, maySeeTenants, interconnections }: Reader) {
  const isNoc = role === "admin";
  return {
    devicePath: maySeeDevices ? (isNoc ? devicePath : myDevicePath) : undefined,
    rackPath: maySeeRacks ? (isNoc ? rackPath : myRackPath) : undefined,
    tenantPath: maySeeTenants ? tenantPath : undefined,
    interconnectionPath: (iix: boolean): RecordPath =>
      interconnections.includes(iix ? "crossconnectsiix" : "crossconnects")
        ? (id) => interconnectionPath(role, iix, id)
        : undefined,
  };
}

import { familiesOf, type InterconnectionScope, interconnectionPath } from "~/inventory/interconnections/scopes";
import { devicePath, myDevicePath, myRackPath, rackPath, tenantPath } from "~/paths";
import type { SessionUser } from "~/provider/rows.server";
import type { RecordPath } from "~/ui/record-link";
import { allowed, type Role, tenantOf } from "~/session/permissions";

/** What the reader may open of what a page refers to. */
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

/** The reader for a signed-in person. */
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

/** Links to what a page refers to; undefined if the reader may not see it. */
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

import { familiesOf, type InterconnectionScope, interconnectionPath } from "~/inventory/interconnections/scopes";
import { devicePath, myDevicePath, myRackPath, rackPath, tenantPath } from "~/paths";
import type { SessionUser } from "~/provider/rows.server";
import type { RecordPath } from "~/ui/record-link";
import { allowed, type Permission, type Role, tenantOf } from "~/session/permissions";

interface RecordPage {
  path: (id: number) => string;
  permission: Permission;
}

type Family = "devices" | "racks" | "tenants";

/** The pages of records on each side. */
const pages: Readonly<Record<Role, Readonly<Partial<Record<Family, RecordPage>>>>> = {
  admin: {
    devices: { path: devicePath, permission: "view_device_device_admin" },
    racks: { path: rackPath, permission: "view_rack_rack_admin" },
    tenants: { path: tenantPath, permission: "view_organization_tenants_admin" },
  },
  tenant: {
    devices: { path: myDevicePath, permission: "view_my_device_tenant" },
    racks: { path: myRackPath, permission: "view_my_rack_tenant" },
  },
};

/** Who reads a page, and the families of the records whose pages they may open. */
export interface Reader {
  role: Role;
  /** The reader's tenant; null for the NOC. */
  tenant: number | null;
  families: (Family | InterconnectionScope["family"])[];
}

/** The reader for a signed-in person. */
export function readerOf({ role, user }: { role: Role; user: SessionUser }): Reader {
  const records = Object.entries(pages[role]) as [Family, RecordPage][];
  const opened = records.filter(([, { permission }]) => allowed(user, permission)).map(([family]) => family);
  return { role, tenant: tenantOf({ role, user }), families: [...opened, ...familiesOf(role, user)] };
}

/** Links to what a page refers to; undefined if the reader may not see it. */
export function linksFor({ role, families }: Reader) {
  const pathOf = (family: Family): RecordPath => (families.includes(family) ? pages[role][family]?.path : undefined);
  return {
    devicePath: pathOf("devices"),
    rackPath: pathOf("racks"),
    tenantPath: pathOf("tenants"),
    interconnectionPath: (iix: boolean): RecordPath =>
      families.includes(iix ? "crossconnectsiix" : "crossconnects")
        ? (id) => interconnectionPath(role, iix, id)
        : undefined,
  };
}

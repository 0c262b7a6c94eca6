import { devicePath, myDevicePath, myRackPath, rackPath } from "~/paths";
import type { SessionUser } from "~/provider/rows.server";
import { allowed, type Role, tenantOf } from "~/session/permissions";

/** Which of the things that a page names its reader may open. */
export interface Reader {
  role: Role;
  /** The reader's tenant; null for the NOC. */
  tenant: number | null;
  maySeeDevices: boolean;
  maySeeRacks: boolean;
}

/** The reader that a signed-in person is. */
export function readerOf({ role, user }: { role: Role; user: SessionUser }): Reader {
  const isNoc = role === "admin";
  return {
    role,
    tenant: tenantOf({ role, user }),
    maySeeDevices: allowed(user, isNoc ? "view_device_device_admin" : "view_my_device_tenant"),
    maySeeRacks: allowed(user, isNoc ? "view_rack_rack_admin" : "view_my_rack_tenant"),
  };
}

/** The pages of devices and racks for a reader; undefined where the reader may not see them. */
export function linksFor({ role, maySeeDevices, maySeeRacks }: Reader) {
  const isNoc = role === "admin";
  return {
    devicePath: maySeeDevices ? (isNoc ? devicePath : myDevicePath) : undefined,
    rackPath: maySeeRacks ? (isNoc ? rackPath : myRackPath) : undefined,
  };
}

import {
  deviceListPath,
  interconnectionListPath,
  myDeviceListPath,
  myInterconnectionListPath,
  myRackListPath,
  myServiceListPath,
  rackListPath,
  serviceListPath,
  siteListPath,
  tenantListPath,
} from "~/paths";
import type { SessionUser } from "~/provider/index.server";
import { allowed, type Permission, type Role } from "~/session/permissions";
import { isOpen } from "~/inventory/requests/status";
import type { Figures } from "./rows.server";

/** The number of news items on a dashboard. */
export const NEWS_SHOWN = 3;

/** How old a dashboard's sites and news may be. */
export const MAX_AGE_MS = 30_000;

/** The number of open requests; null if the provider does not send it. */
export function openRequests({ requestsByStatus }: Pick<Figures, "requestsByStatus">): number | null {
  const byStatus = Object.entries(requestsByStatus);
  if (byStatus.length === 0) return null;
  return byStatus.reduce((sum, [status, count]) => sum + (isOpen(status) ? (count ?? 0) : 0), 0);
}

/** The lists behind the figures, with the permission to see them. */
const lists = {
  admin: {
    sites: [siteListPath, "view_organization_sites_admin"],
    racks: [rackListPath, "view_rack_rack_admin"],
    devices: [deviceListPath, "view_device_device_admin"],
    tenants: [tenantListPath, "view_organization_tenants_admin"],
    interconnections: [interconnectionListPath, "view_interconnection_interconnection_admin"],
    services: [serviceListPath, "view_service_service_admin"],
  },
  tenant: {
    racks: [myRackListPath, "view_my_rack_tenant"],
    devices: [myDeviceListPath, "view_my_device_tenant"],
    interconnections: [myInterconnectionListPath, "view_my_interconnection_tenant"],
    services: [myServiceListPath, "view_my_service_tenant"],
  },
} as const satisfies Record<Role, Record<string, readonly [string, Permission]>>;

/** The links of a side's figures, by name, as far as the person may follow them. */
export function listsOf<Side extends Role>(
  side: Side,
  user: SessionUser,
): Partial<Record<keyof (typeof lists)[Side], string>> {
  const permitted = Object.entries<readonly [string, Permission]>(lists[side]).filter(([, [, permission]]) =>
    allowed(user, permission),
  );
  return Object.fromEntries(permitted.map(([name, [path]]) => [name, path])) as ReturnType<typeof listsOf<Side>>;
}

/** The class of a site's colour: one of ten, chosen by the id (spec 1 §2). */
export const siteClass = (siteId: number): string => `site-${siteId % 10}`;

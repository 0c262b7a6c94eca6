import {
  accessPath,
  deviceListPath,
  interconnectionListPath,
  rackListPath,
  rackShareListPath,
  requestListPath,
  serviceListPath,
  userAccountsPath,
  visitListPath,
} from "~/paths";
import type { Permission } from "~/session/permissions";

/**
 * The NOC's lists of records that refer to master data, by the provider's families; each list has the filter of the
 * same name.
 */
const lists = {
  circuitconnector: { path: "/admin/interconnection/cable-connector", permission: "view_cable_connector_admin" },
  crossconnects: { path: interconnectionListPath, permission: "view_interconnection_interconnection_admin" },
  crossconnectsiix: {
    path: "/admin/interconnection/interconnectioniix-list",
    permission: "view_interconnection_iix_admin",
  },
  rackshare: { path: rackShareListPath, permission: "view_rack_rack_admin" },
  servicerackdetails: { path: serviceListPath, permission: "view_service_service_admin" },
  userdatacenter: { path: accessPath, permission: "view_organization_datacenter_access_admin" },
  userdatacenteraccess: { path: `${accessPath}/permits`, permission: "view_organization_datacenter_access_admin" },
  racks: { path: rackListPath, permission: "view_rack_rack_admin" },
  devices: { path: deviceListPath, permission: "view_device_device_admin" },
  user: { path: userAccountsPath, permission: "view_organization_user_accounts_admin" },
  activities: { path: requestListPath("admin"), permission: "view_request_list_admin" },
  accessactivity: { path: visitListPath, permission: "view_organization_datacenter_access_admin" },
  devicetypes: { path: "/admin/device/device-type", permission: "view_device_type_admin" },
} as const satisfies Record<string, { path: string; permission: Permission }>;

/** A reference for `referredToBy`: records of a family, found with the provider's filter and shown in their list. */
export const usedBy = (family: keyof typeof lists, filter: string) => ({ family, filter, list: lists[family] });

import { z } from "zod";
import {
  destinationName,
  interconnectionName,
  interconnectionStatusStyle,
} from "~/inventory/interconnections/interconnection";
import { interconnectionScopes } from "~/inventory/interconnections/scopes";
import { familyRow } from "~/inventory/interconnections/rows.server";
import { kindLabel } from "~/inventory/requests/kinds";
import { requestName, requestPagePath } from "~/inventory/requests/request";
import { type RequestRow, requestRow } from "~/inventory/requests/rows.server";
import { type Message, nameOrId } from "~/language/language";
import {
  accessPath,
  adminAccountsPath,
  detailPath,
  deviceListPath,
  devicePath,
  formPath,
  myAccessPath,
  myDeviceListPath,
  myDevicePath,
  myRackListPath,
  myRackPath,
  myServiceListPath,
  myServicePath,
  rackListPath,
  rackPath,
  requestListPath,
  serviceListPath,
  siteListPath,
  sitePath,
  tenantListPath,
  tenantPath,
  userAccountsPath,
} from "~/paths";
import type { Query } from "~/provider/index.server";
import { id, text } from "~/provider/rows.server";
import type { Permission, Role } from "~/session/permissions";
import { m } from "./messages";

/** A match: its page, its name, and what distinguishes it from others of that name: its kind and a note. */
export interface Found {
  to: string;
  name: string;
  kind?: Message;
  note: string;
  /** The request itself, for its actions. */
  request?: RequestRow;
}

/** A searchable family, for whom, and the list that shows all matches. */
export interface Source {
  title: Message;
  permission: Permission;
  family: string;
  list: string;
  found: z.ZodType<Found>;
  /** A query that restricts the family to the list's records; `tenant` is the reader's. */
  narrowed?: (tenant: number | null) => Query;
  /** Only for people of a confirmed tenant. */
  confirmed?: true;
}

const note = (...parts: string[]) => parts.filter(Boolean).join(", ");

const rack = (path: (id: number) => string) =>
  z.object({ id, rack_name: text, datacenter_name: text, tenant_name: text }).transform((row): Found => ({
    to: path(row.id),
    name: nameOrId(row.rack_name, row.id),
    note: note(row.datacenter_name, row.tenant_name),
  }));

const device = (path: (id: number) => string) =>
  z
    .object({ id, devicename: text, serialnumber: text, racks_name: text, tenant_name: text })
    .transform((row): Found => ({
      to: path(row.id),
      name: nameOrId(row.devicename, row.id),
      note: note(row.serialnumber, row.racks_name, row.tenant_name),
    }));

const tenant = z
  .object({ id, name: text, email: text })
  .transform((row): Found => ({ to: tenantPath(row.id), name: row.name, note: row.email }));

const interconnectionTitles = { crossconnects: m.interconnections, crossconnectsiix: m.interconnectionsIix };

/** The two kinds of interconnections, as the lists of a role show them. */
const interconnections = (role: Role): Source[] =>
  interconnectionScopes
    .filter((scope) => scope.role === role)
    .map(({ family, permission, path }) => ({
      title: interconnectionTitles[family],
      permission,
      family,
      list: path,
      found: familyRow[family].transform((row): Found => ({
        to: detailPath(path, row.id),
        name: interconnectionName(row),
        kind: interconnectionStatusStyle(row.status).word,
        note: [row.source.tenantName, destinationName(row)].filter(Boolean).join(" → "),
      })),
    }));

const request = (role: Role) =>
  requestRow.transform((row): Found => ({
    to: requestPagePath(role, row),
    name: requestName(row),
    kind: kindLabel(row.kind),
    note: row.tenantName,
    request: row,
  }));

/** A family whose rows are named and distinguished by two of their fields, with the page of each. */
const named = (name: string, besides: readonly string[], path: (id: number) => string) =>
  z.looseObject({ id }).transform((row): Found => ({
    to: path(row.id),
    name: nameOrId(text.parse(row[name]), row.id),
    note: note(...besides.map((field) => text.parse(row[field]))),
  }));

/** The families that each role searches, in page order. */
export const sources: Readonly<Record<Role, readonly Source[]>> = {
  admin: [
    { title: m.racks, permission: "view_rack_rack_admin", family: "racks", list: rackListPath, found: rack(rackPath) },
    {
      title: m.devices,
      permission: "view_device_device_admin",
      family: "devices",
      list: deviceListPath,
      found: device(devicePath),
    },
    {
      title: m.tenants,
      permission: "view_organization_tenants_admin",
      family: "tenants",
      list: tenantListPath,
      found: tenant,
    },
    {
      title: m.sites,
      permission: "view_organization_sites_admin",
      family: "datacenters",
      list: siteListPath,
      found: named("name", ["cities_name", "address"], sitePath),
    },
    ...interconnections("admin"),
    {
      title: m.services,
      permission: "view_service_service_admin",
      family: "servicerackdetails",
      list: serviceListPath,
      found: named("service_name", ["tenant_name", "rack_name"], (id) => formPath(serviceListPath, id)),
    },
    {
      title: m.people,
      permission: "view_organization_datacenter_access_admin",
      family: "userdatacenter",
      list: accessPath,
      found: named("name", ["tenant_name"], (id) => formPath(accessPath, id)),
    },
    {
      title: m.userAccounts,
      permission: "view_organization_user_accounts_admin",
      family: "user",
      list: userAccountsPath,
      found: named("first_name", ["tenant_name", "email"], (id) => formPath(userAccountsPath, id)),
      narrowed: () => ({ from_user: "tenant" }),
    },
    {
      title: m.adminAccounts,
      permission: "view_organization_admin_accounts_admin",
      family: "user",
      list: adminAccountsPath,
      found: named("first_name", ["email"], (id) => formPath(adminAccountsPath, id)),
      narrowed: () => ({ from_user: "noc_admin" }),
    },
    {
      title: m.requests,
      permission: "view_request_list_admin",
      family: "activities",
      list: requestListPath("admin"),
      found: request("admin"),
    },
  ],
  tenant: [
    {
      title: m.racks,
      permission: "view_my_rack_tenant",
      family: "racks",
      list: myRackListPath,
      found: rack(myRackPath),
    },
    {
      title: m.devices,
      permission: "view_my_device_tenant",
      family: "devices",
      list: myDeviceListPath,
      found: device(myDevicePath),
      narrowed: (tenant) => ({ tenant }),
    },
    ...interconnections("tenant"),
    {
      title: m.services,
      permission: "view_my_service_tenant",
      family: "servicerackdetails",
      list: myServiceListPath,
      found: named("service_name", ["rack_name"], myServicePath),
      narrowed: (tenant) => ({ tenant_id: tenant }),
    },
    {
      title: m.people,
      permission: "view_my_datacenter_access_tenant",
      family: "userdatacenter",
      list: myAccessPath,
      found: named("name", [], (id) => formPath(myAccessPath, id)),
      narrowed: (tenant) => ({ tenant_id: tenant }),
    },
    {
      title: m.requests,
      permission: "view_request_list_tenant",
      family: "activities",
      list: requestListPath("tenant"),
      found: request("tenant"),
      confirmed: true,
    },
  ],
};

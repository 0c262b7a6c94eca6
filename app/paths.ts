/** The URLs that more than one page links to. */
type Id = string | number;

export const adminDashboardPath = "/admin/dashboard";
export const tenantDashboardPath = "/dashboard";

export const rackPath = (id: Id) => `/admin/rack/rack-list/detail/${encodeURIComponent(id)}`;
export const rackListPath = "/admin/rack/rack-list";
export const rackFormPath = (id: Id) => `/admin/rack/rack-list/form/${encodeURIComponent(id)}`;
export const rackDeletePath = (id: Id) => `/admin/rack/rack-list/delete/${encodeURIComponent(id)}`;
export const myRackPath = (id: Id) => `/datacenter/myrack/detail/${encodeURIComponent(id)}`;
export const myRackListPath = "/datacenter/myrack";

export const rackGroupListPath = "/admin/rack/rack-group";
export const rackShareListPath = "/admin/rack/rack-share";

/** Where a tenant brings devices in, with rack and top unit chosen. */
export const goodsInPath = (rack: Id, unit: number) =>
  `/request/goodsin?${new URLSearchParams({ racks: String(rack), up_front: String(unit) })}`;

export const deviceListPath = "/admin/device/device-list";
export const devicePath = (id: Id) => `${deviceListPath}/detail/${encodeURIComponent(id)}`;
export const myDeviceListPath = "/datacenter/mydevice";
export const myDevicePath = (id: Id) => `${myDeviceListPath}/detail/${encodeURIComponent(id)}`;

export const serviceListPath = "/admin/service/service-list";
export const myServiceListPath = "/datacenter/myservice";
export const myServicePath = (id: Id) => `${myServiceListPath}/detail/${encodeURIComponent(id)}`;

export const sitePath = (id: Id) => `/admin/organization/sites/detail?id=${encodeURIComponent(id)}`;
export const siteListPath = "/admin/organization/sites";

export const tenantListPath = "/admin/organization/tenants";
export const tenantPath = (id: Id) => `${tenantListPath}/detail?id=${encodeURIComponent(id)}`;
export const userAccountsPath = "/admin/organization/user-accounts";

/** The rack report of chosen racks; its query takes `id;name` pairs (spec 2 §2). */
export function rackReportPath(site: { id: Id; name: string }, racks: readonly { id: Id; name: string }[]): string {
  const query = new URLSearchParams({ datacenter: `${site.id};${site.name}` });
  for (const rack of racks) query.append("racks", `${rack.id};${rack.name}`);
  return `/print-report-rack?${query}`;
}

/** The information about one interconnection on paper (spec 2 §2 "Print routes"). */
export const interconnectionPrintPath = (role: "admin" | "tenant", id: Id) =>
  `/print-information-crossconnect${role === "admin" ? "" : "-tenant"}?crossconnect_id=${encodeURIComponent(id)}`;

/** The search of everything, on a role's side. */
export const searchPath = (role: "admin" | "tenant") => (role === "admin" ? "/admin/search" : "/search");

/** The request list of a role's side. */
export const requestListPath = (role: "admin" | "tenant") =>
  role === "admin" ? "/admin/request/requestlist" : "/request/requestlist";

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

export const sitePath = (id: Id) => `/admin/organization/sites/detail?id=${encodeURIComponent(id)}`;
export const siteListPath = "/admin/organization/sites";

/** The rack report of chosen racks; its query takes `id;name` pairs (spec 2 §2). */
export function rackReportPath(site: { id: Id; name: string }, racks: readonly { id: Id; name: string }[]): string {
  const query = new URLSearchParams({ datacenter: `${site.id};${site.name}` });
  for (const rack of racks) query.append("racks", `${rack.id};${rack.name}`);
  return `/print-report-rack?${query}`;
}

/** The request list of a role's side. */
export const requestListPath = (role: "admin" | "tenant") =>
  role === "admin" ? "/admin/request/requestlist" : "/request/requestlist";

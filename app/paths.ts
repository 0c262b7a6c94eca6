/** The URLs that more than one page links to. */
type Id = string | number;

/** The form of one record of a list. */
export const formPath = (list: string, id: Id) => `${list}/form/${encodeURIComponent(id)}`;

/** The page that asks before one record of a list is deleted. */
export const deletePath = (list: string, id: Id) => `${list}/delete/${encodeURIComponent(id)}`;

export const rackPath = (id: Id) => `/admin/rack/rack-list/detail/${encodeURIComponent(id)}`;
export const rackListPath = "/admin/rack/rack-list";
export const racksOfGroupPath = (id: Id) => `${rackListPath}?rackgroups=${encodeURIComponent(id)}`;
export const myRackPath = (id: Id) => `/datacenter/myrack/detail/${encodeURIComponent(id)}`;
export const myRackListPath = "/datacenter/myrack";

/** A list of racks by the room that they have, on a role's side. */
export const findSpacePath = (role: "admin" | "tenant") =>
  role === "admin" ? "/admin/rack/find-space" : "/datacenter/find-space";

/** A rack's page with a place marked in its drawing: so many units down from the top one. */
export const markedPlacePath = (rack: string, top: number, units: number) =>
  `${rack}?${new URLSearchParams({ place: String(top), units: String(units) })}#place`;

export const rackGroupListPath = "/admin/rack/rack-group";
export const rackShareListPath = "/admin/rack/rack-share";

/** Where a tenant brings devices in, with rack and top unit chosen. */
export const goodsInPath = (rack: Id, unit: number) =>
  `/request/goodsin?${new URLSearchParams({ racks: String(rack), up_front: String(unit) })}`;

/** Where a tenant brings devices in, with the rack chosen. */
export const rackGoodsInPath = (rack: Id) => `/request/goodsin?racks=${encodeURIComponent(rack)}`;

export const deviceListPath = "/admin/device/device-list";
export const devicePath = (id: Id) => `${deviceListPath}/detail/${encodeURIComponent(id)}`;
export const myDeviceListPath = "/datacenter/mydevice";
export const myDevicePath = (id: Id) => `${myDeviceListPath}/detail/${encodeURIComponent(id)}`;

export const serviceListPath = "/admin/service/service-list";
export const myServiceListPath = "/datacenter/myservice";
export const myServicePath = (id: Id) => `${myServiceListPath}/detail/${encodeURIComponent(id)}`;

export const interconnectionListPath = "/admin/interconnection/interconnection-list";
export const myInterconnectionListPath = "/datacenter/myinterconnection";

export const sitePath = (id: Id) => `/admin/organization/sites/detail?id=${encodeURIComponent(id)}`;
/** The dashboard of the NOC for a screen on a wall. */
export const boardPath = "/admin/dashboard?board=1";
/** How full the sites are, and when they will be. */
export const capacityPath = "/admin/organization/capacity";
/** The racks of a site as they stand. */
export const floorPath = (id: Id) => `/admin/organization/sites/floor/${encodeURIComponent(id)}`;
export const siteListPath = "/admin/organization/sites";

export const tenantListPath = "/admin/organization/tenants";
export const tenantPath = (id: Id) => `${tenantListPath}/detail?id=${encodeURIComponent(id)}`;
export const adminAccountsPath = "/admin/organization/admin-accounts";
/** The visits of those who are inside now. */
export const visitsInsidePath = "/admin/organization/datacenter-access/visits?status_out=0";
export const visitListPath = "/admin/organization/datacenter-access/visits";
export const accessPath = "/admin/organization/datacenter-access";
export const myAccessPath = "/datacenter/mydatacenteraccess";
export const userAccountsPath = "/admin/organization/user-accounts";

/** The rack report of chosen racks, which prints itself; its query takes `id;name` pairs (spec 2 §2). */
export function rackReportPath(
  site: { id: Id; name: string } | null,
  racks: readonly { id: Id; name?: string }[],
): string {
  const query = new URLSearchParams(site ? { datacenter: `${site.id};${site.name}` } : {});
  for (const rack of racks) query.append("racks", rack.name ? `${rack.id};${rack.name}` : String(rack.id));
  query.set("print", "1");
  return `/print-report-rack?${query}`;
}

/** The search of everything, on a role's side. */
export const searchPath = (role: "admin" | "tenant") => (role === "admin" ? "/admin/search" : "/search");

/** What is found while somebody types, on a role's side. */
export const suggestionsPath = (role: "admin" | "tenant") => `${searchPath(role)}/suggestions`;

/** The request list of a role's side. */
export const requestListPath = (role: "admin" | "tenant") =>
  role === "admin" ? "/admin/request/requestlist" : "/request/requestlist";

/** The forms of a tenant's requests, as the menu has them. */
export const goodsInChoicePath = "/request/goodsin";
export const interconnectionRequestPath = "/request/interconnection";
export const ticketFormPath = "/request/troubleticket";

/** Goods come from within the building or from outside. */
type GoodsScope = "IN" | "EX";

interface AddDevice {
  racks: Id;
  scope: GoodsScope;
  /** The Goods Out Replace that the devices come in for. */
  replaceGoodsOut?: Id;
}

/** A screen of tenants, despite the path (spec 2 §2 "Add Device Goods In Details"). */
export const addDevicePagePath = "/admin/device/device-list/rack-add-device";

/** Where a tenant adds the devices of a goods in to a rack. */
export function addDevicePath({ racks, scope, replaceGoodsOut }: AddDevice): string {
  const query = new URLSearchParams({ racks: String(racks), scope });
  if (replaceGoodsOut !== undefined) query.set("replace_goodsout", String(replaceGoodsOut));
  return `${addDevicePagePath}?${query}`;
}

/** What a trouble ticket begins with: the request that it is about (spec 2 §4). */
interface TicketSubject {
  /** The number of the request. */
  number: string;
  site: Id | null;
  /** The provider's id of the request's kind. */
  kindId: Id | null;
}

/** The form of a trouble ticket about a request. */
export const troubleTicketPath = ({ number, site, kindId }: TicketSubject) =>
  `${ticketFormPath}?${new URLSearchParams({
    subject: number,
    datacenter: String(site ?? ""),
    activitytypes: String(kindId ?? ""),
  })}`;

/** The appointment of a request as a calendar file, on a role's side. */
export const calendarPath = (role: "admin" | "tenant", id: Id) =>
  `${role === "admin" ? "/admin" : ""}/request/calendar/${encodeURIComponent(id)}`;

/** What was attached to the ticket of a request, on a role's side. */
export const attachmentPath = (role: "admin" | "tenant", id: Id) =>
  `${role === "admin" ? "/admin" : ""}/request/attachment/${encodeURIComponent(id)}`;

/** The short way to a request's page, for both roles. */
export const shortCodePath = (code: string) => `/r/${encodeURIComponent(code)}`;

/** Where the tenant chooses the new ports of a Goods In Replace. */
export const transferPath = (id: Id) =>
  `${requestListPath("tenant")}/goodsinreplace/transfer?id=${encodeURIComponent(id)}`;

/** Where a tenant asks for the end of an interconnection. */
export const dismantlePath = (interconnection: Id) =>
  `/request/dismantle?crossconnect=${encodeURIComponent(interconnection)}`;

/** Where everybody can see whether a printed document is the portal's. */
export const verifyPath = "/verify-document";
/** The own account, on a role's side. */
export const profilePath = (role: "admin" | "tenant") => (role === "admin" ? "/admin/profile" : "/profile");
export const changePasswordPath = (role: "admin" | "tenant") =>
  role === "admin" ? "/admin/change-password" : "/change-password";
export const abilitiesPath = (role: "admin" | "tenant") =>
  role === "admin" ? "/admin/what-i-can-do" : "/what-i-can-do";

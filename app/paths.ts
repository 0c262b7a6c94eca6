/** The URLs that more than one page links to. */
type Id = string | number;
type Side = "admin" | "tenant";

/** A path of a screen that both sides have, on one of them. */
const onSide = (side: Side, path: string) => (side === "admin" ? `/admin${path}` : path);

/** The form of one record of a list. */
export const formPath = (list: string, id: Id) => `${list}/form/${encodeURIComponent(id)}`;

/** The page of one record of a list. */
export const detailPath = (list: string, id: Id) => `${list}/detail/${encodeURIComponent(id)}`;

/** The page that asks for confirmation before one record of a list is deleted. */
export const deletePath = (list: string, id: Id) => `${list}/delete/${encodeURIComponent(id)}`;

export const rackListPath = "/admin/rack/rack-list";
export const rackPath = (id: Id) => detailPath(rackListPath, id);
export const racksOfGroupPath = (id: Id) => `${rackListPath}?rackgroups=${encodeURIComponent(id)}`;
export const myRackListPath = "/datacenter/myrack";
export const myRackPath = (id: Id) => detailPath(myRackListPath, id);

/** The list of racks by free space, on a role's side. */
export const findSpacePath = (role: Side) => (role === "admin" ? "/admin/rack/find-space" : "/datacenter/find-space");

export const rackGroupListPath = "/admin/rack/rack-group";
export const rackShareListPath = "/admin/rack/rack-share";

/** The form of a Goods In. */
export const goodsInFormPath = "/request/goodsin";

/** The Goods In form with rack and top unit chosen. */
export const goodsInPath = (rack: Id, unit: number) =>
  `${goodsInFormPath}?${new URLSearchParams({ racks: String(rack), up_front: String(unit) })}`;

/** The Goods In form with the rack chosen. */
export const rackGoodsInPath = (rack: Id) => `${goodsInFormPath}?racks=${encodeURIComponent(rack)}`;

export const deviceListPath = "/admin/device/device-list";
export const devicePath = (id: Id) => detailPath(deviceListPath, id);
export const myDeviceListPath = "/datacenter/mydevice";
export const myDevicePath = (id: Id) => detailPath(myDeviceListPath, id);

export const serviceListPath = "/admin/service/service-list";
export const myServiceListPath = "/datacenter/myservice";
export const myServicePath = (id: Id) => detailPath(myServiceListPath, id);

export const interconnectionListPath = "/admin/interconnection/interconnection-list";
export const myInterconnectionListPath = "/datacenter/myinterconnection";

export const siteListPath = "/admin/organization/sites";
export const sitePath = (id: Id) => `${siteListPath}/detail?id=${encodeURIComponent(id)}`;
/** The NOC's dashboard for a wall screen. */
export const boardPath = "/admin/dashboard?board=1";
/** How full the sites are, and when they are expected to be full. */
export const capacityPath = "/admin/organization/capacity";
/** A site's floor plan with its racks. */
export const floorPath = (id: Id) => `${siteListPath}/floor/${encodeURIComponent(id)}`;

export const tenantListPath = "/admin/organization/tenants";
export const tenantPath = (id: Id) => `${tenantListPath}/detail?id=${encodeURIComponent(id)}`;
export const adminAccountsPath = "/admin/organization/admin-accounts";
export const accessPath = "/admin/organization/datacenter-access";
export const visitListPath = `${accessPath}/visits`;
/** The visits of people who are inside now. */
export const visitsInsidePath = `${visitListPath}?status_out=0`;
export const myAccessPath = "/datacenter/mydatacenteraccess";
export const userAccountsPath = "/admin/organization/user-accounts";

export const reportRackPath = "/admin/report/report-rack";

/** With more racks an address would be too long, and paper has two pages of each. */
const MAX_PRINTED_RACKS = 500;

/** The rack report of these racks, which prints itself; of too many it lets choose at their site. */
export function rackReportPath(site: { id: Id; name: string } | null, racks: readonly { id: Id }[]): string {
  const query = new URLSearchParams(site ? { datacenter: `${site.id};${site.name}` } : {});
  if (racks.length <= MAX_PRINTED_RACKS) for (const { id } of racks) query.append("racks", String(id));
  query.set("print", "1");
  return `/print-report-rack?${query}`;
}

/** The search across all records, on a role's side. */
export const searchPath = (role: Side) => onSide(role, "/search");

/** The suggestions while somebody types a search, on a role's side. */
export const suggestionsPath = (role: Side) => `${searchPath(role)}/suggestions`;

/** The request list of a role's side. */
export const requestListPath = (role: Side) => onSide(role, "/request/requestlist");

/** Other request forms of a tenant. */
export const interconnectionRequestPath = "/request/interconnection";
export const ticketFormPath = "/request/troubleticket";

/** Goods come from within the building or from outside. */
type GoodsScope = "IN" | "EX";

interface AddDevice {
  racks: Id;
  scope: GoodsScope;
  /** The Goods Out Replace that these devices replace. */
  replaceGoodsOut?: Id;
}

/** A tenant's screen, despite its path (spec 2 §2 "Add Device Goods In Details"). */
export const addDevicePagePath = "/admin/device/device-list/rack-add-device";

/** The page on which a tenant adds the devices of a Goods In to a rack. */
export function addDevicePath({ racks, scope, replaceGoodsOut }: AddDevice): string {
  const query = new URLSearchParams({ racks: String(racks), scope });
  if (replaceGoodsOut !== undefined) query.set("replace_goodsout", String(replaceGoodsOut));
  return `${addDevicePagePath}?${query}`;
}

/** A request's appointment as a calendar file, on a role's side. */
export const calendarPath = (role: Side, id: Id) => onSide(role, `/request/calendar/${encodeURIComponent(id)}`);

/** The attachment of a request's ticket, on a role's side. */
export const attachmentPath = (role: Side, id: Id) => onSide(role, `/request/attachment/${encodeURIComponent(id)}`);

/** The short address of a request's page, for both roles. */
export const shortCodePath = (code: string) => `/r/${encodeURIComponent(code)}`;

/** The page on which the tenant chooses the new ports of a Goods In Replace. */
export const transferPath = (id: Id) =>
  `${requestListPath("tenant")}/goodsinreplace/transfer?id=${encodeURIComponent(id)}`;

/** The form in which a tenant asks to dismantle an interconnection. */
export const dismantlePath = (interconnection: Id) =>
  `/request/dismantle?crossconnect=${encodeURIComponent(interconnection)}`;

/** The public page that checks whether a printed document comes from this portal. */
export const verifyPath = "/verify-document";
/** The profile of the signed-in account, on a role's side. */
export const profilePath = (role: Side) => onSide(role, "/profile");
export const changePasswordPath = (role: Side) => onSide(role, "/change-password");
export const abilitiesPath = (role: Side) => onSide(role, "/what-i-can-do");

import type { Permission } from "~/session/permissions";

/**
 * Every URL of the portal and who may see it, from the list of screens and independent of the app's own tables.
 * The parameter of a path exists in the demo data.
 */
export interface Screen {
  path: string;
  role: "admin" | "tenant" | "either";
  permission: Permission;
  /** The menu's Requests entries need a confirmed tenant. */
  confirmed?: boolean;
  /** A record of tenant1: other tenants get 404, or are redirected to the list if it is one of several selected ones. */
  ofTenant1?: boolean;
  /** The answer is a file. */
  file?: boolean;
}

const admin = (permission: Permission, ...paths: string[]): Screen[] =>
  paths.map((path) => ({ path: `/admin/${path}`, role: "admin", permission }));
const tenant = (permission: Permission, ...paths: string[]): Screen[] =>
  paths.map((path) => ({ path: `/${path}`, role: "tenant", permission }));
const files = (screens: Screen[]): Screen[] => screens.map((screen) => ({ ...screen, file: true }));
const confirmed = (screens: Screen[]): Screen[] => screens.map((screen) => ({ ...screen, confirmed: true }));
const ofTenant1 = (screens: Screen[]): Screen[] => screens.map((screen) => ({ ...screen, ofTenant1: true }));
const masterData = (permission: Permission, path: string): Screen[] =>
  admin(permission, path, `${path}/form`, `${path}/form/1`, `${path}/delete/1`, `${path}/delete?chosen=1`);

/** A request of every kind, by the kind's path. */
const requestsOfTenant1 = {
  troubleticket: 106,
  smarthand: 115,
  goodsout: 97,
  goodsoutreplace: 105,
  goodsin: 86,
  goodsinreplace: 185,
  crossconnect: 120,
  iixinterconnection: 184,
  mmrcolocation: 56,
  rackcolocation: 61,
  electricity: 68,
};
const otherRequests = {
  dismantle: 76,
  "interconnection/approved": 138,
  "iixinterconnection/approved": 139,
};
const requestPages = (requests: Record<string, number>) =>
  Object.entries(requests).flatMap(([kind, id]) => [
    `request/requestlist/${kind}?id=${id}`,
    `request/requestlist/${kind}/${id}`,
  ]);

const printed = (document: string, query: Record<string, number>, readers: Omit<Screen, "path">): Screen => ({
  path: `/print-${document}?${Object.entries(query).map((pair) => pair.join("="))}`,
  ...readers,
});
const interconnections = { role: "admin", permission: "view_interconnection_interconnection_admin" } as const;
const requests = { role: "admin", permission: "view_request_list_admin" } as const;

export const screens: Screen[] = [
  ...admin("view_dashboard_admin", "dashboard", "dashboard?today=filed", "dashboard?board=1"),
  ...masterData("view_organization_sites_admin", "organization/sites"),
  ...admin("view_organization_sites_admin", "organization/sites/detail?id=1", "organization/sites/floor/1"),
  ...admin("view_organization_sites_admin", "organization/capacity", "organization/capacity?site=2"),
  ...admin("view_organization_sites_admin", "organization/sites/floor/1?by=tenant&rows=group"),
  ...masterData("view_organization_tenants_admin", "organization/tenants"),
  ...admin("view_organization_tenants_admin", "organization/tenants/detail?id=1"),
  ...admin(
    "view_organization_user_accounts_admin",
    "organization/user-accounts",
    "organization/user-accounts/form",
    "organization/user-accounts/form/4",
    "organization/user-accounts/delete/4",
    "organization/user-accounts/delete?chosen=4",
  ),
  ...masterData("view_organization_admin_accounts_admin", "organization/admin-accounts"),
  ...masterData("view_organization_datacenter_access_admin", "organization/datacenter-access"),
  ...masterData("view_organization_datacenter_access_admin", "organization/datacenter-access/permits"),
  ...admin("view_organization_datacenter_access_admin", "organization/datacenter-access/visits"),
  ...masterData("view_organization_city_admin", "organization/city"),
  ...masterData("view_rack_rack_admin", "rack/rack-list"),
  ...admin("view_rack_rack_admin", "rack/rack-list/detail/1"),
  ...admin("view_rack_rack_admin", "rack/find-space", "rack/find-space?units=4&weight=20&power=1"),
  ...admin("view_rack_rack_admin", "rack/rack-list/detail/1?place=3&units=2"),
  ...masterData("view_rack_type_admin", "rack/rack-type"),
  ...masterData("view_rack_manufacture_admin", "rack/rack-manufacture"),
  ...masterData("view_rack_rack_admin", "rack/rack-group"),
  ...masterData("view_rack_rack_admin", "rack/rack-share"),
  ...admin("view_organization_sites_admin", "organization/sites/detail?id=1&drawings=1"),
  ...admin(
    "view_device_device_admin",
    "device/device-list",
    "device/device-list/detail/1",
    "device/device-list/form/1",
    "device/device-list/delete/1",
    "device/device-list/delete?chosen=1",
  ),
  ...masterData("view_device_type_admin", "device/device-type"),
  ...masterData("view_device_manufacture_admin", "device/device-manufacture"),
  ...admin(
    "view_interconnection_interconnection_admin",
    "interconnection/interconnection-list",
    "interconnection/interconnection-list/detail/1",
  ),
  ...admin(
    "view_interconnection_iix_admin",
    "interconnection/interconnectioniix-list",
    "interconnection/interconnectioniix-list/detail/80",
  ),
  ...masterData("view_cable_connector_admin", "interconnection/cable-connector"),
  ...masterData("view_service_service_admin", "service/service-list"),
  ...masterData("view_service_type_admin", "service/service-type"),
  ...masterData("view_master_email_admin", "configuration/masteremail"),
  ...admin("view_master_email_admin", "configuration/masteremail/test/1"),
  ...admin(
    "view_diagnostic_email_admin",
    "configuration/diagnosticemail",
    "configuration/diagnosticemail/resend?chosen=1",
    "configuration/diagnosticemail/blast",
  ),
  ...masterData("view_template_email_admin", "configuration/templateset"),
  ...masterData("view_template_email_admin", "configuration/templateset/types"),
  ...admin(
    "view_template_email_admin",
    "configuration/templateset/templates",
    "configuration/templateset/templates/form",
    "configuration/templateset/templates/form/1",
    "configuration/templateset/templates/delete/1",
  ),
  ...masterData("view_groups_admin", "configuration/groups"),
  ...admin("view_settings_admin", "configuration/settings", "configuration/settings?meanwhile=company_name"),
  ...admin(
    "view_cronjob_admin",
    "configuration/cronjob",
    "configuration/cronjob/form/1",
    "configuration/cronjob/switch/1",
  ),
  ...admin("view_logs_admin", "configuration/logs"),
  ...admin("view_log_activity_user_admin", "configuration/log-activity-user"),
  ...admin("view_report_activity_admin", "report/report-activity"),
  ...admin("view_menu_report_admin", "report/report-datacenter-access"),
  ...admin("view_report_rack_admin", "report/report-rack"),
  ...admin("view_report_service_admin", "report/report-service"),
  ...admin("view_report_interconnection_admin", "report/report-interconnection"),
  ...admin("view_report_request_problem_admin", "report/report-request-problem"),
  ...admin("view_request_list_admin", "request/requestlist", "request/requestlist?tab=waiting"),
  ...admin("view_request_list_admin", "request/requestlist/several/approve?chosen=86&chosen=120"),
  ...files(admin("view_request_list_admin", "request/calendar/115", "request/attachment/106")),
  ...admin("view_request_list_admin", ...requestPages({ ...requestsOfTenant1, ...otherRequests })),
  ...masterData("view_cable_type_admin", "interconnection/cable-type"),
  ...files(admin("view_menu_admin", "search/suggestions?q=gi+10")),
  ...admin(
    "view_menu_admin",
    "notification",
    "notificationupdate",
    "search",
    "search?q=jkt",
    "change-password",
    "profile",
    "what-i-can-do",
    "inbox",
    "inbox?id=1",
  ),
  ...masterData("view_news_admin", "news"),
  ...masterData("view_manage_application_admin", "configuration/manage-application"),
  ...masterData("view_write_update_admin", "configuration/writeupdate"),

  ...tenant("view_dashboard_tenant", "dashboard"),
  ...tenant("view_my_user_account_tenant", "datacenter/myuseraccount", "datacenter/myuseraccount/form"),
  ...tenant(
    "view_my_datacenter_access_tenant",
    ...["datacenter/mydatacenteraccess", "datacenter/mydatacenteraccess/permits"].flatMap((path) => [
      path,
      `${path}/form`,
    ]),
  ),
  ...tenant("view_my_rack_tenant", "datacenter/myrack", "datacenter/find-space", "datacenter/find-space?units=4"),
  ...tenant("view_my_service_tenant", "datacenter/myservice"),
  ...tenant("view_my_device_tenant", "datacenter/mydevice"),
  ...tenant("view_my_interconnection_tenant", "datacenter/myinterconnection"),
  ...tenant("view_my_interconnection_iix_tenant", "datacenter/myinterconnectioniix"),
  ...ofTenant1([
    ...tenant(
      "view_my_user_account_tenant",
      "datacenter/myuseraccount/form/4",
      "datacenter/myuseraccount/delete/4",
      "datacenter/myuseraccount/delete?chosen=4",
    ),
    ...tenant(
      "view_my_datacenter_access_tenant",
      ...["datacenter/mydatacenteraccess", "datacenter/mydatacenteraccess/permits"].flatMap((path) => [
        `${path}/form/1`,
        `${path}/delete/1`,
        `${path}/delete?chosen=1`,
      ]),
    ),
    ...tenant("view_my_rack_tenant", "datacenter/myrack/detail/1", "datacenter/myrack/detail/1?place=3&units=2"),
    ...tenant("view_my_service_tenant", "datacenter/myservice/detail/1"),
    ...tenant("view_my_device_tenant", "datacenter/mydevice/detail/45"),
    ...tenant("view_my_interconnection_tenant", "datacenter/myinterconnection/detail/6"),
    ...tenant("view_my_interconnection_iix_tenant", "datacenter/myinterconnectioniix/detail/80"),
  ]),
  ...confirmed(ofTenant1(tenant("view_request_list_tenant", ...requestPages(requestsOfTenant1)))),
  ...files(confirmed(ofTenant1(tenant("view_request_list_tenant", "request/calendar/115", "request/attachment/106")))),
  ...confirmed([
    ...tenant("view_request_list_tenant", "request/requestlist", "request/requestlist?tab=waiting"),
    ...tenant("view_smart_hand_tenant", "request/smarthand", "request/smarthand?datacenter=1"),
    ...tenant("view_trouble_ticket_tenant", "request/troubleticket", "request/troubleticket?subject=GI-1"),
  ]),
  ...confirmed([
    ...tenant("view_goods_in_tenant", "request/goodsin", "request/goodsin?racks=1"),
    ...ofTenant1(
      tenant(
        "view_goods_in_tenant",
        "admin/device/device-list/rack-add-device?racks=1&scope=EX",
        "admin/device/device-list/rack-add-device/delete/21",
      ),
    ),
    ...tenant("view_goods_out_tenant", "request/goodsout", "request/goodsout?racks=1"),
    ...tenant("view_replace_tenant", "request/replace", "request/replace?racks=1"),
    ...ofTenant1(tenant("view_request_list_tenant", "request/requestlist/goodsinreplace/transfer?id=185")),
    ...ofTenant1(tenant("view_request_list_tenant", "request/requestlist/several/close?chosen=86&chosen=115")),
    ...tenant("view_interconnection_tenant", "request/interconnection", "request/interconnection?to=iix"),
    ...tenant("view_dismantle_tenant", "request/dismantle", "request/dismantle?to=iix"),
    ...ofTenant1([
      ...tenant("view_request_list_tenant", "request/requestlist/crossconnect/form-approve-request?id=144"),
      ...tenant("view_dismantle_tenant", "request/dismantle?crossconnect=6"),
    ]),
  ]),
  ...files(tenant("view_menu_tenant", "search/suggestions?q=gi+10")),
  ...tenant(
    "view_menu_tenant",
    "notification",
    "notificationupdate",
    "search",
    "search?q=a",
    "change-password",
    "profile",
    "what-i-can-do",
    "inbox",
    "inbox?id=1",
  ),
  ...tenant("view_news_tenant", "news", "news?id=1"),

  { path: "/user-guide", role: "either", permission: "view_menu_admin" },
  { path: "/print-report-activity", role: "admin", permission: "view_report_activity_admin" },
  { path: "/print-report-datacenter-access", role: "admin", permission: "view_menu_report_admin" },
  { path: "/print-report-service", role: "admin", permission: "view_report_service_admin" },
  { path: "/print-report-interconnection", role: "admin", permission: "view_report_interconnection_admin" },
  { path: "/print-report-request-problem", role: "admin", permission: "view_report_request_problem_admin" },
  { path: "/print-report-rack", role: "admin", permission: "view_report_rack_admin" },
  ...[6, 80].map((id) => printed("information-crossconnect", { crossconnect_id: id }, interconnections)),
  ...ofTenant1(
    [6, 80].map((id) =>
      printed(
        "information-crossconnect-tenant",
        { crossconnect_id: id },
        { role: "tenant", permission: "view_my_interconnection_tenant" },
      ),
    ),
  ),
  ...confirmed(
    [86, 97, 105, 185].map((id) =>
      printed("surat-permohonan-masuk-keluar-barang", { activities_id: id }, { ...requests, role: "either" }),
    ),
  ),
  printed("cable-handover-cross-connect", { activities_id: 138 }, requests),
  printed("delivery-order-document", { crossconnect_id: 6 }, interconnections),
  printed("delivery-order-document-dismantle", { crossconnect_id: 41 }, requests),
];

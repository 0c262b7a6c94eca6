import type { Message } from "~/language/language";
import type { Permission, Role } from "~/session/permissions";
import type { IconName } from "~/ui/icon";
import { m } from "./menu-messages";

/** A screen and who may see it. `tenantConfirmation`: only people of a confirmed tenant. */
export interface Screen {
  path: string;
  permission: Permission;
  tenantConfirmation?: true;
}

export interface MenuEntry extends Screen {
  label: Message;
  /** How the screen is opened from the menu: the search part of its address. */
  opened?: string;
}

export interface IconEntry extends MenuEntry {
  icon: IconName;
  /** Opens in a window of its own. */
  ownWindow?: true;
}

/** A collapsible group. Its name is the path segment that its screens share. */
interface MenuGroup {
  name: string;
  label: Message;
  icon: IconName;
  permission?: Permission;
  entries: readonly MenuEntry[];
}

export type Menu = readonly (IconEntry | MenuGroup)[];

/** The side menu of admins (spec 1 §2). */
export const adminMenu: Menu = [
  { label: m.dashboard, icon: "home", path: "/admin/dashboard", permission: "view_dashboard_admin" },
  {
    name: "organization",
    label: m.organization,
    icon: "org",
    permission: "view_menu_organization_admin",
    entries: [
      { label: m.sites, path: "/admin/organization/sites", permission: "view_organization_sites_admin" },
      { label: m.capacity, path: "/admin/organization/capacity", permission: "view_organization_sites_admin" },
      { label: m.tenants, path: "/admin/organization/tenants", permission: "view_organization_tenants_admin" },
      {
        label: m.userAccounts,
        path: "/admin/organization/user-accounts",
        permission: "view_organization_user_accounts_admin",
      },
      {
        label: m.adminAccounts,
        path: "/admin/organization/admin-accounts",
        permission: "view_organization_admin_accounts_admin",
      },
      { label: m.city, path: "/admin/organization/city", permission: "view_organization_city_admin" },
      {
        label: m.datacenterAccess,
        path: "/admin/organization/datacenter-access",
        permission: "view_organization_datacenter_access_admin",
      },
    ],
  },
  {
    name: "rack",
    label: m.rack,
    icon: "rack",
    permission: "view_menu_rack_admin",
    entries: [
      { label: m.rackList, path: "/admin/rack/rack-list", permission: "view_rack_rack_admin" },
      { label: m.findSpace, path: "/admin/rack/find-space", permission: "view_rack_rack_admin" },
      { label: m.rackType, path: "/admin/rack/rack-type", permission: "view_rack_type_admin" },
      { label: m.rackManufacture, path: "/admin/rack/rack-manufacture", permission: "view_rack_manufacture_admin" },
    ],
  },
  {
    name: "device",
    label: m.device,
    icon: "device",
    permission: "view_menu_device_admin",
    entries: [
      { label: m.deviceList, path: "/admin/device/device-list", permission: "view_device_device_admin" },
      { label: m.deviceType, path: "/admin/device/device-type", permission: "view_device_type_admin" },
      {
        label: m.deviceManufacture,
        path: "/admin/device/device-manufacture",
        permission: "view_device_manufacture_admin",
      },
    ],
  },
  {
    name: "interconnection",
    label: m.interconnection,
    icon: "link",
    permission: "view_menu_interconnection_admin",
    entries: [
      {
        label: m.interconnectionList,
        path: "/admin/interconnection/interconnection-list",
        permission: "view_interconnection_interconnection_admin",
      },
      {
        label: m.interconnectionIixList,
        path: "/admin/interconnection/interconnectioniix-list",
        permission: "view_interconnection_iix_admin",
      },
      { label: m.cableType, path: "/admin/interconnection/cable-type", permission: "view_cable_type_admin" },
      {
        label: m.cableConnector,
        path: "/admin/interconnection/cable-connector",
        permission: "view_cable_connector_admin",
      },
    ],
  },
  {
    name: "service",
    label: m.service,
    icon: "service",
    permission: "view_menu_service_admin",
    entries: [
      { label: m.serviceList, path: "/admin/service/service-list", permission: "view_service_service_admin" },
      { label: m.serviceType, path: "/admin/service/service-type", permission: "view_service_type_admin" },
    ],
  },
  {
    name: "request",
    label: m.request,
    icon: "request",
    permission: "view_menu_request_admin",
    entries: [
      {
        label: m.requestList,
        path: "/admin/request/requestlist",
        opened: "?tab=waiting",
        permission: "view_request_list_admin",
      },
    ],
  },
  {
    name: "report",
    label: m.report,
    icon: "report",
    permission: "view_menu_report_admin",
    entries: [
      { label: m.reportActivity, path: "/admin/report/report-activity", permission: "view_report_activity_admin" },
      {
        label: m.reportDatacenterAccess,
        path: "/admin/report/report-datacenter-access",
        permission: "view_menu_report_admin",
      },
      { label: m.reportRack, path: "/admin/report/report-rack", permission: "view_report_rack_admin" },
      { label: m.reportService, path: "/admin/report/report-service", permission: "view_report_service_admin" },
      {
        label: m.reportInterconnection,
        path: "/admin/report/report-interconnection",
        permission: "view_report_interconnection_admin",
      },
      {
        label: m.reportRequestProblem,
        path: "/admin/report/report-request-problem",
        permission: "view_report_request_problem_admin",
      },
    ],
  },
  { label: m.news, icon: "news", path: "/admin/news", permission: "view_news_admin" },
  {
    name: "configuration",
    label: m.configuration,
    icon: "gear",
    permission: "view_menu_configuration_admin",
    entries: [
      { label: m.masterEmail, path: "/admin/configuration/masteremail", permission: "view_master_email_admin" },
      {
        label: m.diagnosticEmail,
        path: "/admin/configuration/diagnosticemail",
        permission: "view_diagnostic_email_admin",
      },
      { label: m.templateEmail, path: "/admin/configuration/templateset", permission: "view_template_email_admin" },
      { label: m.groups, path: "/admin/configuration/groups", permission: "view_groups_admin" },
      { label: m.settings, path: "/admin/configuration/settings", permission: "view_settings_admin" },
      { label: m.cronjob, path: "/admin/configuration/cronjob", permission: "view_cronjob_admin" },
      { label: m.logsDebug, path: "/admin/configuration/logs", permission: "view_logs_admin" },
      {
        label: m.logActivityUser,
        path: "/admin/configuration/log-activity-user",
        permission: "view_log_activity_user_admin",
      },
      {
        label: m.manageApplication,
        path: "/admin/configuration/manage-application",
        permission: "view_manage_application_admin",
      },
      { label: m.writeUpdate, path: "/admin/configuration/writeupdate", permission: "view_write_update_admin" },
    ],
  },
];

/** The side menu of tenants (spec 1 §2). */
export const tenantMenu: Menu = [
  { label: m.dashboard, icon: "home", path: "/dashboard", permission: "view_dashboard_tenant" },
  {
    name: "datacenter",
    label: m.myDataCenter,
    icon: "rack",
    entries: [
      { label: m.myUserAccount, path: "/datacenter/myuseraccount", permission: "view_my_user_account_tenant" },
      {
        label: m.myDatacenterAccess,
        path: "/datacenter/mydatacenteraccess",
        permission: "view_my_datacenter_access_tenant",
      },
      { label: m.myService, path: "/datacenter/myservice", permission: "view_my_service_tenant" },
      { label: m.myRack, path: "/datacenter/myrack", permission: "view_my_rack_tenant" },
      { label: m.findSpace, path: "/datacenter/find-space", permission: "view_my_rack_tenant" },
      { label: m.myDevice, path: "/datacenter/mydevice", permission: "view_my_device_tenant" },
      {
        label: m.myInterconnection,
        path: "/datacenter/myinterconnection",
        permission: "view_my_interconnection_tenant",
      },
      {
        label: m.myInterconnectionIix,
        path: "/datacenter/myinterconnectioniix",
        permission: "view_my_interconnection_iix_tenant",
      },
    ],
  },
  {
    name: "request",
    label: m.requests,
    icon: "request",
    entries: [
      requestEntry(m.requestList, "requestlist", "view_request_list_tenant"),
      requestEntry(m.goodsIn, "goodsin", "view_goods_in_tenant"),
      requestEntry(m.replaceDevice, "replace", "view_replace_tenant"),
      requestEntry(m.goodsOut, "goodsout", "view_goods_out_tenant"),
      requestEntry(m.interconnection, "interconnection", "view_interconnection_tenant"),
      requestEntry(m.dismantle, "dismantle", "view_dismantle_tenant"),
      requestEntry(m.smartHand, "smarthand", "view_smart_hand_tenant"),
      requestEntry(m.troubleTicket, "troubleticket", "view_trouble_ticket_tenant"),
    ],
  },
  { label: m.news, icon: "news", path: "/news", permission: "view_news_tenant" },
];

/** An account that is not verified yet sees nothing else (spec 1 §2). */
export const unregisteredMenus: Readonly<Record<Role, Menu>> = {
  admin: [{ label: m.verification, icon: "key", path: "/admin/verification", permission: "view_menu_admin" }],
  tenant: [{ label: m.verification, icon: "key", path: "/verification", permission: "view_menu_tenant" }],
};

/** The profile menus (spec 1 §2). */
export const adminProfileMenu: readonly IconEntry[] = [
  { label: m.profile, icon: "user", path: "/admin/profile", permission: "view_menu_admin" },
  { label: m.newsletter, icon: "mail", path: "/admin/inbox", permission: "view_menu_admin" },
  { label: m.changePassword, icon: "key", path: "/admin/change-password", permission: "view_menu_admin" },
  { label: m.userGuide, icon: "book", path: "/user-guide", permission: "view_menu_admin", ownWindow: true },
];
export const tenantProfileMenu: readonly IconEntry[] = [
  { label: m.profile, icon: "user", path: "/profile", permission: "view_menu_tenant" },
  { label: m.newsletter, icon: "mail", path: "/inbox", permission: "view_menu_tenant" },
  { label: m.changePassword, icon: "key", path: "/change-password", permission: "view_menu_tenant" },
  { label: m.userGuide, icon: "book", path: "/user-guide", permission: "view_menu_tenant", ownWindow: true },
];

/** Screens that no menu shows: the search of everything, the goods-in flow and the print pages (spec 2 §2). */
export const otherScreens: Readonly<Record<Role, readonly Screen[]>> = {
  admin: [
    { path: "/admin/search", permission: "view_menu_admin" },
    { path: "/print-report-activity", permission: "view_report_activity_admin" },
    { path: "/print-report-datacenter-access", permission: "view_menu_report_admin" },
    { path: "/print-report-service", permission: "view_report_service_admin" },
    { path: "/print-report-interconnection", permission: "view_report_interconnection_admin" },
    { path: "/print-report-request-problem", permission: "view_report_request_problem_admin" },
    { path: "/print-information-crossconnect", permission: "view_menu_admin" },
    { path: "/print-cable-handover-cross-connect", permission: "view_menu_admin" },
    { path: "/print-delivery-order-document", permission: "view_menu_admin" },
    { path: "/print-delivery-order-document-dismantle", permission: "view_menu_admin" },
  ],
  tenant: [
    { path: "/search", permission: "view_menu_tenant" },
    {
      path: "/admin/device/device-list/rack-add-device",
      permission: "view_goods_in_tenant",
      tenantConfirmation: true,
    },
    { path: "/print-information-crossconnect-tenant", permission: "view_my_interconnection_tenant" },
  ],
};

function requestEntry(label: Message, segment: string, permission: Permission): MenuEntry {
  return { label, path: `/request/${segment}`, permission, tenantConfirmation: true };
}

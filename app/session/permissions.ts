import type { SessionUser } from "~/provider/rows.server";

/** The portal's two roles (spec 1 §6). */
export type Role = "admin" | "tenant";

/** The permission that makes an account an admin or a tenant (spec 1 §6). */
export const rolePermission = { admin: "view_menu_admin", tenant: "view_menu_tenant" } as const satisfies Record<
  Role,
  Permission
>;

/** Every permission that a screen or menu requires (spec 1 §2, spec 2 §6, screens.md). */
export type Permission = (typeof permissions)[number];
export const permissions = [
  "view_menu_admin",
  "view_dashboard_admin",
  "view_menu_organization_admin",
  "view_organization_sites_admin",
  "view_organization_tenants_admin",
  "view_organization_user_accounts_admin",
  "view_organization_admin_accounts_admin",
  "view_organization_city_admin",
  "view_organization_datacenter_access_admin",
  "view_menu_rack_admin",
  "view_rack_rack_admin",
  "view_rack_type_admin",
  "view_rack_manufacture_admin",
  "view_menu_device_admin",
  "view_device_device_admin",
  "view_device_type_admin",
  "view_device_manufacture_admin",
  "view_menu_interconnection_admin",
  "view_interconnection_interconnection_admin",
  "view_interconnection_iix_admin",
  "view_cable_type_admin",
  "view_cable_connector_admin",
  "view_menu_service_admin",
  "view_service_service_admin",
  "view_service_type_admin",
  "view_menu_request_admin",
  "view_request_list_admin",
  "view_menu_report_admin",
  "view_report_activity_admin",
  "view_report_rack_admin",
  "view_report_service_admin",
  "view_report_interconnection_admin",
  "view_report_request_problem_admin",
  "view_news_admin",
  "view_menu_configuration_admin",
  "view_master_email_admin",
  "view_diagnostic_email_admin",
  "view_template_email_admin",
  "view_groups_admin",
  "view_settings_admin",
  "view_cronjob_admin",
  "view_logs_admin",
  "view_log_activity_user_admin",
  "view_manage_application_admin",
  "view_write_update_admin",
  "view_menu_tenant",
  "view_dashboard_tenant",
  "view_my_user_account_tenant",
  "view_my_datacenter_access_tenant",
  "view_my_service_tenant",
  "view_my_rack_tenant",
  "view_my_device_tenant",
  "view_my_interconnection_tenant",
  "view_my_interconnection_iix_tenant",
  "view_request_list_tenant",
  "view_goods_in_tenant",
  "view_replace_tenant",
  "view_goods_out_tenant",
  "view_interconnection_tenant",
  "view_dismantle_tenant",
  "view_smart_hand_tenant",
  "view_trouble_ticket_tenant",
  "view_news_tenant",
] as const;

/** Whether the user's group names or group permissions contain the permission (spec 1 §6). */
export function allowed(user: SessionUser, permission: Permission): boolean {
  return user.permissions.includes(permission) || user.groups.includes(permission);
}

/** The tenant on whose behalf a signed-in person reads and acts; null for the NOC. */
export const tenantOf = ({ role, user }: { role: Role; user: Pick<SessionUser, "tenant"> }): number | null =>
  role === "admin" ? null : user.tenant;

import { layout, prefix, route, type RouteConfig, type RouteConfigEntry } from "@remix-run/route-config";
import { crudRoutes } from "./crud/routes";

/** Screens that answer "not available yet" with everything beneath them. */
function notYet(...paths: string[]): RouteConfigEntry[] {
  return paths.map((path) => route(`${path}/*`, "shell/not-available.route.tsx"));
}

/** Gives every route an id of its own, also where one module serves several URLs: its file and URL. */
function named(routes: RouteConfigEntry[], above = ""): RouteConfigEntry[] {
  return routes.map((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`;
    return { ...entry, id: `${entry.file}:${path}`, children: entry.children && named(entry.children, path) };
  });
}

export default named([
  route("/", "shell/start.route.tsx"),
  route("admin", "shell/admin-entry.route.tsx"),
  ...["", "admin/"].flatMap((side) => [
    route(`${side}login`, "session/login.route.tsx"),
    route(`${side}forgotpassword`, "session/forgot-password.route.tsx"),
    route(`${side}resetpassword/:token`, "session/reset-password.route.tsx"),
    route(`${side}verify/:token`, "session/verify.route.tsx"),
    route(`${side}verification`, "session/verification.route.tsx"),
  ]),
  route("language", "shell/language.route.tsx"),
  route("theme", "shell/theme.route.tsx"),
  route("lite", "shell/lite.route.tsx"),
  route("logout", "session/logout.route.tsx"),
  route("notifications/stream", "features/notifications/stream.route.ts"),
  route("notifications/bell", "features/notifications/bell.route.ts"),
  route("media/*", "features/account/media.route.ts"),

  layout("shell/admin-layout.route.tsx", [
    ...prefix("admin", [
      route("dashboard", "features/dashboard/admin-dashboard.route.tsx"),
      ...prefix("organization", [
        ...crudRoutes("sites", "features/organization/sites.route.tsx"),
        route("sites/detail", "features/organization/site-detail.route.tsx"),
        ...notYet("tenants", "user-accounts", "admin-accounts"),
        ...crudRoutes("city", "features/organization/city.route.tsx"),
        ...notYet("datacenter-access"),
      ]),
      ...prefix("rack", [
        ...crudRoutes("rack-list", "features/racks/rack-list.route.tsx"),
        route("rack-list/detail/:parameter", "features/racks/rack-detail.route.tsx"),
        ...crudRoutes("rack-type", "features/racks/rack-type.route.tsx"),
        ...crudRoutes("rack-manufacture", "features/racks/rack-manufacture.route.tsx"),
      ]),
      ...notYet("device/device-list", "device/device-type", "device/device-manufacture"),
      ...prefix("interconnection", [
        ...notYet("interconnection-list", "interconnectioniix-list"),
        ...crudRoutes("cable-type", "features/interconnections/cable-type.route.tsx"),
        ...notYet("cable-connector"),
      ]),
      ...notYet("service/service-list", "service/service-type", "request/requestlist"),
      ...prefix(
        "report",
        notYet(
          "report-activity",
          "report-datacenter-access",
          "report-rack",
          "report-service",
          "report-interconnection",
          "report-request-problem",
        ),
      ),
      ...notYet("news"),
      ...prefix(
        "configuration",
        notYet(
          "masteremail",
          "diagnosticemail",
          "templateset",
          "groups",
          "settings",
          "cronjob",
          "logs",
          "log-activity-user",
          "manage-application",
          "writeupdate",
        ),
      ),
      ...notYet("profile", "inbox", "change-password"),
      route("notification", "features/notifications/notification-list.route.tsx"),
      route("notificationupdate", "features/notifications/update-list.route.tsx"),
    ]),
  ]),

  layout("shell/tenant-layout.route.tsx", [
    route("dashboard", "features/dashboard/tenant-dashboard.route.tsx"),
    ...prefix("datacenter", [
      ...notYet("myuseraccount", "mydatacenteraccess", "myservice"),
      route("myrack", "features/racks/my-rack.route.tsx"),
      route("myrack/detail/:parameter", "features/racks/my-rack-detail.route.tsx"),
      ...notYet("mydevice", "myinterconnection", "myinterconnectioniix"),
    ]),
    ...prefix(
      "request",
      notYet(
        "requestlist",
        "goodsin",
        "replace",
        "goodsout",
        "interconnection",
        "dismantle",
        "smarthand",
        "troubleticket",
      ),
    ),
    ...notYet("news", "profile", "inbox", "change-password", "user-guide"),
    route("notification", "features/notifications/notification-list.route.tsx"),
    route("notificationupdate", "features/notifications/update-list.route.tsx"),
    ...notYet("admin/device/device-list/rack-add-device"),
  ]),

  ...notYet(
    "print-report-activity",
    "print-report-datacenter-access",
    "print-report-service",
    "print-report-interconnection",
    "print-report-request-problem",
    "print-information-crossconnect",
    "print-information-crossconnect-tenant",
    "print-surat-permohonan-masuk-keluar-barang",
    "print-cable-handover-cross-connect",
    "print-delivery-order-document",
    "print-delivery-order-document-dismantle",
  ),
  route("print-report-rack", "features/documents/print-report-rack.route.tsx"),
  route("*", "shell/not-found.route.tsx"),
] satisfies RouteConfig);

import { layout, prefix, route, type RouteConfig, type RouteConfigEntry } from "@remix-run/route-config";
import { crudRoutes } from "./crud/routes";

/** Screens that answer "not available yet" with everything beneath them. */
function notYet(...paths: string[]): RouteConfigEntry[] {
  return paths.map((path) => route(`${path}/*`, "shell/not-available.route.tsx"));
}

/** A list of interconnections and the page of one of them: one module each for both kinds and both sides. */
function interconnectionRoutes(path: string): RouteConfigEntry[] {
  return [
    route(path, "features/interconnections/interconnection-list.route.tsx"),
    route(`${path}/detail/:parameter`, "features/interconnections/interconnection-detail.route.tsx"),
  ];
}

/** The page of a request, named by `?id=` or the parameter: one module for all kinds and both sides. */
function requestPages(path: string): RouteConfigEntry[] {
  return [path, `${path}/:parameter`].map((page) => route(page, "features/requests/request-detail.route.tsx"));
}

/** Gives every route an id of its own, also where one module serves several URLs: its file and URL, where it has none. */
function named(routes: RouteConfigEntry[], above = ""): RouteConfigEntry[] {
  return routes.map((entry) => {
    const path = entry.path === undefined ? above : `${above}/${entry.path}`;
    return { id: `${entry.file}:${path}`, ...entry, children: entry.children && named(entry.children, path) };
  });
}

export default named([
  route("/", "shell/start.route.tsx"),
  route("admin", "shell/start.route.tsx"),
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
  route("views", "crud/views.route.ts"),
  route("logout", "session/logout.route.tsx"),
  route("session/activity", "session/activity.route.ts"),
  route("session/kept-form", "session/kept-form.route.ts"),
  route("notifications/stream", "features/notifications/stream.route.ts"),
  route("notifications/bell", "features/notifications/bell.route.ts"),
  route("media/*", "features/account/media.route.ts"),
  route("r/:code", "features/requests/code/short-code.route.tsx"),
  ...["", "admin/"].flatMap((side) => [
    route(`${side}request/calendar/:parameter`, "features/requests/calendar/calendar.route.tsx"),
    route(`${side}request/attachment/:parameter`, "features/requests/attachment/attachment.route.tsx"),
  ]),

  layout("shell/layout.route.tsx", { id: "layout of admins" }, [
    ...prefix("admin", [
      route("dashboard", "features/dashboard/admin-dashboard.route.tsx"),
      ...prefix("organization", [
        ...crudRoutes("sites", "features/organization/sites.route.tsx"),
        route("sites/detail", "features/organization/site-detail.route.tsx"),
        ...crudRoutes("tenants", "features/organization/tenants.route.tsx"),
        route("tenants/detail", "features/organization/tenant-detail.route.tsx"),
        ...crudRoutes("user-accounts", "features/organization/user-accounts.route.tsx"),
        ...crudRoutes("admin-accounts", "features/organization/admin-accounts.route.tsx"),
        ...crudRoutes("city", "features/organization/city.route.tsx"),
        ...crudRoutes("datacenter-access", "features/organization/access-people.route.tsx"),
        ...crudRoutes("datacenter-access/permits", "features/organization/access-permits.route.tsx"),
        route("datacenter-access/visits", "features/organization/visits.route.tsx"),
      ]),
      ...prefix("rack", [
        ...crudRoutes("rack-list", "features/racks/rack-list.route.tsx"),
        route("rack-list/detail/:parameter", "features/racks/rack-detail.route.tsx"),
        ...crudRoutes("rack-type", "features/racks/rack-type.route.tsx"),
        ...crudRoutes("rack-manufacture", "features/racks/rack-manufacture.route.tsx"),
        ...crudRoutes("rack-group", "features/racks/rack-group.route.tsx"),
        ...crudRoutes("rack-share", "features/racks/rack-share.route.tsx"),
      ]),
      ...prefix("device", [
        route("device-list", "features/devices/device-list.route.tsx"),
        route("device-list/detail/:parameter", "features/devices/device-detail.route.tsx"),
        route("device-list/form/:parameter", "features/devices/device-form.route.tsx"),
        route("device-list/delete", "features/devices/device-delete-several.route.tsx"),
        route("device-list/delete/:id", "features/devices/device-delete.route.tsx"),
        ...crudRoutes("device-type", "features/devices/device-type.route.tsx"),
        ...crudRoutes("device-manufacture", "features/devices/device-manufacture.route.tsx"),
      ]),
      ...prefix("interconnection", [
        ...interconnectionRoutes("interconnection-list"),
        ...interconnectionRoutes("interconnectioniix-list"),
        ...crudRoutes("cable-type", "features/interconnections/cable-type.route.tsx"),
        ...crudRoutes("cable-connector", "features/interconnections/cable-connector.route.tsx"),
      ]),
      ...prefix("service", [
        ...crudRoutes("service-list", "features/services/service-list.route.tsx"),
        ...crudRoutes("service-type", "features/services/service-type.route.tsx"),
      ]),
      route("request/requestlist", "features/requests/list/request-list.route.tsx"),
      ...prefix("request/requestlist", [
        ...requestPages(":kind"),
        ...requestPages("interconnection/approved"),
        ...requestPages("iixinterconnection/approved"),
      ]),
      ...prefix("report", [
        route("report-activity", "features/reports/report-activity.route.tsx"),
        route("report-datacenter-access", "features/reports/report-datacenter-access.route.tsx"),
        route("report-rack", "features/reports/report-rack.route.tsx"),
        route("report-service", "features/reports/report-service.route.tsx"),
        route("report-interconnection", "features/reports/report-interconnection.route.tsx"),
        route("report-request-problem", "features/reports/report-request-problem.route.tsx"),
      ]),
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
      route("search", "features/search/search.route.tsx"),
    ]),
  ]),

  layout("shell/layout.route.tsx", { id: "layout of tenants" }, [
    route("dashboard", "features/dashboard/tenant-dashboard.route.tsx"),
    ...prefix("datacenter", [
      ...crudRoutes("myuseraccount", "features/organization/my-user-account.route.tsx"),
      ...crudRoutes("mydatacenteraccess", "features/organization/my-people.route.tsx"),
      ...crudRoutes("mydatacenteraccess/permits", "features/organization/my-permits.route.tsx"),
      route("myservice", "features/services/my-service.route.tsx"),
      route("myservice/detail/:parameter", "features/services/my-service-detail.route.tsx"),
      route("myrack", "features/racks/my-rack.route.tsx"),
      route("myrack/detail/:parameter", "features/racks/my-rack-detail.route.tsx"),
      route("mydevice", "features/devices/my-device.route.tsx"),
      route("mydevice/detail/:parameter", "features/devices/my-device-detail.route.tsx"),
      ...interconnectionRoutes("myinterconnection"),
      ...interconnectionRoutes("myinterconnectioniix"),
    ]),
    route("request/requestlist", "features/requests/list/request-list.route.tsx"),
    route("request/smarthand", "features/requests/smart-hand/smart-hand.route.tsx"),
    route("request/troubleticket", "features/requests/trouble-ticket/trouble-ticket.route.tsx"),
    route("request/interconnection", "features/requests/interconnection/interconnection-request.route.tsx"),
    route("request/dismantle", "features/requests/dismantle/dismantle.route.tsx"),
    route(
      "request/requestlist/crossconnect/form-approve-request",
      "features/requests/interconnection/approve-cross-connect.route.tsx",
    ),
    route("request/replace", "features/requests/replace/replace.route.tsx"),
    route("request/goodsout", "features/requests/goods-out/goods-out.route.tsx"),
    route("request/requestlist/goodsinreplace/transfer", "features/requests/replace/transfer.route.tsx"),
    ...prefix("request/requestlist", requestPages(":kind")),
    ...notYet("news", "profile", "inbox", "change-password", "user-guide"),
    route("notification", "features/notifications/notification-list.route.tsx"),
    route("notificationupdate", "features/notifications/update-list.route.tsx"),
    route("search", "features/search/search.route.tsx"),
    route("request/goodsin", "features/requests/goods-in/goods-in.route.tsx"),
    route("admin/device/device-list/rack-add-device", "features/requests/goods-in/add-device.route.tsx"),
    route("admin/device/device-list/rack-add-device/delete/:id", "features/requests/goods-in/draft-delete.route.tsx"),
  ]),

  ...notYet(
    "print-information-crossconnect",
    "print-information-crossconnect-tenant",
    "print-surat-permohonan-masuk-keluar-barang",
    "print-cable-handover-cross-connect",
    "print-delivery-order-document",
    "print-delivery-order-document-dismantle",
  ),
  ...["activity", "datacenter-access", "service", "interconnection", "request-problem"].map((report) =>
    route(`print-report-${report}`, `features/reports/report-${report}.route.tsx`),
  ),
  route("print-report-rack", "features/documents/print-report-rack.route.tsx"),
  route("*", "shell/not-found.route.tsx"),
] satisfies RouteConfig);

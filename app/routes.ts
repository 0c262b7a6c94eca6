import { layout, prefix, route, type RouteConfig, type RouteConfigEntry } from "@remix-run/route-config";
import { crudRoutes } from "./crud/routes";

/** A list of interconnections and the page of one: the same modules serve both kinds and both sides. */
function interconnectionRoutes(path: string): RouteConfigEntry[] {
  return [
    route(path, "features/interconnections/interconnection-list.route.tsx"),
    route(`${path}/detail/:parameter`, "features/interconnections/interconnection-detail.route.tsx"),
  ];
}

/** The page of a request, given by `?id=` or the parameter: one module serves all kinds and both sides. */
function requestPages(path: string): RouteConfigEntry[] {
  return [path, `${path}/:parameter`].map((page) => route(page, "features/requests/request-detail.route.tsx"));
}

/** An action on several requests, on both sides. */
const severalRequests = (): RouteConfigEntry =>
  route("request/requestlist/several/:action", "features/requests/several/several.route.tsx");

/** Gives every route without an id one made of its file and URL, since a module may serve several URLs. */
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
    route(`${side}login`, "login/login.route.tsx"),
    route(`${side}forgotpassword`, "login/forgot-password.route.tsx"),
    route(`${side}resetpassword/:token`, "login/reset-password.route.tsx"),
    route(`${side}verify/:token`, "login/verify.route.tsx"),
    route(`${side}verification`, "login/verification.route.tsx"),
  ]),
  ...["verify-document", "verify-document/:code"].map((path) =>
    route(path, "features/documents/verify-document.route.tsx"),
  ),
  route("language", "shell/language.route.tsx"),
  route("theme", "shell/theme.route.tsx"),
  route("lite", "shell/lite.route.tsx"),
  route("views", "lists/views.route.tsx"),
  route("logout", "login/logout.route.tsx"),
  route("session/activity", "session/activity.route.ts"),
  route("session/form-draft", "forms/form-draft.route.ts"),
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
        ...crudRoutes("sites", "features/organization/sites/sites.route.tsx"),
        route("sites/detail", "features/organization/sites/site-detail.route.tsx"),
        route("sites/floor/:parameter", "features/organization/sites/floor.route.tsx"),
        route("capacity", "features/organization/sites/capacity.route.tsx"),
        ...crudRoutes("tenants", "features/organization/tenants/tenants.route.tsx"),
        route("tenants/detail", "features/organization/tenants/tenant-detail.route.tsx"),
        ...crudRoutes("user-accounts", "features/organization/accounts/user-accounts.route.tsx"),
        ...crudRoutes("admin-accounts", "features/organization/accounts/admin-accounts.route.tsx"),
        ...crudRoutes("city", "features/organization/sites/city.route.tsx"),
        ...crudRoutes("datacenter-access", "features/organization/access/access-people.route.tsx"),
        ...crudRoutes("datacenter-access/permits", "features/organization/access/access-permits.route.tsx"),
        route("datacenter-access/visits", "features/organization/access/visits.route.tsx"),
      ]),
      ...prefix("rack", [
        ...crudRoutes("rack-list", "features/racks/rack-list.route.tsx"),
        route("rack-list/detail/:parameter", "features/racks/rack-detail.route.tsx"),
        route("find-space", "features/racks/find-space.route.tsx"),
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
      severalRequests(),
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
      ...crudRoutes("news", "features/news/news.route.tsx"),
      ...prefix("configuration", [
        ...crudRoutes("masteremail", "features/configuration/master-email.route.tsx"),
        route("masteremail/test/:parameter", "features/configuration/test-mail.route.tsx"),
        route("diagnosticemail", "features/configuration/diagnostic-email.route.tsx"),
        route("diagnosticemail/resend", "features/configuration/resend.route.tsx"),
        route("diagnosticemail/blast", "features/configuration/blast.route.tsx"),
        ...crudRoutes("templateset", "features/configuration/template-sets.route.tsx"),
        ...crudRoutes("templateset/types", "features/configuration/template-types.route.tsx"),
        route("templateset/templates", "features/configuration/templates.route.tsx"),
        route("templateset/templates/form", "features/configuration/template-form.route.tsx"),
        route("templateset/templates/form/:parameter", "features/configuration/template-form.route.tsx"),
        route("templateset/templates/delete/:id", "features/configuration/template-delete.route.tsx"),
        ...crudRoutes(
          "groups",
          "features/configuration/groups.route.tsx",
          "features/configuration/group-pages.route.tsx",
        ),
        route("cronjob", "features/configuration/cronjob.route.tsx"),
        route("cronjob/form/:parameter", "features/configuration/cronjob-form.route.tsx"),
        route("cronjob/switch/:parameter", "features/configuration/cronjob-switch.route.tsx"),
        route("logs", "features/configuration/logs.route.tsx"),
        route("log-activity-user", "features/configuration/user-activity.route.tsx"),
        route("settings", "features/configuration/settings.route.tsx"),
        ...crudRoutes("manage-application", "features/configuration/manage-application.route.tsx"),
        ...crudRoutes("writeupdate", "features/notifications/write-update.route.tsx"),
      ]),
      route("inbox", "features/news/reader.route.tsx"),
      route("profile", "features/organization/accounts/profile.route.tsx"),
      route("profile/remove-photo", "features/organization/accounts/remove-photo.route.tsx"),
      route("what-i-can-do", "guide/what-i-can-do.route.tsx"),
      route("change-password", "features/account/change-password.route.tsx"),
      route("notification", "features/notifications/notification-list.route.tsx"),
      route("notificationupdate", "features/notifications/update-list.route.tsx"),
      route("search", "features/search/search.route.tsx"),
      route("search/suggestions", "features/search/suggestions.route.ts"),
    ]),
  ]),

  layout("shell/layout.route.tsx", { id: "layout of tenants" }, [
    route("dashboard", "features/dashboard/tenant-dashboard.route.tsx"),
    ...prefix("datacenter", [
      ...crudRoutes("myuseraccount", "features/organization/accounts/my-user-account.route.tsx"),
      ...crudRoutes("mydatacenteraccess", "features/organization/access/my-people.route.tsx"),
      ...crudRoutes("mydatacenteraccess/permits", "features/organization/access/my-permits.route.tsx"),
      route("myservice", "features/services/my-service.route.tsx"),
      route("myservice/detail/:parameter", "features/services/my-service-detail.route.tsx"),
      route("myrack", "features/racks/my-rack.route.tsx"),
      route("myrack/detail/:parameter", "features/racks/my-rack-detail.route.tsx"),
      route("find-space", "features/racks/find-space.route.tsx"),
      route("mydevice", "features/devices/my-device.route.tsx"),
      route("mydevice/detail/:parameter", "features/devices/my-device-detail.route.tsx"),
      ...interconnectionRoutes("myinterconnection"),
      ...interconnectionRoutes("myinterconnectioniix"),
    ]),
    route("request/requestlist", "features/requests/list/request-list.route.tsx"),
    severalRequests(),
    route("request/smarthand", "features/requests/kinds/smart-hand/smart-hand.route.tsx"),
    route("request/troubleticket", "features/requests/kinds/trouble-ticket/trouble-ticket.route.tsx"),
    route("request/interconnection", "features/requests/kinds/interconnection/interconnection-request.route.tsx"),
    route("request/dismantle", "features/requests/kinds/dismantle/dismantle.route.tsx"),
    route(
      "request/requestlist/crossconnect/form-approve-request",
      "features/requests/kinds/interconnection/approve-cross-connect.route.tsx",
    ),
    route("request/replace", "features/requests/kinds/replace/replace.route.tsx"),
    route("request/goodsout", "features/requests/kinds/goods-out/goods-out.route.tsx"),
    route("request/requestlist/goodsinreplace/transfer", "features/requests/kinds/replace/transfer.route.tsx"),
    ...prefix("request/requestlist", requestPages(":kind")),
    route("news", "features/news/reader.route.tsx"),
    route("inbox", "features/news/reader.route.tsx"),
    route("profile", "features/organization/accounts/profile.route.tsx"),
    route("profile/remove-photo", "features/organization/accounts/remove-photo.route.tsx"),
    route("what-i-can-do", "guide/what-i-can-do.route.tsx"),
    route("change-password", "features/account/change-password.route.tsx"),
    route("notification", "features/notifications/notification-list.route.tsx"),
    route("notificationupdate", "features/notifications/update-list.route.tsx"),
    route("search", "features/search/search.route.tsx"),
    route("search/suggestions", "features/search/suggestions.route.ts"),
    route("request/goodsin", "features/requests/kinds/goods-in/goods-in.route.tsx"),
    route("admin/device/device-list/rack-add-device", "features/requests/kinds/goods-in/add-device.route.tsx"),
    route(
      "admin/device/device-list/rack-add-device/delete/:id",
      "features/requests/kinds/goods-in/draft-delete.route.tsx",
    ),
  ]),

  ...["activity", "datacenter-access", "service", "interconnection", "request-problem"].map((report) =>
    route(`print-report-${report}`, `features/reports/report-${report}.route.tsx`),
  ),
  route("user-guide", "guide/user-guide.route.tsx"),
  route("print-report-rack", "features/documents/print-report-rack.route.tsx"),
  route("print-information-crossconnect", "features/documents/print-information-crossconnect.route.tsx"),
  route("print-information-crossconnect-tenant", "features/documents/print-information-crossconnect-tenant.route.tsx"),
  route(
    "print-surat-permohonan-masuk-keluar-barang",
    "features/documents/print-surat-permohonan-masuk-keluar-barang.route.tsx",
  ),
  route("print-cable-handover-cross-connect", "features/documents/print-cable-handover-cross-connect.route.tsx"),
  route("print-delivery-order-document", "features/documents/print-delivery-order-document.route.tsx"),
  route(
    "print-delivery-order-document-dismantle",
    "features/documents/print-delivery-order-document-dismantle.route.tsx",
  ),
  layout("shell/not-found-layout.route.tsx", [route("*", "shell/not-found.route.tsx")]),
] satisfies RouteConfig);

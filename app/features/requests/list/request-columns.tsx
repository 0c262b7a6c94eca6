import type { Filter, ListScreen } from "~/lists/list";
import { END, START } from "~/lists/list-query";
import { isoDayOrMoment, isoMoment } from "~/language/dates";
import { requestListPath } from "~/paths";
import type { Role } from "~/session/permissions";
import type { Column } from "~/lists/data-table";
import { DateTimeText, DayOrMomentText } from "~/ui/date-text";
import { StyledStatusBadge } from "~/ui/status";
import { kindLabel, kinds } from "~/inventory/requests/kinds";
import { requestName, requestPagePath } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { stateStyle, statuses } from "~/inventory/requests/status";
import { stateOf } from "~/inventory/requests/transitions";
import { m } from "./messages";

const tenant: Column<RequestRow> = { key: "tenant_name", label: m.tenant, value: ({ tenant_name }) => tenant_name };

const aboutIt: readonly Column<RequestRow>[] = [
  { key: "activities_number", label: m.number, value: requestName },
  { key: "activitytype_type", label: m.kind, value: (request, t) => t(kindLabel(request.activitytype_type)) },
  {
    key: "status",
    label: m.status,
    value: (request, t) => t(stateStyle(stateOf(request)).word),
    cell: (request) => <StyledStatusBadge mark={stateStyle(stateOf(request))} />,
  },
];

const whereAndWhen: readonly Column<RequestRow>[] = [
  { key: "datacenter_name", label: m.site, value: (request) => request.datacenter_name },
  { key: "requestby_name", label: m.requestedBy, value: (request) => request.requestby_name },
  {
    key: "created_at",
    label: m.filed,
    value: (request) => isoMoment(request.created_at),
    cell: ({ created_at }) => created_at && <DateTimeText time={created_at} />,
  },
  {
    key: "dateactivities",
    label: m.plannedDate,
    value: (request) => isoDayOrMoment(request.dateactivities),
    cell: ({ dateactivities }) => dateactivities && <DayOrMomentText at={dateactivities} />,
  },
];

/** A tenant's own name, which stands in almost every row, comes last. */
const columns: Readonly<Record<Role, readonly Column<RequestRow>[]>> = {
  admin: [...aboutIt, tenant, ...whereAndWhen],
  tenant: [...aboutIt, ...whereAndWhen, tenant],
};

const filters: readonly Filter[] = [
  {
    name: "filter_type",
    label: m.kind,
    options: Object.entries(kinds).map(([value, { label }]) => ({ value, label })),
  },
  {
    name: "filter_status",
    label: m.status,
    options: Object.entries(statuses).map(([value, label]) => ({ value, label })),
  },
  { name: "tenant_id", label: m.tenant },
  { name: "datacenter_id", label: m.site },
  { name: START, label: m.filedFrom, day: true },
  { name: END, label: m.filedTo, day: true },
];

/** The request list of a side. A tenant reads its own requests and, as their destination, those of other tenants. */
export function listScreen(role: Role): ListScreen<RequestRow> {
  const path = requestListPath(role);
  return {
    path,
    title: m.requestList,
    ordering: "-created_at",
    columns: columns[role],
    filters: role === "admin" ? filters : filters.filter(({ name }) => name !== "tenant_id"),
    linkTo: (request) => {
      const to = requestPagePath(role, request);
      return to === path ? null : to;
    },
  };
}

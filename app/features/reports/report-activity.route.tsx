import { kindLabel, kinds } from "~/inventory/requests/kinds";
import { reasonOf, requestName, requestPagePath } from "~/inventory/requests/request";
import { type RequestRow, requestRow } from "~/inventory/requests/rows.server";
import { stateStyle, statuses } from "~/inventory/requests/status";
import { stateOf } from "~/inventory/requests/transitions";
import { StyledStatusBadge } from "~/ui/status";
import { Counts, dayOf, hoursBetween, Median, Timeline } from "./figures";
import { groupsOf, hoursText } from "./figure-words";
import { momentBy } from "./moment-by";
import { frequentOverTime } from "./over-time.server";
import type { ReportScreen } from "./report";
import { m } from "./report-messages";
import { reportHandle, reportMeta, reportScreens } from "./report-screens";
import { reportLoader, reportSource } from "./report.server";
import { siteAndTenant } from "./site-and-tenant";

const screen: ReportScreen<RequestRow> = {
  path: "/admin/report/report-activity",
  paper: "/print-report-activity",
  title: m.activity,
  one: m.request,
  several: m.requests,
  ordering: "id",
  landscape: true,
  linkTo: { to: (request) => requestPagePath("admin", request), needs: "view_request_list_admin" },
  filters: [
    ...siteAndTenant.filters,
    {
      name: "activitytype",
      sentAs: "filter_type",
      label: m.type,
      options: Object.entries(kinds).map(([value, { label }]) => ({ value, label })),
    },
    {
      name: "status",
      sentAs: "filter_status",
      label: m.status,
      options: Object.entries(statuses).map(([value, label]) => ({ value, label })),
    },
  ],
  columns: [
    { key: "activities_number", label: m.number, value: requestName },
    { key: "activitytype_type", label: m.type, value: (request, t) => t(kindLabel(request.activitytype_type)) },
    { key: "tenant_name", label: m.tenant, value: (request) => request.tenant_name },
    { key: "datacenter_name", label: m.site, value: (request) => request.datacenter_name },
    momentBy(
      "created_at",
      [m.filed, m.filedBy],
      ({ created_at }) => created_at,
      ({ requestby_name }) => requestby_name,
    ),
    momentBy(
      "approval_time",
      [m.approved, m.approvedBy],
      (one) => one.approval_time,
      (one) => one.approvalby_name,
    ),
    momentBy(
      "done_time",
      [m.done, m.doneBy],
      ({ done_time }) => done_time,
      ({ doneby_name }) => doneby_name,
    ),
    momentBy(
      "close_time",
      [m.closed, m.closedBy],
      ({ close_time }) => close_time,
      ({ closeby_name }) => closeby_name,
    ),
    {
      key: "status",
      label: m.status,
      value: (request, t) => t(stateStyle(stateOf(request)).word),
      cell: (request) => <StyledStatusBadge mark={stateStyle(stateOf(request))} />,
      onPaper: "plain",
    },
    { key: "reason", label: m.reason, unsorted: true, value: reasonOf },
  ],
};

const source = reportSource({
  permission: "view_report_activity_admin",
  family: "activities",
  row: requestRow,
  baseQuery: { fitur: "report" },
  filterChoices: {
    ...siteAndTenant.choices,
  },
  says: {
    ...siteAndTenant.says,
    activitytype: ({ activitytype, activitytype_type }) => [activitytype, activitytype_type],
    status: ({ status }) => [status],
  },
  at: ({ created_at }) => created_at,
  tally(t, language) {
    const types = new Counts();
    const filed = new Timeline();
    const toApproval = new Median();
    const toDone = new Median();
    const label = (type: string) => t(kindLabel(type));
    return {
      add({ activitytype_type: type, created_at, approval_time, done_time }) {
        types.add(type);
        const day = dayOf(created_at);
        if (day !== null) filed.add(day, type);
        toApproval.add(hoursBetween(created_at, approval_time));
        toDone.add(hoursBetween(approval_time, done_time));
      },
      figures: () => ({
        groups: groupsOf(t(m.byType), types, label),
        facts: [
          [t(m.toApproval), hoursText(toApproval.middle, t, language)],
          [t(m.toDone), hoursText(toDone.middle, t, language)],
        ],
        drawing: frequentOverTime(filed, {
          name: "filed",
          title: m.requestsOverTime,
          finest: "month",
          t,
          language,
          label,
        }),
      }),
    };
  },
});

export const handle = reportHandle;
export const meta = reportMeta(screen);
export const loader = reportLoader(screen, source);
export default reportScreens(screen);

import { kindLabel, kinds } from "~/inventory/requests/kinds";
import { reasonOf } from "~/inventory/requests/request";
import { type RequestRow, requestRow } from "~/inventory/requests/rows.server";
import { tenantAndSiteNames } from "~/inventory/names.server";
import { nouns } from "~/inventory/nouns";
import { Counts, dayOf, hoursBetween, Median, Timeline } from "./figures";
import { groupsOf, hoursText } from "./figure-words";
import { momentBy } from "./moment-by";
import { frequentOverTime } from "./over-time.server";
import type { ReportScreen } from "./report";
import { m } from "./report-messages";
import { reportHandle, reportMeta, reportScreens } from "./report-screens";
import { reportLoader, reportSource } from "./report.server";
import { requestFiled, requestNumber, requestStatus, requestStatusFilter } from "./request-parts";
import { siteAndTenant } from "./site-and-tenant";

const screen: ReportScreen<RequestRow> = {
  path: "/admin/report/report-activity",
  paper: "/print-report-activity",
  title: m.activity,
  noun: nouns.requests,
  ordering: "id",
  landscape: true,
  filters: [
    ...siteAndTenant.filters,
    {
      name: "activitytype",
      sentAs: "filter_type",
      label: m.kind,
      options: Object.entries(kinds).map(([value, { label }]) => ({ value, label })),
    },
    requestStatusFilter,
  ],
  columns: [
    requestNumber,
    { key: "activitytype_type", label: m.kind, value: (request, t) => t(kindLabel(request.kind)) },
    siteAndTenant.tenant,
    siteAndTenant.site,
    requestFiled,
    momentBy(
      "approval_time",
      [m.approved, m.approvedBy],
      (one) => one.approvedAt,
      (one) => one.approvedBy,
    ),
    momentBy(
      "done_time",
      [m.done, m.doneBy],
      ({ doneAt }) => doneAt,
      ({ doneBy }) => doneBy,
    ),
    momentBy(
      "close_time",
      [m.closed, m.closedBy],
      ({ closedAt }) => closedAt,
      ({ closedBy }) => closedBy,
    ),
    { ...requestStatus, note: reasonOf },
    {
      key: "reason",
      label: m.reason,
      unsorted: true,
      isExtra: true,
      value: reasonOf,
      look: () => ({ className: "sentence" }),
    },
  ],
};

const source = reportSource({
  permission: "view_report_activity_admin",
  family: "activities",
  groupedBy: "activitytype",
  row: requestRow,
  names: tenantAndSiteNames,
  baseQuery: { fitur: "report" },
  filterChoices: siteAndTenant.choices,
  filterValues: {
    ...siteAndTenant.filterValues,
    activitytype: ({ kindId, kind }) => [kindId, kind],
    status: ({ status }) => [status],
  },
  at: ({ createdAt }) => createdAt,
  tally(t, language) {
    const types = new Counts();
    const filed = new Timeline();
    const toApproval = new Median();
    const toDone = new Median();
    const label = (type: string) => t(kindLabel(type));
    return {
      add({ kind: type, createdAt, approvedAt, doneAt }) {
        types.add(type);
        const day = dayOf(createdAt);
        if (day !== null) filed.add(day, type);
        toApproval.add(hoursBetween(createdAt, approvedAt));
        toDone.add(hoursBetween(approvedAt, doneAt));
      },
      figures: () => ({
        groups: groupsOf(t(m.byKind), types, label),
        facts: [
          [t(m.toApproval), hoursText(toApproval.middle, t)],
          [t(m.toDone), hoursText(toDone.middle, t)],
        ],
        drawing: frequentOverTime(filed, {
          name: "filed",
          title: m.requestsOverTime,
          usual: "month",
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

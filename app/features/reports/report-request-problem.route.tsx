import { tenantAndSiteNames } from "~/inventory/names.server";
import { nouns } from "~/inventory/nouns";
import { stateStyle } from "~/inventory/requests/status";
import { stateOf } from "~/inventory/requests/transitions";
import { formatNumber } from "~/language/numbers";
import { useLanguage } from "~/language/context";
import { momentCells } from "~/ui/date-text";
import { Counts, dayOf, endOf, Median, Timeline } from "./figures";
import { groupsOf, hoursText } from "./figure-words";
import { sideBySideOverTime } from "./over-time.server";
import type { ReportScreen } from "./report";
import { m } from "./report-messages";
import { reportHandle, reportMeta, reportScreens } from "./report-screens";
import { reportLoader, reportSource } from "./report.server";
import { requestFiled, requestNumber, requestStatus, requestStatusFilter } from "./request-parts";
import { siteAndTenant } from "./site-and-tenant";
import { type ProblemRow, problemRow } from "./rows.server";
import { withSubjects } from "./ticket-subjects.server";

/** The request kind of this report (contract §5). */
const KIND = "Trouble Ticket";
const OPENED = "opened";
const OVER = "over";

/** Hours with one decimal place. */
const Hours = ({ of }: { of: number | null }) =>
  formatNumber(of === null ? null : Math.round(of * 10) / 10, useLanguage());

const screen: ReportScreen<ProblemRow> = {
  path: "/admin/report/report-request-problem",
  paper: "/print-report-request-problem",
  title: m.requestProblem,
  noun: nouns.tickets,
  ordering: "id",
  filters: [...siteAndTenant.filters, requestStatusFilter],
  columns: [
    requestNumber,
    { key: "subject", label: m.subject, unsorted: true, value: ({ subject }) => subject },
    siteAndTenant.tenant,
    siteAndTenant.site,
    requestFiled,
    requestStatus,
    { key: "done_time", label: m.done, ...momentCells((ticket: ProblemRow) => endOf(ticket)) },
    {
      key: "hours",
      label: m.hoursOpen,
      unsorted: true,
      number: true,
      value: ({ hours }) => (hours === null ? null : Math.round(hours * 10) / 10),
      cell: ({ hours }) => <Hours of={hours} />,
    },
  ],
};

const source = reportSource({
  permission: "view_report_request_problem_admin",
  family: "activities",
  // Approved and done tickets have one status, so that they have no filter of their own.
  groupedBy: "status",
  row: problemRow,
  names: tenantAndSiteNames,
  baseQuery: { fitur: "report", filter_type: KIND },
  filterChoices: siteAndTenant.choices,
  isOne: ({ kind: type }) => type === "" || type === KIND,
  filterValues: {
    ...siteAndTenant.filterValues,
    status: ({ status }) => [status],
  },
  at: ({ createdAt }) => createdAt,
  complete: withSubjects,
  tally(t, language) {
    const states = new Counts();
    const timeline = new Timeline();
    const hours = new Median();
    const label = (series: string) => t(series === OPENED ? m.opened : m.doneOrClosed);
    return {
      add(ticket) {
        states.add(stateOf(ticket));
        hours.add(ticket.hours);
        const [opened, over] = [dayOf(ticket.createdAt), dayOf(endOf(ticket))];
        if (opened !== null) timeline.add(opened, OPENED);
        if (over !== null) timeline.add(over, OVER);
      },
      figures: () => ({
        groups: groupsOf(t(m.byStatus), states, (state) => t(stateStyle(state).word)),
        facts: [[t(m.medianOpen), hoursText(hours.middle, t)]],
        drawing: sideBySideOverTime(timeline, [OPENED, OVER], {
          name: "tickets",
          title: m.openedAndDone,
          usual: "week",
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

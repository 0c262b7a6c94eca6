import { Fragment } from "react";
import { tenantLink } from "~/inventory/links";
import { personChoices } from "~/inventory/visits/choices.server";
import { type Visit, visitRow } from "~/inventory/visits/rows.server";
import { personLink, visitKind, visitWord } from "~/inventory/visits/visit";
import { visitNames } from "~/inventory/names.server";
import { formatNumber } from "~/language/numbers";
import { momentCells } from "~/ui/date-text";
import { Counts, dayOf, hoursAndMinutes, hoursBetween, hourOfWeek, Median, mostAtOnce, Timeline } from "./figures";
import { groupsOf, hoursText, weekOfHours } from "./figure-words";
import { frequentOverTime } from "./over-time.server";
import type { ReportScreen } from "./report";
import { m } from "./report-messages";
import { reportHandle, reportMeta, reportScreens } from "./report-screens";
import { reportLoader, reportSource } from "./report.server";
import { siteAndTenant } from "./site-and-tenant";

const stay = ({ entered, left }: Visit) => hoursBetween(entered, left);

/** A number, which spreadsheets can add up. */
function stayMinutes(visit: Visit): number | null {
  const hours = stay(visit);
  return hours === null ? null : Math.round(hours * 60);
}

const screen: ReportScreen<Visit> = {
  path: "/admin/report/report-datacenter-access",
  paper: "/print-report-datacenter-access",
  title: m.access,
  noun: { one: m.completedVisit, many: m.completedVisits },
  ordering: "access_date",
  filters: [...siteAndTenant.filters, { name: "userdatacenter", sentAs: "userdatacenter_id", label: m.person }],
  columns: [
    { key: "user_firstname", label: m.person, value: (visit) => visit.personName, link: personLink },
    {
      key: "tenant_name",
      label: m.company,
      value: (visit) => visit.company || visit.tenantName,
      link: tenantLink,
    },
    { ...siteAndTenant.site, onPaper: "no" },
    { key: "actv_type", label: m.activityKind, value: (visit, t) => t(visitWord(visit.kind)) },
    {
      key: "rack_id",
      label: m.visitedRacks,
      unsorted: true,
      value: (visit) => visit.racks.join(", "),
      cell: ({ racks }) =>
        racks.map((rack, at) => (
          <Fragment key={at}>
            <span className="nowrap">
              {rack}
              {at < racks.length - 1 && ","}
            </span>{" "}
          </Fragment>
        )),
    },
    {
      key: "access_date",
      label: m.in,
      ...momentCells(({ entered }: Visit) => entered),
    },
    {
      key: "access_date_out",
      label: m.out,
      ...momentCells(({ left }: Visit) => left),
    },
    {
      key: "stay",
      label: m.stay,
      unsorted: true,
      number: true,
      value: (visit) => hoursAndMinutes(stay(visit)),
      exportOnly: [{ label: m.stayMinutes, value: stayMinutes }],
    },
  ],
};

const source = reportSource({
  permission: "view_menu_report_admin",
  family: "accessactivity",
  row: visitRow,
  names: visitNames,
  baseQuery: { status_out: 1 },
  // The provider may ignore the filter.
  isOne: ({ left }) => left !== null,
  filterChoices: {
    ...siteAndTenant.choices,
    userdatacenter: personChoices,
  },
  filterValues: {
    ...siteAndTenant.filterValues,
    // By id alone: "user_firstname" need not be the whole name.
    userdatacenter: ({ person }) => person,
  },
  at: ({ entered }) => entered,
  tally(t, language) {
    const counts = new Counts();
    const came = new Timeline();
    const arrivals = new Counts();
    const stays: [string, string | null][] = [];
    const median = new Median();
    const label = (kind: string) => t(visitWord(kind));
    return {
      add(visit) {
        const { entered, left } = visit;
        const kind = visitKind(visit.kind);
        counts.add(kind);
        median.add(stay(visit));
        const day = dayOf(entered);
        if (entered === null || day === null) return;
        came.add(day, kind);
        stays.push([entered, left]);
        arrivals.add(hourOfWeek(entered));
      },
      figures: () => ({
        groups: groupsOf(t(m.byActivity), counts, label),
        facts: [
          [t(m.atOnce), formatNumber(mostAtOnce(stays), language)],
          [t(m.medianStay), hoursText(median.middle, t)],
        ],
        drawing: frequentOverTime(came, { name: "visits", title: m.visitsOverTime, usual: "day", t, language, label }),
        tables: [{ title: t(m.visitsByHour), numbers: weekOfHours(arrivals, t(m.weekday), language), heat: true }],
      }),
    };
  },
});

export const handle = reportHandle;
export const meta = reportMeta(screen);
export const loader = reportLoader(screen, source);
export default reportScreens(screen);

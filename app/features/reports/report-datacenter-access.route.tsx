import { visitKind, visitWord } from "~/inventory/visits/visit";
import { isoMoment } from "~/language/dates";
import { Counts, dayOf, hoursAndMinutes, hoursBetween, hourOfWeek, Median, mostAtOnce, Timeline } from "./figures";
import { groupsOf, hoursText, weekOfHours } from "./figure-words";
import { MaybeAt } from "./moment-by";
import { frequentOverTime } from "./over-time.server";
import type { ReportScreen } from "./report";
import { m } from "./report-messages";
import { reportHandle, reportMeta, reportScreens } from "./report-screens";
import { reportLoader, reportSource } from "./report.server";
import { siteAndTenant } from "./site-and-tenant";
import { type VisitRow, visitRow } from "./rows.server";

const stay = ({ access_date, access_date_out }: VisitRow) => hoursBetween(access_date, access_date_out);

const screen: ReportScreen<VisitRow> = {
  path: "/admin/report/report-datacenter-access",
  paper: "/print-report-datacenter-access",
  title: m.access,
  one: m.visit,
  several: m.visits,
  ordering: "access_date",
  filters: [...siteAndTenant.filters, { name: "userdatacenter", sentAs: "userdatacenter_id", label: m.person }],
  columns: [
    { key: "user_firstname", label: m.name, value: (visit) => visit.user_firstname },
    { key: "tenant_name", label: m.company, value: (visit) => visit.client_name || visit.tenant_name },
    { key: "datacenter_name", label: m.site, value: (visit) => visit.datacenter_name, onPaper: "no" },
    { key: "actv_type", label: m.activityKind, value: (visit, t) => t(visitWord(visit.actv_type)) },
    { key: "rack_id", label: m.visitedRacks, unsorted: true, value: (visit) => visit.rack_id.join(", ") },
    {
      key: "access_date",
      label: m.in,
      value: (visit) => isoMoment(visit.access_date),
      cell: (visit) => <MaybeAt time={visit.access_date} />,
    },
    {
      key: "access_date_out",
      label: m.out,
      value: (visit) => isoMoment(visit.access_date_out),
      cell: (visit) => <MaybeAt time={visit.access_date_out} />,
    },
    { key: "stay", label: m.stay, unsorted: true, number: true, value: (visit) => hoursAndMinutes(stay(visit)) },
  ],
};

const source = reportSource({
  permission: "view_menu_report_admin",
  family: "accessactivity",
  row: visitRow,
  baseQuery: { status_out: 1 },
  filterChoices: {
    ...siteAndTenant.choices,
    userdatacenter: { family: "userdatacenter", label: "name" },
  },
  says: {
    ...siteAndTenant.says,
    userdatacenter: ({ userdatacenter, user_firstname }) => [userdatacenter, user_firstname],
  },
  at: ({ access_date }) => access_date,
  tally(t, language) {
    const counts = new Counts();
    const came = new Timeline();
    const arrivals = new Counts();
    const stays: [string, string | null][] = [];
    const median = new Median();
    const label = (kind: string) => t(visitWord(kind));
    return {
      add(visit) {
        const { actv_type, access_date, access_date_out } = visit;
        const kind = visitKind(actv_type);
        counts.add(kind);
        median.add(stay(visit));
        const day = dayOf(access_date);
        if (access_date === null || day === null) return;
        came.add(day, kind);
        stays.push([access_date, access_date_out]);
        arrivals.add(hourOfWeek(access_date));
      },
      figures: () => ({
        groups: groupsOf(t(m.byActivity), counts, label),
        facts: [
          [t(m.atOnce), String(mostAtOnce(stays))],
          [t(m.medianStay), hoursText(median.middle, t, language)],
        ],
        drawing: frequentOverTime(came, { name: "visits", title: m.visitsOverTime, finest: "day", t, language, label }),
        tables: [{ title: t(m.visitsByHour), numbers: weekOfHours(arrivals, t(m.weekday), language), heat: true }],
      }),
    };
  },
});

export const handle = reportHandle;
export const meta = reportMeta(screen);
export const loader = reportLoader(screen, source);
export default reportScreens(screen);

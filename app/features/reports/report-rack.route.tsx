import { loadColumns } from "~/features/racks/rack-columns";
import { rackLink, siteLink } from "~/inventory/links";
import { fillInUnits } from "~/inventory/racks/fill-in-units.server";
import { type RackRow, rackRow } from "~/inventory/racks/rows.server";
import { rackNames } from "~/inventory/names.server";
import { nouns } from "~/inventory/nouns";
import type { Message, Translate } from "~/language/language";
import { formatNumber } from "~/language/numbers";
import { rackReportPath, reportRackPath } from "~/paths";
import { barChart } from "~/ui/draw.server";
import { Counts, IdsByName } from "./figures";
import { groupsOf } from "./figure-words";
import { m as reportWords } from "./messages";
import type { ReportColumn, ReportScreen } from "./report";
import { m } from "./report-messages";
import { reportMeta, reportScreens } from "./report-screens";
import { reportLoader, reportSource } from "./report.server";
import { siteAndTenant } from "./site-and-tenant";

/** What is left of units is free space; of weight and power it is only left. */
const ofUnits = { head: m.freeInU, note: m.freeUnits, sum: m.usedOfU };
const ofLoad = (unit: string) => ({
  head: { en: `Left (${unit})`, id: `Sisa (${unit})` },
  note: m.left,
  sum: m.usedOf,
});

/** The measures of a rack by their usage, with their columns and limits. */
const measures = {
  unitsUsed: { column: "units_used", most: "height", unit: "U", label: m.units, words: ofUnits },
  weightUsed: { column: "weight_used", most: "weightMax", unit: "Kg", label: m.weight, words: ofLoad("Kg") },
  powerUsed: { column: "power_used", most: "powerCapacity", unit: "A", label: m.power, words: ofLoad("A") },
} as const satisfies Record<
  string,
  { column: string; most: keyof RackRow; unit: string; label: Message; words: object }
>;
type Measure = keyof typeof measures;
const all = Object.keys(measures) as Measure[];

/** What is left of a measure; null if a number is unknown. */
function leftOf(rack: RackRow, measure: Measure): number | null {
  const { [measure]: used, [measures[measure].most]: most } = rack;
  return used === null || most === null ? null : Math.max(0, most - used);
}

const withRest = (column: ReportColumn<RackRow>): ReportColumn<RackRow> => {
  const measure = all.find((one) => measures[one].column === column.key);
  if (!measure) return column;
  const { unit, words } = measures[measure];
  const rest = { label: words.head, value: (rack: RackRow) => leftOf(rack, measure) };
  const note = (rack: RackRow, t: Translate) => {
    const left = leftOf(rack, measure);
    return left !== null && t(words.note, { left, unit });
  };
  return { ...column, note, exportOnly: [...(column.exportOnly ?? []), rest] };
};

const screen: ReportScreen<RackRow> = {
  path: reportRackPath,
  paper: "/print-report-rack",
  title: m.rack,
  noun: nouns.racks,
  ordering: "rack_name",
  undated: true,
  // The page for paper draws the racks that the screen lists.
  paperPath(racks) {
    const [first] = racks;
    const isOneSite = racks.every(({ site }) => site === first?.site);
    const site = first?.site && isOneSite ? { id: first.site, name: first.siteName } : null;
    return rackReportPath(site, racks);
  },
  filters: siteAndTenant.filters,
  columns: [
    { key: "rack_name", label: m.rackName, value: (rack) => rack.name, link: rackLink(({ id }) => id) },
    siteAndTenant.site,
    siteAndTenant.tenant,
    ...loadColumns.map(withRest),
  ],
};

const source = reportSource({
  permission: "view_report_rack_admin",
  family: "racks",
  groupedBy: "datacenter",
  row: rackRow,
  filterChoices: siteAndTenant.choices,
  names: rackNames,
  filterValues: siteAndTenant.filterValues,
  fillIn: fillInUnits,
  tally(t, language) {
    const sites = new Counts();
    const ids = new IdsByName();
    const used = { unitsUsed: new Counts(), weightUsed: new Counts(), powerUsed: new Counts() };
    const free = { unitsUsed: new Counts(), weightUsed: new Counts(), powerUsed: new Counts() };
    /** By measure. An overloaded rack uses more than it has. */
    const capacity = new Counts();
    const number = (value: number) => formatNumber(value, language);
    return {
      add(rack) {
        const site = rack.siteName || t(reportWords.unknown);
        sites.add(site);
        ids.add(site, rack.site);
        for (const measure of all) {
          const left = leftOf(rack, measure);
          if (left === null) continue;
          used[measure].add(site, rack[measure] ?? 0);
          free[measure].add(site, left);
          capacity.add(measure, rack[measures[measure].most] ?? 0);
        }
      },
      figures() {
        const names = sites.sorted.map(([site]) => site);
        const values = (counts: Counts) => names.map((site) => counts.of(site));
        const facts = all.map((measure): [string, string] => {
          const { unit, label, words } = measures[measure];
          const amounts = { used: used[measure].sum, left: free[measure].sum, total: capacity.of(measure), unit };
          return [t(label), t(words.sum, amounts)];
        });
        const totals = {
          sites: number(names.length),
          used: number(used.unitsUsed.sum),
          total: number(capacity.of("unitsUsed")),
        };
        return {
          groups: groupsOf(t(m.bySite), sites, (site) => site, ids.of),
          facts,
          drawing: barChart({
            name: "units",
            title: t(m.unitsBySite),
            description: t(m.unitsDrawn, totals),
            language,
            axis: t(m.site),
            places: names,
            unit: "U",
            series: [
              { label: t(m.used), values: values(used.unitsUsed) },
              { label: t(m.free), values: values(free.unitsUsed), look: 6 },
            ],
          }),
          tables: [
            {
              title: t(m.usedAndLeft),
              link: {
                paths: names.map((name) => siteLink.path({ site: ids.of(name) })),
                permission: siteLink.permission,
              },
              numbers: {
                heads: [
                  t(m.site),
                  ...all.flatMap((one) => [t(m.usedOfUnit, { unit: measures[one].unit }), t(measures[one].words.head)]),
                ],
                rows: names.map((site) => [
                  site,
                  ...all.flatMap((one) => [number(used[one].of(site)), number(free[one].of(site))]),
                ]),
              },
            },
          ],
        };
      },
    };
  },
});

export const meta = reportMeta(screen);
export const loader = reportLoader(screen, source);
export default reportScreens(screen);

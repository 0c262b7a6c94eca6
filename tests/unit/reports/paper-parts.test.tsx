import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FiguresPart } from "~/features/reports/figures-table";
import { PaperRows } from "~/features/reports/paper-parts";
import type { ReportScreen } from "~/features/reports/report";
import { nouns } from "~/inventory/nouns";
import { dayCells } from "~/ui/date-text";

interface Row {
  id: number;
  rack: string;
  since: string | null;
}

const screen: ReportScreen<Row> = {
  path: "/",
  paper: "/",
  title: { en: "", id: "" },
  noun: nouns.racks,
  filters: [],
  ordering: "",
  columns: [
    { key: "rack", label: { en: "Rack", id: "Rak" }, value: ({ rack }) => rack },
    { key: "since", label: { en: "Since", id: "Sejak" }, ...dayCells((row: Row) => row.since) },
  ],
};

it("keeps a day of a report and the name of a rack on one line of its paper", () => {
  const rows = [
    { id: 1, rack: "JKT1-A-09", since: "2026-09-20" },
    { id: 2, rack: "", since: null },
  ];
  expect(renderToStaticMarkup(<PaperRows screen={screen} rows={rows} from={1} />)).toBe(
    '<tr><td class="number">1</td><td><span class="whole">JKT1-A-09</span></td><td class="nowrap">20-September-2026</td></tr>' +
      '<tr><td class="number">2</td><td>–</td><td class="nowrap">–</td></tr>',
  );
});

it("separates the thousands of row numbers, and of a heat map", () => {
  const rows = [{ id: 1, rack: "", since: null }];
  expect(renderToStaticMarkup(<PaperRows screen={screen} rows={rows} from={10_000} />)).toContain(">10,000</td>");
  const table = {
    title: "",
    numbers: { heads: ["", "08", "09"], rows: [["Monday", 1_200, 0]] as [string, number, number][] },
  };
  const heat = renderToStaticMarkup(<FiguresPart table={{ ...table, heat: true }} permitted={[]} />);
  expect(heat).toMatch(/>1,200<\/td><td[^>]*><\/td>/);
});

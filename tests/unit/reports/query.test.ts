import { describe, expect, it } from "vitest";
import { presets } from "~/features/reports/ranges";
import type { ReportScreen } from "~/features/reports/report";
import { readReportQuery, reportSearch } from "~/features/reports/report-query";

const word = (text: string) => ({ en: text, id: text });

const screen: ReportScreen<{ id: number }> = {
  path: "/admin/report/x",
  paper: "/print-report-x",
  title: word("X"),
  noun: { one: word("{count} x"), many: word("{count} xs") },
  ordering: "id",
  filters: [
    { name: "tenant", sentAs: "tenant_id", label: word("Tenant") },
    {
      name: "activitytype",
      sentAs: "filter_type",
      label: word("Type"),
      options: [{ value: "Goods In", label: word("Goods In") }],
    },
  ],
  columns: [
    { key: "name", label: word("Name"), value: ({ id }) => id },
    { key: "stay", label: word("Stay"), unsorted: true, value: () => null },
  ],
};
const read = (search: string) => readReportQuery(new URLSearchParams(search), screen);

describe("a report's query", () => {
  it("takes ids with and without names, and fixed choices by id or name", () => {
    expect(read("tenant=3%3BPT+Rimba%3B+A&activitytype=5%3BGoods+In").query.filters).toMatchObject({
      tenant: "3",
      activitytype: "Goods In",
    });
    expect(read("tenant=3&activitytype=Goods+In").query.filters).toMatchObject({
      tenant: "3",
      activitytype: "Goods In",
    });
    expect(read("activitytype=5").query.filters).toMatchObject({ activitytype: "5" });
    expect(read("tenant=3;x&activitytype=5;y").problems).toEqual({});
    expect(read("tenant=;&activitytype=;")).toEqual(read(""));
  });

  it.each([
    ["tenant=abc", "tenant"],
    ["tenant=-1", "tenant"],
    ["tenant=;PT", "tenant"],
    ["activitytype=Teleport", "activitytype"],
    ["start_date=2026-02-30", "start_date"],
    ["start_date=9999-12-31", "start_date"],
    ["end_date=yesterday", "end_date"],
    ["start_date=2026-11-20&end_date=2026-11-19", "end_date"],
  ])("%s is told at %s", (search, field) => {
    expect(Object.keys(read(search).problems)).toEqual([field]);
  });

  it("is right without anything, and with a day that is both the first and the last", () => {
    expect(read("").problems).toEqual({});
    expect(read("start_date=2026-11-20&end_date=2026-11-20").problems).toEqual({});
    const { query, problems } = read("start_date=1/11/2026&end_date=30/11/2026");
    expect([query.filters.start_date, query.filters.end_date, problems]).toEqual(["2026-11-01", "2026-11-30", {}]);
  });

  it("goes to the other page without what is of one page of rows", () => {
    const given = "tenant=3;PT&ordering=-name&page=4&limit=50&export=csv&search=+gi+&columns=name&start_date=";
    expect(String(reportSearch(read(given).query, screen))).toBe("tenant=3&search=gi&ordering=-name");
    expect(String(reportSearch(read("ordering=stay").query, screen))).toBe("");
  });

  it("has no dates where the report has none", () => {
    const { query, problems } = readReportQuery(new URLSearchParams("start_date=x"), { ...screen, undated: true });
    expect([problems, "start_date" in query.filters]).toEqual([{}, false]);
  });
});

describe("the ranges that are offered", () => {
  const range = (today: string) =>
    presets(today).map(({ label, start_date, end_date }) => [label.en, start_date, end_date].join(" "));

  it.each([
    [
      "2026-11-20",
      [
        "Today 2026-11-20 2026-11-20",
        "7 days 2026-11-14 2026-11-20",
        "This month 2026-11-01 2026-11-20",
        "Last month 2026-10-01 2026-10-31",
        "This quarter 2026-10-01 2026-11-20",
        "This year 2026-01-01 2026-11-20",
      ],
    ],
    [
      "2024-03-01",
      [
        "Today 2024-03-01 2024-03-01",
        "7 days 2024-02-24 2024-03-01",
        "This month 2024-03-01 2024-03-01",
        "Last month 2024-02-01 2024-02-29",
        "This quarter 2024-01-01 2024-03-01",
        "This year 2024-01-01 2024-03-01",
      ],
    ],
    [
      "2026-01-03",
      [
        "Today 2026-01-03 2026-01-03",
        "7 days 2025-12-28 2026-01-03",
        "This month 2026-01-01 2026-01-03",
        "Last month 2025-12-01 2025-12-31",
        "This quarter 2026-01-01 2026-01-03",
        "This year 2026-01-01 2026-01-03",
      ],
    ],
  ])("on %s", (today, ranges) => {
    expect(range(today)).toEqual(ranges);
  });
});

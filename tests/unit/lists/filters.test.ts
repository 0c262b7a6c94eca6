import { expect, it } from "vitest";
import { type ListScreen, shapeOf } from "~/lists/list";
import type { Message } from "~/language/language";
import { filterProblems } from "~/lists/filter-problems";
import { readListQuery } from "~/lists/list-query";

const label: Message = { en: "x", id: "x" };
const screen: ListScreen<object> = {
  path: "/x",
  title: label,
  noun: { one: label, many: label },
  ordering: "name",
  columns: [],
  filters: [
    { name: "tenant", label },
    { name: "mmr_rack", label, options: [{ value: "Y", label }] },
    { name: "start_date", label, day: true },
    { name: "end_date", label, day: true },
  ],
};
const shape = shapeOf(screen);
const taken = (name: string, given: string) =>
  readListQuery(new URLSearchParams({ [name]: given }), shape).filters[name];

it.each([
  ["tenant", "7"],
  ["mmr_rack", "Y"],
  ["start_date", "2026-11-20"],
])("a filter %s may be %s", (name, given) => expect(taken(name, given)).toBe(given));

it.each([
  ["tenant", "abc"],
  ["tenant", "none"],
  ["tenant", "-1"],
  ["tenant", "1.5"],
  ["mmr_rack", "maybe"],
  ["start_date", "2026-02-30"],
  ["start_date", "2026-11"],
  ["start_date", "yesterday"],
])("a filter %s cannot be %s: a provider is never asked for it", (name, given) => expect(taken(name, given)).toBe(""));

it("a filter that a list cannot follow is told, also a record that is not there", () => {
  const told = (query: string) => {
    const params = new URLSearchParams(query);
    const choices = { tenant: { choices: [{ value: "7", label: "PT A" }], more: false, search: "" } };
    const problems = filterProblems(screen.filters ?? [], readListQuery(params, shape), choices, params);
    return Object.entries(problems).map(([name, { en }]) => `${name}: ${en}`);
  };
  expect(told("tenant=7&mmr_rack=Y&start_date=2026-11-20&end_date=")).toEqual([]);
  expect(told("tenant=8&mmr_rack=maybe&start_date=tomorrow")).toEqual([
    "tenant: This choice does not exist: choose another one",
    "mmr_rack: This choice does not exist: choose another one",
    "start_date: This is not a date: choose one from the calendar",
  ]);
  expect(told("start_date=2026-11-20&end_date=2026-11-01")).toEqual(["end_date: The last day is before the first"]);
});

import { isDay } from "~/language/dates";
import type { Message } from "~/language/language";
import { isId } from "~/provider/address";
import { areDaysTurned, END, type ListQuery, readListQuery, START } from "~/lists/list-query";
import { m } from "~/lists/filter-problems";
import type { Problems, ReportFilter, ReportScreen } from "./report";

const days = [START, END];

/**
 * The value of a filter from "3;PT Rimba" or "3": the id, or a fixed choice by either part (spec 2 §2 "possibly
 * id;name"); ";" is nothing chosen.
 */
function valueOf({ options }: ReportFilter, given: string): string {
  const [id = "", name = ""] = given.split(/;(.*)/s);
  const isOption = (value: string) => options?.some((choice) => choice.value === value);
  return [given, id, name].find(isOption) ?? (id || name);
}

/** Whether a filter accepts a value. Without own filter choices, its fixed options may also be ids of the provider. */
export const accepts =
  ({ options }: ReportFilter) =>
  (value: string): boolean =>
    isId(value) || (options?.some((choice) => choice.value === value) ?? false);

/** The query in a report's URL, and its invalid filters: a report that ignored a filter would be wrong. */
export function readReportQuery<Row>(
  given: URLSearchParams,
  { filters, columns, ordering, undated }: ReportScreen<Row>,
): { query: ListQuery; problems: Problems } {
  const params = new URLSearchParams(given);
  for (const filter of filters) {
    const value = params.get(filter.name);
    if (value !== null) params.set(filter.name, valueOf(filter, value));
  }
  const dates = undated ? [] : days;
  const query = readListQuery(params, {
    filters: Object.fromEntries([
      ...filters.map((filter) => [filter.name, accepts(filter)] as const),
      ...dates.map((name) => [name, isDay] as const),
    ]),
    sortable: columns.filter(({ unsorted }) => !unsorted).map(({ key }) => key),
    ordering,
  });
  const wrong = (name: string, message: Message): [string, Message][] =>
    params.get(name) && !query.filters[name] ? [[name, message]] : [];
  const problems = Object.fromEntries([
    ...filters.flatMap(({ name }) => wrong(name, m.noChoice)),
    ...dates.flatMap((name) => wrong(name, m.noDay)),
    ...(areDaysTurned(query) ? [[END, m.endBeforeStart] as const] : []),
  ]);
  return { query, problems };
}

/** A report's query for its other page: without paging and parameters for a single answer. */
export function reportSearch<Row>(
  { search, ordering, filters }: ListQuery,
  screen: ReportScreen<Row>,
): URLSearchParams {
  const given = { ...filters, search, ordering: ordering === screen.ordering ? "" : ordering };
  return new URLSearchParams(Object.entries(given).filter(([, value]) => value !== ""));
}

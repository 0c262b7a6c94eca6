import { compareNames } from "~/language/compare";
import type { ListQuery } from "./list-query";
import type { Translate } from "~/language/language";
import { lazily } from "~/session/memoize.server";
import type { ListScreen, ReadRows } from "./list";

/**
 * Reads the rows of a family that the provider only gives whole: searched, sorted and paged here, by what the columns
 * show.
 */
export function wholeListReader<Row extends { id: number }>(
  { columns }: ListScreen<Row>,
  { search, ordering }: ListQuery,
  readAll: () => Promise<Row[]>,
  t: Translate,
): ReadRows<Row> {
  const rows = lazily(readAll);
  const wanted = search.trim().toLowerCase();
  const isFound = (row: Row) =>
    columns.some(({ value }) =>
      String(value(row, t) ?? "")
        .toLowerCase()
        .includes(wanted),
    );
  const column = columns.find(({ key }) => key === ordering.replace(/^-/, ""));
  const direction = ordering.startsWith("-") ? -1 : 1;
  const compare = (a: Row, b: Row) => {
    const [first, second] = [a, b].map((row) => String(column?.value(row, t) ?? ""));
    return direction * compareNames(first ?? "", second ?? "") || b.id - a.id;
  };
  return async (offset, limit) => {
    const found = (await rows()).filter(isFound).sort(compare);
    return { count: found.length, results: found.slice(offset, offset + limit) };
  };
}

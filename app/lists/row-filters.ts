import { today } from "~/language/dates";
import { END, START } from "./list-query";

type FilterValue = string | number | boolean | null | undefined | readonly (string | number | null)[];

/** A list's rows by its filters: a provider may ignore one that the contract does not name. */
export interface RowFilters<Row> {
  /** A row's value for each filter, as an id or name; a row without one matches. */
  filterValues?: Readonly<Record<string, (row: Row) => FilterValue>>;
  /** The moment that the filters START and END apply to, as an ISO time. */
  at?: (row: Row) => string | null;
}

/**
 * Whether a row matches the filters, as far as its own values tell. `names` are the names of the chosen records by filter, for rows that
 * only have names.
 */
export function fitsFilters<Row>(
  { filterValues = {}, at }: RowFilters<Row>,
  filters: Readonly<Record<string, string>>,
  row: Row,
  names: Readonly<Record<string, string | null>> = {},
): boolean {
  const { [START]: start, [END]: end } = filters;
  const time = start || end ? (at?.(row) ?? null) : null;
  const day = time === null ? null : today(time);
  if (day !== null && ((start && day < start) || (end && day > end))) return false;
  return Object.entries(filterValues).every(([filter, valueOf]) => {
    if (!filters[filter]) return true;
    const wanted = plain([filters[filter], names[filter]]);
    const value = valueOf(row);
    const own = plain(value);
    // A row that only has names cannot be compared with a record whose name is not known.
    const isComparable = names[filter] !== "" || [value].flat().some((one) => typeof one === "number");
    return own.length === 0 || !isComparable || own.some((one) => wanted.includes(one));
  });
}

const plain = (values: FilterValue | readonly (string | null | undefined)[]): string[] =>
  [values]
    .flat()
    .flatMap((value) =>
      value === null || value === undefined || value === "" ? [] : [String(value).trim().toLowerCase()],
    );

/** The values of fields that have a filter's name, with or without its "_id". */
export function filterValuesOf<Row extends object>(
  filters: readonly string[],
): NonNullable<RowFilters<Row>["filterValues"]> {
  const valueOf = (filter: string) => (row: Row) => {
    const value: unknown = Reflect.get(row, filter) ?? Reflect.get(row, filter.replace(/_id$/, ""));
    return typeof value === "object" ? null : (value as FilterValue);
  };
  return Object.fromEntries(filters.map((filter) => [filter, valueOf(filter)]));
}

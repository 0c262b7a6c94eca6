import { today } from "~/language/dates";
import { END, START } from "./list-query";

type Said = string | number | boolean | null | undefined | readonly (string | number | null)[];

/** What a list's rows themselves say about its filters. */
export interface Sayings<Row> {
  /** By filter name, as ids and names; a row that says nothing contradicts nothing. */
  says?: Readonly<Record<string, (row: Row) => Said>>;
  /** The moment that the filters START and END apply to, as an ISO time. */
  at?: (row: Row) => string | null;
}

/**
 * Whether a row matches the filters, as far as the row itself tells: a provider may ignore a filter that the contract
 * does not name. `names` are the names of the chosen records by filter, for rows that only have names.
 */
export function fitsFilters<Row>(
  { says = {}, at }: Sayings<Row>,
  filters: Readonly<Record<string, string>>,
  row: Row,
  names: Readonly<Record<string, string | null>> = {},
): boolean {
  const { [START]: start, [END]: end } = filters;
  const time = at?.(row) ?? null;
  const day = time === null ? null : today(time);
  if (day !== null && ((start && day < start) || (end && day > end))) return false;
  return Object.entries(says).every(([filter, saying]) => {
    if (!filters[filter]) return true;
    const wanted = plain([filters[filter], names[filter]]);
    const said = plain(saying(row));
    return said.length === 0 || said.some((one) => wanted.includes(one));
  });
}

const plain = (said: Said | readonly (string | null | undefined)[]): string[] =>
  [said]
    .flat()
    .flatMap((one) => (one === null || one === undefined || one === "" ? [] : [String(one).trim().toLowerCase()]));

/** The sayings of fields that have a filter's name, with or without its "_id". */
export function sayingsOf<Row extends object>(filters: readonly string[]): NonNullable<Sayings<Row>["says"]> {
  const says = (filter: string) => (row: Row) => {
    const value: unknown = Reflect.get(row, filter) ?? Reflect.get(row, filter.replace(/_id$/, ""));
    return typeof value === "object" ? null : (value as Said);
  };
  return Object.fromEntries(filters.map((filter) => [filter, says(filter)]));
}

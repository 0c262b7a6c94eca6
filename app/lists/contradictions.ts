import { today } from "~/language/dates";
import { END, START } from "./list-query";

type Said = string | number | boolean | null | undefined | readonly (string | number | null)[];

/** What the rows of a list say themselves of its filters. */
export interface Sayings<Row> {
  /** By a filter's name, as ids and names; what says nothing contradicts nothing. */
  says?: Readonly<Record<string, (row: Row) => Said>>;
  /** The moment that the filters START and END mean, as an ISO time. */
  at?: (row: Row) => string | null;
}

/**
 * Whether a row is one of those that the filters ask for, as far as it says so itself: a provider may ignore a filter that the contract
 * does not name. `names` are what the chosen records are called, by filter, where rows tell names only.
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

/** What rows say by the fields that are called as the filters are, or without their "_id". */
export function sayingsOf<Row extends object>(filters: readonly string[]): NonNullable<Sayings<Row>["says"]> {
  const says = (filter: string) => (row: Row) => {
    const value: unknown = Reflect.get(row, filter) ?? Reflect.get(row, filter.replace(/_id$/, ""));
    return typeof value === "object" ? null : (value as Said);
  };
  return Object.fromEntries(filters.map((filter) => [filter, says(filter)]));
}

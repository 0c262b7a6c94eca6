import { isoDay } from "~/language/dates";
import { BACKGROUND_PARAM } from "~/session/background-revalidation";
import { EXPORT, SEPARATOR } from "~/session/file-params";

/** Page sizes of every list (spec 2 §9). */
export const pageSizes = [5, 10, 25, 50, 100, 500] as const;
const DEFAULT_SIZE = 10;

/** The filters for the first and the last day (contract §1). */
export const START = "start_date";
export const END = "end_date";

/** The state of a list in its URL. `page` counts from 1; `ordering` is a column's key, "-key" is descending. */
export interface ListQuery {
  search: string;
  ordering: string;
  page: number;
  limit: number;
  /** The chosen filters by the provider's names; "" if a filter is not set or its value is not valid. */
  filters: Record<string, string>;
}

/** Whether the last day of a date range comes before the first. */
export const areDaysTurned = ({ filters: { [START]: start, [END]: end } }: Pick<ListQuery, "filters">): boolean =>
  Boolean(start && end && end < start);

/** What a list accepts: filters with their possible values, sortable columns, and the default order. */
export interface ListShape {
  filters: Readonly<Record<string, (value: string) => boolean>>;
  sortable: readonly string[];
  ordering: string;
}

/** Reads a list's URL; unknown and invalid parameters are ignored. Days may be typed as in a form, "31/12/2026". */
export function readListQuery(params: URLSearchParams, shape: ListShape): ListQuery {
  const ordering = params.get("ordering") ?? "";
  const limit = Number(params.get("limit"));
  const page = Number(params.get("page"));
  const filters = Object.entries(shape.filters).map(([name, accepts]) => {
    const value = isoDay(params.get(name) ?? "");
    return [name, accepts(value) ? value : ""];
  });
  return {
    search: params.get("search")?.trim() ?? "",
    ordering: shape.sortable.includes(ordering.replace(/^-/, "")) ? ordering : shape.ordering,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    limit: pageSizes.find((size) => size === limit) ?? DEFAULT_SIZE,
    filters: Object.fromEntries(filters),
  };
}

/** Parameters for a single answer, which are dropped with the next change of the list. */
const TRANSIENT_PARAMS = ["page", EXPORT, SEPARATOR, "chosen", "all", "act", "update", BACKGROUND_PARAM];

/**
 * The query of the same list with some parameters changed ("" or null removes one). The others stay, except that the
 * list starts at page 1 unless the page is what changes.
 */
export function withParams(params: URLSearchParams, changes: Record<string, string | number | null>): string {
  const next = withoutTransient(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") next.delete(name);
    else next.set(name, String(value));
  }
  return `?${next}`;
}

/** The lasting parameters of a list's URL: search, filters, order, page size and columns. */
export function withoutTransient(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name, value]) => value !== "" && !TRANSIENT_PARAMS.includes(name)));
}

/** A list's URL without search, filters and order: only the tab, if the list has tabs. */
export const withoutFilters = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => name === "tab"));

/** The rows selected for a bulk action: those with these ids, or all that match search and filters. */
export interface Chosen {
  all: boolean;
  ids: number[];
}

/** Reads the selected rows of a list's URL or form, each once; invalid ids are ignored. */
export function readChosen(params: URLSearchParams | FormData): Chosen {
  const ids = new Set(params.getAll("chosen").map(Number));
  return { all: params.has("all"), ids: [...ids].filter((id) => Number.isSafeInteger(id) && id > 0) };
}

/** The last page of a list; an empty list has one page. */
export const lastPage = (count: number, limit: number) => Math.max(1, Math.ceil(count / limit));

import { BACKGROUND_PARAM } from "~/session/background-revalidation";

/** Page sizes of every list (spec 2 §9). */
export const pageSizes = [5, 10, 25, 50, 100, 500] as const;
const DEFAULT_SIZE = 10;

/** The filters of a first and a last day (contract §1). */
export const START = "start_date";
export const END = "end_date";

/** What a list's URL asks for. `page` counts from 1; `ordering` is a column's key, "-key" descends. */
export interface ListQuery {
  search: string;
  ordering: string;
  page: number;
  limit: number;
  /** The chosen filters under the provider's names; "" where none is chosen or it cannot be. */
  filters: Record<string, string>;
}

/** Whether the last day that a list is narrowed to comes before the first. */
export const areDaysTurned = ({ filters: { [START]: start, [END]: end } }: Pick<ListQuery, "filters">): boolean =>
  Boolean(start && end && end < start);

/** What a list accepts: the filters with what each can be, the columns that sort, and the order where the URL names none. */
export interface ListShape {
  filters: Readonly<Record<string, (value: string) => boolean>>;
  sortable: readonly string[];
  ordering: string;
}

/** Reads a list's URL; what it does not know or cannot be is as if it were not there. */
export function readListQuery(params: URLSearchParams, shape: ListShape): ListQuery {
  const ordering = params.get("ordering") ?? "";
  const limit = Number(params.get("limit"));
  const page = Number(params.get("page"));
  const filters = Object.entries(shape.filters).map(([name, accepts]) => {
    const value = params.get(name) ?? "";
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

/** What a list's URL carries for one answer only: it ends with the next change of the list. */
const TRANSIENT_PARAMS = ["page", "export", "separator", "chosen", "all", "act", "update", BACKGROUND_PARAM];

/**
 * The search part of the same list's URL with some values changed ("" or null takes one away). All others stay, only
 * the page starts again unless it is what changes.
 */
export function withParams(params: URLSearchParams, changes: Record<string, string | number | null>): string {
  const next = withoutTransient(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") next.delete(name);
    else next.set(name, String(value));
  }
  return `?${next}`;
}

/** What a list's URL says beyond one answer: search, filters, order, page size and columns. */
export function withoutTransient(params: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...params].filter(([name, value]) => value !== "" && !TRANSIENT_PARAMS.includes(name)));
}

/** What is left of a list's URL where nothing narrows or sorts the list: the tab of one that has tabs. */
export const withoutFilters = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => name === "tab"));

/** The rows that are chosen for an action on several: those with these ids, or all that fit the search and the filters. */
export interface Chosen {
  all: boolean;
  ids: number[];
}

export function readChosen(params: URLSearchParams): Chosen {
  const ids = params.getAll("chosen").map(Number);
  return { all: params.has("all"), ids: ids.filter((id) => Number.isSafeInteger(id) && id > 0) };
}

/** The last page of a list; an empty one has one page. */
export const lastPage = (count: number, limit: number) => Math.max(1, Math.ceil(count / limit));

/** The pages to link: the first and the last one and three around the current one (spec 1 §9); null is a gap. */
export function pageWindow(page: number, last: number): (number | null)[] {
  const from = Math.max(1, Math.min(page - 1, last - 2));
  const shown = new Set([1, from, from + 1, from + 2, last].filter((number) => number <= last));
  return [...shown].flatMap((number, at, all) => {
    const gap = number - (all[at - 1] ?? 0);
    if (gap === 1) return [number];
    return [gap === 2 ? number - 1 : null, number];
  });
}

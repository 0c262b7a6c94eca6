import { exportOf } from "~/lists/export.server";
import { type ReadRows, shapeOf } from "~/lists/list";
import { type ListQuery, readListQuery } from "~/lists/list-query";
import type { RequestRow } from "~/inventory/requests/rows.server";
import type { Status } from "~/inventory/requests/status";
import type { Reading } from "~/session/guards.server";
import { tenantAndSiteNames } from "~/inventory/names.server";
import { withNames } from "~/lists/names.server";
import { lazily } from "~/session/memoize.server";
import { merged, sliceReader } from "./merge";
import {
  compareBy,
  MAX_ROWS,
  readByTab,
  readerOf,
  recentReads,
  type StatusRows,
  type TabQuery,
} from "./read-by-tab.server";
import { listScreen } from "./request-columns";
import { openStatuses, type Tab, type TabCounts, tabOf } from "./tabs";

interface OpenTab {
  tab: Tab;
  query: ListQuery;
  read: ReadRows<RequestRow>;
  counts: () => Promise<TabCounts>;
}

/**
 * The tab in the URL of a request list: functions that read its rows and the counts of all tabs, each reading the
 * statuses at most once for both. With `statuses` given, only those are counted.
 */
export function openTab(context: Reading & { url: URL }, statuses: readonly Status[] = openStatuses): OpenTab {
  const { provider, role, user, url } = context;
  const tab = tabOf(url.searchParams);
  const query = readListQuery(url.searchParams, shapeOf(listScreen(role, user)));
  const needed = exportOf(url.searchParams) ? MAX_ROWS : Math.min(MAX_ROWS, query.page * query.limit);
  const list = { context, tab, query, needed };
  const readParts = lazily(() => readByTab(list, statuses));
  const counts = lazily(() => countTabs(list, readParts()));
  const named =
    (read: OpenTab["read"]): OpenTab["read"] =>
    async (offset, limit) => {
      const { count, results } = await read(offset, limit);
      return { count, results: await withNames(provider, results, tenantAndSiteNames) };
    };
  if (tab === "all")
    return { tab, query, counts, read: named(readerOf(list, query.filters.filter_status ?? "", provider)) };
  const readSlice = sliceReader(() => rowsOfTab(list, readParts));
  const read: OpenTab["read"] = async (offset, limit) => {
    const { [tab]: count } = await counts();
    return { count, results: offset < count ? await readSlice(offset, limit) : [] };
  };
  return { tab, query, counts, read: named(read) };
}

async function countTabs(list: TabQuery, reading: Promise<StatusRows[]>): Promise<TabCounts> {
  const asked = list.query.filters.filter_status ?? "";
  const total = list.tab === "all" ? null : readerOf(list, asked, recentReads(list))(0, 1);
  const [parts, all] = await Promise.all([reading, total]);
  const countOf = (tab: StatusRows["tab"]) =>
    parts.reduce((sum, part) => (part.tab === tab ? sum + part.count : sum), 0);
  const [waiting, work, open] = [countOf("waiting"), countOf("work"), countOf("open")];
  const cut = new Set(parts.flatMap(({ status, isCut }) => (isCut ? status : [])));
  return { waiting, work, open, all: all && all.count, cut: [...cut], most: MAX_ROWS };
}

/** The rows of the tab, merged from its statuses. */
async function* rowsOfTab(list: TabQuery, readParts: () => Promise<StatusRows[]>): AsyncGenerator<RequestRow> {
  const parts = (await readParts()).filter(({ tab }) => tab === list.tab);
  yield* merged(
    parts.map(({ rows }) => rows()),
    compareBy(list),
  );
}

import { exportOf } from "~/lists/export.server";
import { type ListScreen, type ReadRows, shapeOf } from "~/lists/list";
import type { Page, Reads } from "~/provider/index.server";
import type { Reading } from "~/session/guards.server";
import { type ListQuery, readListQuery } from "~/lists/list-query";
import { kinds } from "~/inventory/requests/kinds";
import { participantOf } from "~/inventory/requests/request";
import { type RequestRow, requestRow } from "~/inventory/requests/rows.server";
import type { Status } from "~/inventory/requests/status";
import { isReadOnly } from "~/inventory/requests/transitions";
import { kindsWithPrecondition } from "../request-kinds";
import { following, leavingOut, merged, orderOf, sliceReader } from "./merge";
import { mayNeedTenant, needingTenant } from "./needing-tenant.server";
import { openStatuses, type Tab, type TabCounts, tabOf, waitingIn, waitsFor } from "./tabs";

/** At most this many requests are read at once, or examined in a status of which only some wait for the reader. */
const MAX_ROWS = 500;

/** How old the counts of the other tabs may be; changes made in the portal or announced by the provider refresh them. */
const COUNTS_MS = 30_000;

const readOnlyKinds = Object.keys(kinds).filter(isReadOnly);

/** The list's sort keys, by the provider's names. */
const sortedBy: Readonly<Record<string, (request: RequestRow) => string | null>> = {
  activities_number: ({ number }) => number,
  activitytype_type: ({ kind }) => kind,
  status: ({ status }) => status,
  tenant_name: ({ tenantName }) => tenantName,
  datacenter_name: ({ siteName }) => siteName,
  requestby_name: ({ filedBy }) => filedBy,
  created_at: ({ createdAt }) => createdAt,
  dateactivities: ({ plannedFor }) => plannedFor,
};

interface OpenTab {
  tab: Tab;
  query: ListQuery;
  read: ReadRows<RequestRow>;
  counts: () => Promise<TabCounts>;
}

/** The requests of one status that belong to a tab. */
interface StatusRows {
  status: Status | "any";
  tab: "waiting" | "work";
  first: Page<RequestRow>;
  read: ReadRows<RequestRow>;
  /** There are more requests in the status than were examined. */
  isCut?: boolean;
  /** The rows that belong to the other tab. */
  without?: ReadonlySet<number>;
}

/**
 * The tab in a list's URL: functions that read its rows and the counts of all tabs. The provider filters by a single
 * status and cannot tell approved from done, so the statuses are read in parallel and merged, once for both. With
 * `statuses` given, only those are counted.
 */
export function openTab(
  context: Reading & { url: URL },
  screen: ListScreen<RequestRow>,
  statuses: readonly Status[] = openStatuses,
): OpenTab {
  const { provider, role, user, url } = context;
  const tab = tabOf(url.searchParams);
  const query = readListQuery(url.searchParams, shapeOf(screen));
  const { search, ordering, filters, page, limit } = query;
  const asked = filters.filter_status;
  const needed = exportOf(url.searchParams) ? MAX_ROWS : Math.min(MAX_ROWS, page * limit);
  const isMine = (request: RequestRow) => waitsFor(participantOf(role, user, request), request);

  const recent = provider.recent(COUNTS_MS);
  const readerOf =
    (filter_status?: string, from: Reads = provider): ReadRows<RequestRow> =>
    (offset, limit) =>
      from.list("activities", requestRow, { ...filters, search, ordering, filter_status, limit, offset });

  const isAskedFor = (kind: string) => [undefined, "", kind].includes(filters.filter_type);

  /** The requests of read-only kinds, in any status. */
  let readOnly: Promise<RequestRow[]> | undefined;
  async function readReadOnly(): Promise<RequestRow[]> {
    const reading = readOnlyKinds.filter(isAskedFor).map((filter_type) => {
      const query = { ...filters, search, filter_type, filter_status: "", limit: MAX_ROWS };
      return recent.list("activities", requestRow, query);
    });
    const read = (await Promise.all(reading)).flatMap(({ results }) => results);
    return read.filter(({ kind }) => isReadOnly(kind)).sort(orderOf(ordering, sortedBy));
  }

  /** The tenant's own requests in a status in which most wait for the NOC. */
  async function readTheirs(status: Status): Promise<RequestRow[]> {
    const reading = kindsWithPrecondition.filter(isAskedFor).map((filter_type) => {
      const query = { ...filters, search, ordering, filter_type, filter_status: status, limit: MAX_ROWS };
      return recent.list("activities", requestRow, query);
    });
    const read = (await Promise.all(reading)).flatMap(({ results }) => results);
    // The provider may ignore the filter.
    const inStatus = read.filter((request) => request.status === status);
    return needingTenant(context, inStatus, COUNTS_MS);
  }

  async function rowsOfStatus(status: Status): Promise<StatusRows[]> {
    const read = readerOf(status);
    const waiting = waitingIn(role, status);
    if (waiting === "some") {
      const { count, results } = await readerOf(status, tab === "all" ? recent : provider)(0, MAX_ROWS);
      return examined(status, results, count > results.length);
    }
    const [itsTab, otherTab] = waiting === "all" ? (["waiting", "work"] as const) : (["work", "waiting"] as const);
    const readOthers = async () => {
      if (itsTab === "work") return mayNeedTenant(role, status) ? readTheirs(status) : [];
      return (await (readOnly ??= readReadOnly())).filter((request) => request.status === status);
    };
    const [first, others] = await Promise.all([
      itsTab === tab || tab === "open" ? read(0, needed) : readerOf(status, recent)(0, 1),
      readOthers(),
    ]);
    const without = new Set(others.map(({ id }) => id));
    const otherPart: StatusRows = { status, tab: otherTab, first: { count: others.length, results: others }, read };
    return [{ status, tab: itsTab, first, read, without }, ...(others.length > 0 ? [otherPart] : [])];
  }

  /** Requests by tab, each as it is. */
  async function examined(status: StatusRows["status"], requests: RequestRow[], isCut: boolean): Promise<StatusRows[]> {
    const waiting = new Set([...requests.filter(isMine), ...(await needingTenant(context, requests, COUNTS_MS))]);
    return (["waiting", "work"] as const).map((tab) => {
      const results = requests.filter((request) => waiting.has(request) === (tab === "waiting"));
      return { status, tab, first: { count: results.length, results }, read: readerOf(), isCut };
    });
  }

  async function readParts(): Promise<StatusRows[]> {
    const among = statuses.filter((status) => !asked || status === asked);
    const parts = (await Promise.all(among.map(rowsOfStatus))).flat();
    const isOfStatus = ({ status, first }: StatusRows) =>
      first.results.every((request) => request.status === "" || request.status === status);
    if (parts.every(isOfStatus)) return parts;
    // The provider ignores the filter.
    const { count, results } = await readerOf("", tab === "all" ? recent : provider)(0, MAX_ROWS);
    const inThese = results.filter((request) => among.some((status) => status === request.status));
    return examined("any", inThese, count > results.length);
  }
  let reading: Promise<StatusRows[]> | undefined;
  const readStatuses = () => (reading ??= readParts());

  async function countTabs(): Promise<TabCounts> {
    const total = tab === "all" ? null : readerOf(asked, recent)(0, 1);
    const [parts, all] = await Promise.all([readStatuses(), total]);
    const countOf = (one: StatusRows["tab"]) =>
      parts
        .filter(({ tab }) => tab === one)
        .reduce((sum, { first, without }) => sum + first.count - (without?.size ?? 0), 0);
    const cut = new Set(parts.flatMap(({ status, isCut }) => (isCut ? status : [])));
    const [waiting, work] = [countOf("waiting"), countOf("work")];
    return { waiting, work, open: waiting + work, all: all && all.count, cut: [...cut], most: MAX_ROWS };
  }
  let counting: Promise<TabCounts> | undefined;
  const counts = () => (counting ??= countTabs());
  if (tab === "all") return { tab, query, counts, read: readerOf(asked) };

  const readSlice = sliceReader(async function* () {
    const parts = (await readStatuses()).filter((part) => part.tab === tab || tab === "open");
    const lists = parts.map(({ first, read, without }) =>
      leavingOut(
        without,
        following(first, (offset) => read(offset, MAX_ROWS)),
      ),
    );
    yield* merged(lists, orderOf(ordering, sortedBy));
  });
  return {
    tab,
    query,
    counts,
    read: async (offset, limit) => {
      const { [tab]: count } = await counts();
      return { count, results: offset < count ? await readSlice(offset, limit) : [] };
    },
  };
}

import type { ReadRows } from "~/lists/list";
import type { ListQuery } from "~/lists/list-query";
import type { Page, Reads } from "~/provider/index.server";
import type { Reading } from "~/session/guards.server";
import { lazily } from "~/session/memoize.server";
import { kinds } from "~/inventory/requests/kinds";
import { participantOf } from "~/inventory/requests/request";
import { type RequestRow, requestRow } from "~/inventory/requests/rows.server";
import type { Status } from "~/inventory/requests/status";
import { isReadOnly } from "~/inventory/requests/transitions";
import { kindsWithPrecondition } from "../request-kinds";
import { following, leavingOut, orderOf } from "./merge";
import { mayNeedTenant, needingTenant } from "./needing-tenant.server";
import { type Tab, waitingIn, waitsFor } from "./tabs";

/** At most this many requests are read at once, or examined in a status of which only some wait for the reader. */
export const MAX_ROWS = 500;

/** How old the counts of the other tabs may be; changes made in the portal or announced by the provider refresh them. */
const COUNTS_MS = 30_000;

/** The request list that a URL asks for. */
export interface TabQuery {
  context: Reading;
  tab: Tab;
  query: ListQuery;
  /** How many rows of the tab are needed. */
  needed: number;
}

/** The requests of one status that belong to a tab. */
export interface StatusRows {
  status: Status | "any";
  tab: Exclude<Tab, "all">;
  count: number;
  /** Reads them in the list's order. */
  rows: () => AsyncIterable<RequestRow>;
  /** There are more requests in the status than were examined. */
  isCut?: boolean;
}

/** The reads of what is only counted. */
export const recentReads = ({ context: { provider } }: TabQuery): Reads => provider.recent(COUNTS_MS);

/** Reads the list's requests in a status; in any for "". */
export const readerOf =
  ({ query: { filters, search, ordering } }: TabQuery, filter_status: string, from: Reads): ReadRows<RequestRow> =>
  (offset, limit) =>
    from.list("activities", requestRow, { ...filters, search, ordering, filter_status, limit, offset });

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

/** Compares requests by the list's order. */
export const compareBy = ({ query: { ordering } }: TabQuery) => orderOf(ordering, sortedBy);

const readOnlyKinds = Object.keys(kinds).filter(isReadOnly);

/**
 * The list's requests in these statuses, by tab. The provider filters by a single status and cannot tell approved from
 * done, so the statuses are read in parallel.
 */
export async function readByTab(list: TabQuery, statuses: readonly Status[]): Promise<StatusRows[]> {
  const asked = list.query.filters.filter_status;
  const among = statuses.filter((status) => !asked || status === asked);
  const readOnly = lazily(() => readKinds(list, readOnlyKinds, ""));
  const parts = await Promise.all(among.map((status) => readStatus(list, status, readOnly)));
  if (parts.every((part) => part !== null)) return parts.flat();
  // The provider ignores the filter.
  const { count, results } = await readFirst(list, "");
  const inThese = results.filter((request) => among.some((status) => status === request.status));
  const isCut = count > results.length;
  return [{ status: "any", tab: "open", ...whole(inThese), isCut }, ...(await examined(list, "any", inThese, isCut))];
}

/**
 * The list's requests in a status, by tab; null if the provider ignores the filter. `readOnly` reads those of read-only
 * kinds in any status.
 */
async function readStatus(
  list: TabQuery,
  status: Status,
  readOnly: () => Promise<RequestRow[]>,
): Promise<StatusRows[] | null> {
  const { context, tab, needed } = list;
  const waiting = waitingIn(context.role, status);
  const read = readerOf(list, status, context.provider);
  const all = (first: Page<RequestRow>) => following(first, (offset) => read(offset, MAX_ROWS));
  const open = (first: Page<RequestRow>): StatusRows => ({
    status,
    tab: "open",
    count: first.count,
    rows: () => all(first),
  });
  if (waiting === "some") {
    const first = await readFirst(list, status);
    if (!areIn(status, first.results)) return null;
    return [open(first), ...(await examined(list, status, first.results, first.count > first.results.length))];
  }
  const [itsTab, otherTab] = waiting === "all" ? (["waiting", "work"] as const) : (["work", "waiting"] as const);
  const [first, exceptions] = await Promise.all([
    itsTab === tab || tab === "open" ? read(0, needed) : readerOf(list, status, recentReads(list))(0, 1),
    waiting === "all" ? readOnly().then((requests) => requests.filter(isIn(status))) : readNeedingTenant(list, status),
  ]);
  if (!areIn(status, first.results)) return null;
  const others = new Set(exceptions.map(({ id }) => id));
  return [
    open(first),
    { status, tab: itsTab, count: first.count - others.size, rows: () => leavingOut(others, all(first)) },
    { status, tab: otherTab, ...whole(exceptions) },
  ];
}

/** The first requests in a status, anew if they are shown. */
const readFirst = (list: TabQuery, status: string) =>
  readerOf(list, status, list.tab === "all" ? recentReads(list) : list.context.provider)(0, MAX_ROWS);

const isIn =
  (status: Status) =>
  (request: RequestRow): boolean =>
    request.status === status;

const areIn = (status: Status, requests: readonly RequestRow[]): boolean =>
  requests.every((request) => request.status === "" || request.status === status);

const whole = (requests: readonly RequestRow[]): Pick<StatusRows, "count" | "rows"> => ({
  count: requests.length,
  rows: async function* () {
    yield* requests;
  },
});

/** Requests by tab, each examined. */
async function examined(
  list: TabQuery,
  status: StatusRows["status"],
  requests: readonly RequestRow[],
  isCut: boolean,
): Promise<StatusRows[]> {
  const { context } = list;
  const { role, user } = context;
  const isMine = (request: RequestRow) => waitsFor(participantOf(role, user, request), request);
  const waiting = new Set([...requests.filter(isMine), ...(await needingTenant(context, requests, COUNTS_MS))]);
  return [
    { status, tab: "waiting", ...whole(requests.filter((request) => waiting.has(request))), isCut },
    { status, tab: "work", ...whole(requests.filter((request) => !waiting.has(request))), isCut },
  ];
}

/** The requests in a status that wait for their tenant, the reader, where others wait for the NOC. */
async function readNeedingTenant(list: TabQuery, status: Status): Promise<RequestRow[]> {
  const { context } = list;
  if (!mayNeedTenant(context.role, status)) return [];
  const requests = await readKinds(list, kindsWithPrecondition, status);
  return needingTenant(context, requests.filter(isIn(status)), COUNTS_MS);
}

/** The list's requests of some kinds, in its order; a provider may ignore the status. */
async function readKinds(list: TabQuery, names: readonly string[], filter_status: string): Promise<RequestRow[]> {
  const { filters, search, ordering } = list.query;
  const asked = names.filter((kind) => !filters.filter_type || filters.filter_type === kind);
  const reading = asked.map(async (filter_type) => {
    const query = { ...filters, search, ordering, filter_type, filter_status, limit: MAX_ROWS };
    const { results } = await recentReads(list).list("activities", requestRow, query);
    return results.filter(({ kind }) => kind === filter_type);
  });
  return (await Promise.all(reading)).flat().sort(compareBy(list));
}

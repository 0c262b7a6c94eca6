import { z } from "zod";
import type { Query } from "~/provider/index.server";
import { shownReference } from "~/provider/rows.server";
import type { Reading } from "~/session/guards.server";
import { allowed, tenantOf } from "~/session/permissions";
import { nullIf, UNREADABLE } from "~/session/thrown-answer";
import { endsAt } from "../interconnections/interconnection";
import type { Interconnection } from "../interconnections/rows.server";
import { type HistoryRow, historyRow } from "./rows.server";

/** The number of newest rows of a list that are checked. */
const MAX_REQUESTS = 100;
/** How old the answers may be; actions in the portal and what the provider announces refresh them. */
const MAX_AGE_MS = 30_000;

/** The requests of a record, among those that were checked. */
export interface RecordHistory {
  rows: HistoryRow[];
  /** How many requests of a list were checked if there are others; null if all were. */
  lookedAt: number | null;
  /** The provider answered all calls. */
  isKnown: boolean;
}

/** What a request's part says it is about; the families use either name for a rack. */
const part = z
  .object({ activities: shownReference, rack: shownReference, racks: shownReference, device: shownReference })
  .transform(({ activities, rack, racks, device }) => ({ request: activities, rack: rack ?? racks, device }));
type Part = z.output<typeof part>;

/** Matches in a list; none if the provider does not answer or the reader may not see the list. */
interface Found<Row> {
  rows: Row[];
  /** How many rows were checked if there are others; null if all were. */
  lookedAt: number | null;
  isKnown: boolean;
}

const nothing: Found<never> = { rows: [], lookedAt: null, isKnown: true };

async function newestOf<Row>(reading: Promise<{ count: number; results: Row[] }>): Promise<Found<Row>> {
  const page = await nullIf(reading, ...UNREADABLE);
  const rows = page?.results ?? [];
  const isWhole = rows.length >= (page?.count ?? 0);
  return { rows, lookedAt: isWhole ? null : rows.length, isKnown: page !== null };
}

const newest = { limit: MAX_REQUESTS, offset: 0 };

const readParts = ({ provider }: Reading, family: string, query: Query): Promise<Found<Part>> =>
  newestOf(provider.recent(MAX_AGE_MS).list(family, part, { ...query, ...newest, ordering: "-id" }));

/** The newest requests matching the query that the parts refer to, the newest first. */
async function readRequestsOf(
  { provider }: Reading,
  query: Query,
  reading: Promise<Found<{ request: number | null }>>[],
): Promise<RecordHistory> {
  const parts = await Promise.all(reading);
  const named = new Set(parts.flatMap(({ rows }) => rows.flatMap(({ request }) => request ?? [])));
  const asked = { ...query, ...newest, ordering: "-created_at" };
  const recent = provider.recent(MAX_AGE_MS);
  const requests = named.size > 0 ? await newestOf(recent.list("activities", historyRow, asked)) : nothing;
  const all = [requests, ...parts];
  const rows = requests.rows.filter(({ id }) => named.has(id));
  return {
    rows: rows.sort((a, b) => (b.at ?? "").localeCompare(a.at ?? "")),
    lookedAt: fewest(all.flatMap(({ lookedAt }) => lookedAt ?? [])),
    isKnown: all.every(({ isKnown }) => isKnown),
  };
}

/**
 * The requests that bring goods into a rack, take them out or ask for work at it; null if the reader may not see
 * requests.
 */
export async function readRackHistory(
  context: Reading,
  rack: { id: number; site: number | null },
): Promise<RecordHistory | null> {
  if (!maySeeRequests(context)) return null;
  const its = { tenant_id: tenantOf(context) ?? undefined, datacenter_id: rack.site ?? undefined };
  const parts = [
    readParts(context, "goodsin", { racks_id: rack.id }),
    readParts(context, "goodsout", { racks_id: rack.id }),
    readParts(context, "smarthandactivity", its),
  ];
  return readRequestsOf(
    context,
    its,
    parts.map((reading) => those(reading, (one) => one.rack === rack.id)),
  );
}

/** The requests for a device's interconnections and for work at it; null if the reader may not see requests. */
export async function readDeviceHistory(
  context: Reading,
  device: { id: number; tenant: number | null },
  interconnections: Promise<Interconnection[]>,
): Promise<RecordHistory | null> {
  if (!maySeeRequests(context)) return null;
  const its = { tenant_id: device.tenant ?? undefined };
  const cables = interconnections.then((rows) => ({ rows, lookedAt: null, isKnown: true }));
  return readRequestsOf(context, its, [
    those(cables, endsAt(device.id)),
    those(readParts(context, "smarthandactivity", its), (work) => work.device === device.id),
  ]);
}

const fewest = (numbers: number[]): number | null => (numbers.length > 0 ? Math.min(...numbers) : null);

/** The provider may ignore a filter: rows about something else are dropped. */
const those = <Row>(reading: Promise<Found<Row>>, isIts: (row: Row) => boolean): Promise<Found<Row>> =>
  reading.then((found) => ({ ...found, rows: found.rows.filter(isIts) }));

/** Whether the reader may see requests at all. */
export const maySeeRequests = ({ role, user }: Reading): boolean =>
  role === "admin"
    ? allowed(user, "view_request_list_admin")
    : user.isTenantConfirmed && allowed(user, "view_request_list_tenant");

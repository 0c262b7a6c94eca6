import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { log } from "~/log.server";
import { ALL_ROWS, apiAddress, type Query } from "./address";
import { AccessError, ValidationError } from "./errors";
import { type Answer, bodyOf, parsed } from "./failure.server";
import { ownedFamily, ownRecords, type Tenant, withoutOthersDevices } from "./ownership.server";
import { wholeNumber } from "./rows.server";

/** A page of a list; `count` is the number of all rows that match. */
export interface Page<Row> {
  count: number;
  results: Row[];
}

/** The reading half of the provider. */
export interface Reads {
  /**
   * One page of a list; `query` takes limit, offset, search, ordering and the family's own filters. The provider is
   * asked again for those of the `limit` rows that it leaves out (a cap on pages).
   */
  list<Row extends z.ZodType>(family: string, row: Row, query?: Query): Promise<Page<z.output<Row>>>;
  /** All rows of a list, for choices. */
  all<Row extends z.ZodType>(family: string, row: Row, query?: Query): Promise<z.output<Row>[]>;
  /** GET of any path; the shape receives null for an empty body. */
  read<Shape extends z.ZodType>(path: string, shape: Shape, query?: Query): Promise<z.output<Shape>>;
}

/** Who reads, and how. */
export interface Reader {
  /** Makes the call, with every answer as its result. */
  ask(path: string, query?: Query): Promise<Answer>;
  /** The tenant whose records alone are read; null for those who may read all. */
  tenant: () => Tenant | null;
  /** Answers a read that may be up to `maxAgeMs` old, from memory or by asking; without it every read asks. */
  recall?<T>(call: string, maxAgeMs: number, ask: () => Promise<T>): Promise<T>;
}

/** How old the records may be that tell whose others are: with whom a rack is shared hardly ever changes. */
const OWNERS_MS = 30_000;

const anything = z.unknown();

/**
 * A page as it was sent; `count` is null if the provider does not give it, and no rows may come as null. `next` is true
 * if it has the address of the next one.
 */
const sentPage = z.object({
  count: wholeNumber.nullish().transform((count) => count ?? null),
  next: z.unknown().optional().transform(Boolean),
  results: z
    .custom<readonly unknown[]>(Array.isArray)
    .nullable()
    .transform((rows) => rows ?? []),
});
type SentPage = z.output<typeof sentPage>;
type CountedPage = Pick<SentPage, "results"> & { count: number };

/** The families of which the provider has shown a tenant another one's records: said once. */
const unnarrowed = new Set<string>();

function tellOnce(family: string): void {
  if (unnarrowed.has(family)) return;
  unnarrowed.add(family);
  log.warn({ family }, "the provider sends a tenant other tenants' records; they are not shown");
}

/** Distinguishes answers to the same call that were parsed by different shapes. */
const shapeNumbers = new WeakMap<z.ZodType, number>();
let shapes = 0;

function numberOf(shape: z.ZodType): number {
  const number = shapeNumbers.get(shape) ?? (shapes += 1);
  shapeNumbers.set(shape, number);
  return number;
}

/**
 * A page with the rows that were asked for. A provider may send more, even millions: if they are the whole list, the page is cut out of
 * it.
 */
function withoutSurplus({ count, results, ...sent }: SentPage, { limit, offset }: Query): SentPage {
  const most = Number(limit ?? ALL_ROWS);
  const from = results.length > most && results.length === count ? Number(offset ?? 0) : 0;
  return { ...sent, count, results: results.slice(from, from + most) };
}

/** What every list takes; the rest of a query are its family's own filters. */
const COMMON_PARAMS: readonly string[] = ["limit", "offset", "search", "ordering"];

/**
 * The query without what a 400 refuses: what its body names, else the family's own filters; null if nothing is left to
 * leave out. Whoever reads narrows the rows, since other providers ignore a filter without a word.
 */
function withoutRefused(query: Query, { status, body }: Answer): Query | null {
  if (status !== 400) return null;
  const { fields } = new ValidationError(status, body);
  const names = Object.keys(query).filter((name) => name !== "offset" && (query[name] ?? "") !== "");
  const named = names.filter((name) => Object.hasOwn(fields, name));
  const refused = named.length > 0 ? named : names.filter((name) => !COMMON_PARAMS.includes(name));
  if (refused.length === 0) return null;
  return Object.fromEntries(Object.entries(query).filter(([name]) => !refused.includes(name)));
}

/** The number of all rows, of which these were sent without a count; null if they may be only the page asked for. */
const countOf = (rows: readonly unknown[], { limit }: Query): number | null =>
  rows.length === Number(limit) ? null : rows.length;

/** A list of one record at most, such as a request's part, may come as that record. */
const asPage = (body: unknown): unknown =>
  typeof body === "object" && body !== null && "id" in body && !("results" in body)
    ? { count: 1, results: [body] }
    : body;

/**
 * One record may come as a list or a page of it, such as the drawing of a rack, which a filter names: one that says
 * nothing in the shape that was asked for.
 */
function asRecord(shape: z.ZodType, body: unknown): unknown {
  const rows = Array.isArray(body) ? body : (body as Partial<Page<unknown>> | null)?.results;
  if (!Array.isArray(rows) || rows.length !== 1) return body;
  const { success, data } = shape.safeParse(body);
  return success && !isDeepStrictEqual(data, shape.safeParse({}).data) ? body : rows[0];
}

/** What a row is recognized by: its id, else all that it says. */
const keyOf = (row: unknown): unknown => (row as { id?: unknown } | null)?.id ?? JSON.stringify(row);

/** The reads of this reader, whose answers may be up to `maxAgeMs` milliseconds old. They throw the classes of errors.ts. */
export function createReads(reader: Reader, maxAgeMs: number): Reads {
  /** What the read comes to, or came to recently. */
  async function recalled<T>(shape: z.ZodType, path: string, query: Query, work: () => Promise<T>): Promise<T> {
    if (!maxAgeMs || !reader.recall) return work();
    return reader.recall(`${numberOf(shape)} ${apiAddress(path, query)}`, maxAgeMs, work);
  }

  /** Those of the records at a path that the reader may see. */
  async function ownOf(path: string, records: readonly unknown[], isOne = false): Promise<readonly unknown[]> {
    const tenant = reader.tenant();
    const family = ownedFamily(path);
    if (!tenant || family === null) return records;
    const own = await ownRecords(family, records, { tenant, readAll, isOne, isUnnarrowed: unnarrowed.has(family) });
    if (own.length < records.length) tellOnce(family);
    return own;
  }

  async function readAll(family: string, query: Query): Promise<unknown[] | null> {
    try {
      return await createReads({ ...reader, tenant: () => null }, OWNERS_MS).all(family, anything, query);
    } catch (error) {
      if (error instanceof AccessError) return null;
      throw error;
    }
  }

  async function page(family: string, query: Query): Promise<SentPage> {
    const answer = await reader.ask(family, query);
    const accepted = withoutRefused(query, answer);
    if (accepted) return page(family, accepted);
    // A provider may have no page for an offset beyond the last row.
    const isBeyondEnd = answer.status === 404 && Number(query.offset ?? 0) > 0;
    const body = isBeyondEnd ? [] : bodyOf("GET", answer);
    const sent = Array.isArray(body) ? { count: countOf(body, query), results: body } : asPage(body);
    return withoutSurplus(parsed(sentPage, sent), query);
  }

  /**
   * The rows of a page, though a provider may cap its pages. Rows may move between these: each is taken once, and the
   * next page begins after as many. One that ignores the offset as well would send the same rows for ever.
   */
  async function wholePage(family: string, query: Query): Promise<CountedPage> {
    const first = await page(family, query);
    const offset = Number(query.offset ?? 0);
    const limit = Number(query.limit ?? 0);
    let rows = first.results;
    // Uncounted rows end with a page that is not full and that no other one follows.
    const isEnd = !first.next && rows.length < limit && (rows.length > 0 || offset === 0);
    const counted = async () => (await wholePage(family, { ...query, limit: ALL_ROWS, offset: null })).count;
    const count = first.count ?? (isEnd ? offset + rows.length : limit < ALL_ROWS ? await counted() : null);
    const whole = (): CountedPage => ({ count: count ?? offset + rows.length, results: rows });
    const wanted = count === null ? limit : Math.min(limit, count - offset);
    if (rows.length === 0 || rows.length >= wanted) return whole();
    const known = new Set(rows.map(keyOf));
    while (rows.length < wanted) {
      const { results } = await page(family, { ...query, offset: offset + rows.length });
      const fresh = results.filter((row) => !known.has(keyOf(row)));
      if (fresh.length === 0) break;
      for (const row of fresh) known.add(keyOf(row));
      rows = rows.concat(fresh.slice(0, wanted - rows.length));
    }
    return whole();
  }

  /** The page that the reader gets: of a list with others' records among its own it is cut out of those that are its own. */
  async function ownPage(family: string, query: Query): Promise<CountedPage> {
    const sent = await wholePage(family, query);
    const shown = await ownOf(family, sent.results);
    if (shown.length === sent.results.length) return { ...sent, results: shown };
    const all = async () => (await wholePage(family, { ...query, limit: ALL_ROWS, offset: null })).results;
    const own = sent.results.length === sent.count ? shown : await ownOf(family, await all());
    const offset = Number(query.offset ?? 0);
    return { count: own.length, results: own.slice(offset, offset + Number(query.limit ?? ALL_ROWS)) };
  }

  const list: Reads["list"] = (family, row, query = {}) =>
    recalled(row, family, query, async () => {
      const { count, results } = await ownPage(family, query);
      // Null is no row.
      const sentRows = results.flatMap((sent, at) => (sent === null ? [] : [{ sent, at }]));
      return { count, results: sentRows.map(({ sent, at }) => parsed(row, sent, ["results", at])) };
    });

  /** What an answer shows the reader: of rows its own, of a single record nothing if it is another tenant's. */
  async function seen(path: string, query: Query, body: unknown): Promise<unknown> {
    const tenant = reader.tenant();
    if (!tenant || typeof body !== "object" || body === null || ownedFamily(path) === null) return body;
    const rows = Array.isArray(body) ? body : (body as Partial<Page<unknown>>).results;
    if (Array.isArray(rows)) {
      const results = await ownOf(path, rows);
      return Array.isArray(body) ? results : { ...body, results };
    }
    const isDrawing = path === "racks/detail";
    const [own] = await ownOf(path, [isDrawing ? { ...body, id: query.rack_id } : body], true);
    if (own === undefined) throw new AccessError(404);
    return isDrawing ? withoutOthersDevices(body, tenant) : own;
  }

  return {
    list,
    all: async (family, row, query) => (await list(family, row, { ...query, limit: ALL_ROWS })).results,
    read: (path, shape, query = {}) =>
      recalled(shape, path, query, async () => {
        const body = asRecord(shape, bodyOf("GET", await reader.ask(path, query)));
        return parsed(shape, await seen(path, query, body));
      }),
  };
}

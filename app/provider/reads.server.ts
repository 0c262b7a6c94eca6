import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { log } from "~/log.server";
import { ALL_ROWS, apiAddress, type Query } from "./address";
import { AccessError } from "./errors";
import { type Answer, bodyOf, parsed } from "./failure.server";
import { areOwn, ownedFamily, type Tenant, withoutOthersDevices } from "./ownership.server";
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

/** One read; `shape` parses its rows or its answer. */
interface Read {
  path: string;
  query?: Query;
  shape: z.ZodType;
  maxAgeMs?: number;
  /** Taken for the answer if the provider has nothing at this address (404). */
  ifMissing?: unknown;
}

/** How old the records may be that tell whose others are: with whom a rack is shared hardly ever changes. */
const OWNERS_MS = 30_000;

const anything = z.unknown();

/** In place of another tenant's record, so that the rows around it keep their places. */
class Others {
  readonly id: unknown;
  constructor(record: unknown) {
    this.id = (record as { id?: unknown } | null)?.id;
  }
}

const isOwn = <Row>(row: Row | Others): row is Row => !(row instanceof Others);

/** A page as it was sent; `count` is null if the provider does not give it. */
interface SentPage<Row> {
  count: number | null;
  results: (Row | Others)[];
}

/** The families of which a provider has shown a tenant another one's records: said once. */
const told = new Set<string>();

function tellOnce(family: string): void {
  if (told.has(family)) return;
  told.add(family);
  log.warn({ family }, "the provider sends a tenant other tenants' records; they are not shown");
}

/** A page; no rows may come as null, and the count may be left out. */
const pageShape = <Row extends z.ZodType>(row: Row) =>
  z.object({
    count: wholeNumber.nullish().transform((count) => count ?? null),
    results: z
      .array(row)
      .nullable()
      .transform((rows) => rows ?? []),
  });

/** Page shapes by row shape, because creating one takes longer than parsing most answers. */
const pageShapes = new WeakMap<z.ZodType, ReturnType<typeof pageShape>>();

function pageShapeOf<Row extends z.ZodType>(row: Row) {
  const shape = pageShapes.get(row) ?? pageShape(row);
  pageShapes.set(row, shape);
  return shape as ReturnType<typeof pageShape<Row>>;
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
function withoutSurplus(page: unknown, { limit, offset }: Query = {}): unknown {
  const most = Number(limit ?? ALL_ROWS);
  const { count, results } = (page ?? {}) as Partial<Page<unknown>>;
  if (!Array.isArray(results) || results.length <= most) return page;
  const from = results.length === Number(count) ? Number(offset ?? 0) : 0;
  return { count, results: results.slice(from, from + most) };
}

/** The number of all rows, of which these were sent without a count; null if they may be only the page asked for. */
const countOf = (rows: unknown[], { limit }: Query = {}): number | null =>
  rows.length === Number(limit) ? null : rows.length;

/** The provider's answer to a read, or a recent one if it may be up to `maxAgeMs` old. */
async function get<T>(
  { ask, recall }: Reader,
  { path, query, shape, maxAgeMs, ifMissing }: Read,
  take: (body: unknown) => T | Promise<T>,
): Promise<T> {
  const read = async () => {
    const answer = await ask(path, query);
    return take(answer.status === 404 && ifMissing !== undefined ? ifMissing : bodyOf("GET", answer));
  };
  if (!maxAgeMs || !recall) return read();
  return recall(`${numberOf(shape)} ${apiAddress(path, query)}`, maxAgeMs, read);
}

/** The reads of this reader, whose answers may be up to `maxAgeMs` milliseconds old. They throw the classes of errors.ts. */
export function createReads(reader: Reader, maxAgeMs: number): Reads {
  /** Whether these records of a family are the reader's; null if anybody's are. */
  async function whichAreOwn(path: string, records: readonly unknown[], isOne = false): Promise<boolean[] | null> {
    const tenant = reader.tenant();
    const family = ownedFamily(path);
    if (!tenant || family === null) return null;
    const own = await areOwn(family, records, { tenant, readAll, isOne });
    if (own.every(Boolean)) return null;
    tellOnce(family);
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

  function page<Row extends z.ZodType>(family: string, row: Row, query?: Query): Promise<SentPage<z.output<Row>>> {
    // A provider may have no page, or an empty one, for an offset beyond the last row.
    const ifMissing = Number(query?.offset ?? 0) > 0 ? [] : undefined;
    return get(reader, { path: family, query, shape: row, maxAgeMs, ifMissing }, async (body) => {
      const sent = withoutSurplus(Array.isArray(body) ? { count: countOf(body, query), results: body } : body, query);
      const { count, results } = (sent ?? {}) as Partial<Page<unknown>>;
      const own = Array.isArray(results) ? await whichAreOwn(family, results) : null;
      if (!own || !results) return parsed(pageShapeOf(row), sent);
      const page = parsed(pageShapeOf(row), { count, results: results.filter((_, at) => own[at]) });
      const rows = page.results.values();
      return {
        count: page.count,
        results: results.map((one, at) => (own[at] ? (rows.next().value as z.output<Row>) : new Others(one))),
      };
    });
  }

  /** The rows of a page, though a provider may cap its pages; one that ignores the offset as well would send the same rows for ever. */
  async function wholePage<Row extends z.ZodType>(family: string, row: Row, query?: Query) {
    const { count: told, results } = await page(family, row, query);
    const offset = Number(query?.offset ?? 0);
    const limit = Number(query?.limit ?? 0);
    // Uncounted rows end with a page that is not full.
    const isEnd = results.length < limit && (results.length > 0 || offset === 0);
    const counted = async () => (await page(family, row, { ...query, limit: ALL_ROWS, offset: null })).results.length;
    const count = told ?? (isEnd ? offset + results.length : await counted());
    const wanted = Math.min(limit, count - offset);
    let rows = results;
    while (rows.length > 0 && rows.length < wanted) {
      const { results } = await page(family, row, { ...query, offset: offset + rows.length });
      if (results.length === 0 || isDeepStrictEqual(results[0], rows[0])) break;
      rows = rows.concat(results.slice(0, wanted - rows.length));
    }
    return { count, results: rows };
  }

  /** The page that the reader gets of a list with others' records among its own: cut out of those that are its own. */
  async function ownPage<Row extends z.ZodType>(family: string, row: Row, query: Query = {}) {
    const { results } = await wholePage(family, row, { ...query, limit: ALL_ROWS, offset: undefined });
    const own = results.filter(isOwn<z.output<Row>>);
    const offset = Number(query.offset ?? 0);
    return { count: own.length, results: own.slice(offset, offset + Number(query.limit ?? ALL_ROWS)) };
  }

  const list: Reads["list"] = async (family, row, query) => {
    const { count, results } = await wholePage(family, row, query);
    const own = results.filter(isOwn<z.output<typeof row>>);
    return own.length === results.length ? { count, results: own } : ownPage(family, row, query);
  };

  /** What an answer shows the reader: of rows its own, of a single record nothing if it is another tenant's. */
  async function seen(path: string, query: Query | undefined, body: unknown): Promise<unknown> {
    const tenant = reader.tenant();
    if (!tenant || typeof body !== "object" || body === null || ownedFamily(path) === null) return body;
    const rows = Array.isArray(body) ? body : (body as Partial<Page<unknown>>).results;
    if (Array.isArray(rows)) {
      const own = await whichAreOwn(path, rows);
      const results = own ? rows.filter((_, at) => own[at]) : rows;
      return Array.isArray(body) ? results : { ...body, results };
    }
    const isDrawing = path === "racks/detail";
    if (await whichAreOwn(path, [isDrawing ? { ...body, id: query?.rack_id } : body], true)) throw new AccessError(404);
    return isDrawing ? withoutOthersDevices(body, tenant) : body;
  }

  return {
    list,
    all: async (family, row, query) => (await list(family, row, { ...query, limit: ALL_ROWS })).results,
    read: (path, shape, query) =>
      get(reader, { path, query, shape, maxAgeMs }, async (body) => parsed(shape, await seen(path, query, body))),
  };
}

import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { ALL_ROWS, apiAddress, familyOf, isPublic, type Query, recordPath } from "./address";
import { formBody, jsonBody, type Payload, type SizedBody } from "./body.server";
import { ProviderError, ValidationError, Unavailable } from "./errors";
import { type Answer, bodyOf, isAccessRefused, type Method, parsed } from "./failure.server";
import { openFile, type ProviderFile } from "./media.server";
import { type SessionUser, sessionUser, wholeNumber } from "./rows.server";
import type { Call, Sender, Transport } from "./transport.server";
import { decryptUser, encryptUserId } from "./user-cipher.server";

const encryptedUser = z.union([z.string(), z.object({ data: z.string() }).transform(({ data }) => data)]);

/** On whose behalf calls are made, once per request. */
export interface Caller extends Sender {
  /** Sent as `datauser_id` with every create, update and action. */
  userId?: number | string | null;
  /**
   * Called with an access token that was refused; afterwards `access` is a new one for a second attempt (contract
   * §9.1).
   */
  renew?(refused: string): Promise<void>;
  /** Answers a read that may be up to `maxAgeMs` old, from memory or by asking; without it every read asks. */
  recall?<T>(call: string, maxAgeMs: number, ask: () => Promise<T>): Promise<T>;
  /** Called after each write, whether it succeeded or not. */
  wrote?(): void;
  /** Called with every error except ValidationError, so that one place can answer them; by default they are thrown. */
  fail?(error: ProviderError): never;
}

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

/**
 * The provider as seen by one caller (contract §1). Every method throws the classes of errors.ts. `family` and `path`
 * have no slash at either end: "racktype", "racks/detail", "racktype/3".
 */
export interface Provider extends Reads {
  /** POST of a multipart form with `datauser_id`; returns the created record as the provider sent it. */
  create(family: string, payload: Payload): Promise<unknown>;
  /** PUT of a multipart form with `datauser_id`: the provider may empty fields that are left out (contract §9.6). */
  update(family: string, id: string | number, payload: Payload): Promise<unknown>;
  /** A record in use is a ValidationError, with its relations as `fields` if the provider names them. */
  remove(family: string, id: string | number): Promise<void>;
  /** POST of JSON (actions, marks, calls); an object gets `datauser_id`, a list does not. */
  send(path: string, body?: object): Promise<unknown>;
  /** A file below media/, or the part of it that `range` asks for, as in the Range header. */
  file(path: string, range?: string | null): Promise<ProviderFile>;
  /** The account with this id, as session user (contract §2). */
  user(id: number | string): Promise<SessionUser>;
  /**
   * The same reads, whose answers may be up to `maxAgeMs` milliseconds old: for data that changes rarely and appears on
   * many pages (choices, the bell). Any write by this portal, and any change the provider announces on its socket,
   * discards the kept answers at once.
   */
  recent(maxAgeMs: number): Reads;
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

/** A page; no rows may come as null. */
const pageShape = <Row extends z.ZodType>(row: Row) =>
  z.object({
    count: wholeNumber,
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

/** The provider as this caller sees it; `userKey` decrypts user objects (contract §2). */
export function createProvider(transport: Transport, userKey: string, caller: Caller): Provider {
  const signed = <Body extends object>(body: Body): Body & { datauser_id?: number | string } => ({
    ...body,
    datauser_id: caller.userId ?? undefined,
  });

  /**
   * A call whose access token is refused was not carried out, so it is made once more with a new token. The renewal may
   * fail with 500 if the account no longer exists (contract §9.1): then the refusal stands. A public call carries no
   * token: its 401 says nothing about the session.
   */
  async function answered(call: Call): Promise<Answer> {
    const { access } = caller;
    const answer = await transport.call(call, caller);
    if (answer.status === 401 && isPublic(call.path)) throw new Unavailable("status 401", 401);
    if (!access || !caller.renew || !isAccessRefused(answer)) return answer;
    try {
      await caller.renew(access);
    } catch (error) {
      if (error instanceof Unavailable && error.status === 500) return answer;
      throw error;
    }
    return transport.call(call, caller);
  }

  /** Runs a call; its errors are given the call's name and passed to the one place that answers them. */
  async function reported<T>(method: Method, path: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      error.call = `${method} ${familyOf(path)}`;
      if (caller.fail && !(error instanceof ValidationError)) caller.fail(error);
      throw error;
    }
  }

  /** The provider's answer to a read, or a recent one if it may be up to `maxAgeMs` old. */
  function get<T>({ path, query, shape, maxAgeMs, ifMissing }: Read, take: (body: unknown) => T): Promise<T> {
    return reported("GET", path, () => {
      const ask = async () => {
        const answer = await answered({ method: "GET", path, query });
        return take(answer.status === 404 && ifMissing !== undefined ? ifMissing : bodyOf("GET", answer));
      };
      if (!maxAgeMs || !caller.recall) return ask();
      return caller.recall(`${numberOf(shape)} ${apiAddress(path, query)}`, maxAgeMs, ask);
    });
  }

  function reads(maxAgeMs: number): Reads {
    const page: Reads["list"] = (family, row, query) => {
      // A provider may have no page, or an empty one, for an offset beyond the last row.
      const ifMissing = Number(query?.offset ?? 0) > 0 ? [] : undefined;
      return get({ path: family, query, shape: row, maxAgeMs, ifMissing }, (body) => {
        const page = Array.isArray(body) ? { count: body.length, results: body } : body;
        return parsed(pageShapeOf(row), withoutSurplus(page, query));
      });
    };
    const list: Reads["list"] = async (family, row, query) => {
      const { count, results } = await page(family, row, query);
      const offset = Number(query?.offset ?? 0);
      const wanted = Math.min(Number(query?.limit ?? 0), count - offset);
      let rows = results;
      // A provider may cap its pages; one that ignores the offset as well would send the same rows for ever.
      while (rows.length > 0 && rows.length < wanted) {
        const { results } = await page(family, row, { ...query, offset: offset + rows.length });
        if (results.length === 0 || isDeepStrictEqual(results[0], rows[0])) break;
        rows = rows.concat(results.slice(0, wanted - rows.length));
      }
      return { count, results: rows };
    };
    return {
      list,
      all: async (family, row, query) => (await list(family, row, { ...query, limit: ALL_ROWS })).results,
      read: (path, shape, query) => get({ path, query, shape, maxAgeMs }, (body) => parsed(shape, body)),
    };
  }

  async function write(method: Method, path: string, body?: SizedBody): Promise<unknown> {
    try {
      return bodyOf(method, await answered({ method, path, body }));
    } finally {
      caller.wrote?.();
    }
  }

  return {
    ...reads(0),
    recent: reads,
    create: (family, payload) =>
      reported("POST", family, async () => write("POST", family, await formBody(signed(payload)))),
    update: (family, id, payload) =>
      reported("PUT", family, async () => write("PUT", recordPath(family, id), await formBody(signed(payload)))),
    remove: (family, id) =>
      reported("DELETE", family, async () => {
        const path = recordPath(family, id);
        try {
          await write("DELETE", path);
        } catch (error) {
          // With a refused X-TOKEN (403) nothing has been done. Else it may have been: whether the record is gone tells.
          if (!(error instanceof Unavailable) || error.status === 403) throw error;
          const { status } = await answered({ method: "GET", path });
          if (status !== 404) throw error;
        }
      }),
    send: (path, body = {}) =>
      reported("POST", path, () => write("POST", path, jsonBody(Array.isArray(body) ? body : signed(body)))),
    file: (path, range) => reported("GET", "media", () => openFile(transport, path, { range, signal: caller.signal })),
    user: (id) =>
      get({ path: `user/detail/${encryptUserId(id, userKey)}`, shape: sessionUser }, (body) =>
        parsed(sessionUser, decrypted(parsed(encryptedUser, body), userKey)),
      ),
  };
}

function decrypted(data: string, userKey: string): unknown {
  try {
    return decryptUser(data, userKey);
  } catch {
    throw new Unavailable("user object cannot be decrypted");
  }
}

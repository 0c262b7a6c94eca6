import { z } from "zod";
import { familyOf, isPublic, recordPath } from "./address";
import { formBody, jsonBody, type Payload, type SizedBody } from "./body.server";
import { ProviderError, ValidationError, Unavailable } from "./errors";
import { type Answer, bodyOf, isAccessRefused, type Method, parsed } from "./failure.server";
import { openFile, type ProviderFile } from "./media.server";
import { ownedFamily, type Tenant } from "./ownership.server";
import { createReads, type Reader, type Reads } from "./reads.server";
import { type SessionUser, sessionUser } from "./rows.server";
import type { Call, Sender, Transport } from "./transport.server";
import { decryptUser, encryptUserId } from "./user-cipher.server";

const anything = z.unknown();
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
  /** The tenant for whose people the calls are made: other tenants' records are not found; null for the NOC. */
  tenant?(): Tenant | null;
  recall?: Reader["recall"];
  /** Called after each write, whether it succeeded or not. */
  wrote?(): void;
  /** Called with every error except ValidationError, so that one place can answer them; by default they are thrown. */
  fail?(error: ProviderError): never;
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
  /**
   * A record in use is a ValidationError, with its relations as `fields` if the provider names them; another tenant's is
   * not found.
   */
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

  const reader: Reader = {
    ask: (path, query) => answered({ method: "GET", path, query }),
    tenant: () => caller.tenant?.() ?? null,
    recall: caller.recall,
  };

  function reads(maxAgeMs: number): Reads {
    const { list, all, read } = createReads(reader, maxAgeMs);
    return {
      list: (family, row, query) => reported("GET", family, () => list(family, row, query)),
      all: (family, row, query) => reported("GET", family, () => all(family, row, query)),
      read: (path, shape, query) => reported("GET", path, () => read(path, shape, query)),
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
        if (caller.tenant?.() && ownedFamily(family)) await createReads(reader, 0).read(path, anything);
        try {
          await write("DELETE", path);
        } catch (error) {
          // With a refused X-TOKEN (403) nothing has been done. Else it may have been: whether the record is gone tells.
          const isUnsure = error instanceof Unavailable || (error instanceof ValidationError && error.status === 500);
          if (!isUnsure || error.status === 403) throw error;
          const { status } = await answered({ method: "GET", path });
          if (status !== 404) throw error;
        }
      }),
    send: (path, body = {}) =>
      reported("POST", path, () => write("POST", path, jsonBody(Array.isArray(body) ? body : signed(body)))),
    file: (path, range) => reported("GET", "media", () => openFile(transport, path, { range, signal: caller.signal })),
    user: (id) =>
      reported("GET", "user", async () => {
        const body = bodyOf("GET", await reader.ask(`user/detail/${encryptUserId(id, userKey)}`));
        return parsed(sessionUser, decrypted(parsed(encryptedUser, body), userKey));
      }),
  };
}

function decrypted(data: string, userKey: string): unknown {
  try {
    return decryptUser(data, userKey);
  } catch {
    throw new Unavailable("user object cannot be decrypted");
  }
}

import type { FastifyInstance } from "fastify";
import type { Provider } from "../provider.ts";
import { created, endpoint, idOf, type Call, type OpenCall } from "./endpoint.ts";
import { notFound } from "./errors.ts";
import { find, type Family, type WriteMethod } from "./family.ts";
import { listRecords } from "./list.ts";
import { createRecord, deleteRecord, updateRecord } from "./write.ts";

/** Serves a family's list and records at its path. A separate form may declare what is written there. */
export function serveFamily(app: FastifyInstance, provider: Provider, family: Family, form: Family = family): void {
  const { access, writes = ["POST", "PUT", "PATCH", "DELETE"] } = form;
  const writers: Record<WriteMethod, (call: Call) => unknown> = {
    POST: async (call) => created(call, await createRecord(provider, form, call)),
    PUT: (call) => updateRecord(provider, form, call, idOf(call), "replace"),
    PATCH: (call) => updateRecord(provider, form, call, idOf(call), "patch"),
    DELETE: (call) => deleteRecord(provider, form, call.caller, idOf(call)),
  };
  const handlers = (...methods: readonly WriteMethod[]) =>
    Object.fromEntries(
      methods.filter((method) => access.writable && writes.includes(method)).map((method) => [method, writers[method]]),
    );
  endpoint(app, `/${family.path}/`, {
    GET: (call) => listRecords(provider.db, family, call.caller, call.query, addressOf(call)),
    ...handlers("POST"),
  });
  endpoint(app, `/${family.path}/:id/`, {
    GET: (call) => readRecord(provider, family, call, idOf(call)),
    ...handlers("PUT", "PATCH", "DELETE"),
  });
}

/** One record as the caller may read it; 404 otherwise. */
export function readRecord({ db }: Provider, family: Family, { caller }: Call, id: number) {
  const record = find(db, family, caller, id, family.access.readable(caller));
  if (!record) throw notFound();
  return record;
}

/** The address that the caller used. */
export const addressOf = ({ request }: OpenCall) => new URL(request.url, `${request.protocol}://${request.host}`);

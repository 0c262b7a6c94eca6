import type { FastifyInstance } from "fastify";
import type { Provider } from "../provider.ts";
import { created, endpoint, idOf, type Call, type OpenCall } from "./endpoint.ts";
import { notFound } from "./errors.ts";
import { find, type Family } from "./family.ts";
import { listRecords } from "./list.ts";
import { createRecord, deleteRecord, updateRecord } from "./write.ts";

/** Serves a family's list and records at its path. */
export function serveFamily(app: FastifyInstance, provider: Provider, family: Family): void {
  const writes = family.access.writable !== undefined;
  endpoint(app, `/${family.path}/`, {
    GET: (call) => listRecords(provider.db, family, call.caller, call.query, addressOf(call)),
    ...(writes && {
      POST: async (call: Call) => created(call, await createRecord(provider, family, call.caller, call.body)),
    }),
  });
  endpoint(app, `/${family.path}/:id/`, {
    GET: (call) => readRecord(provider, family, call, idOf(call)),
    ...(writes && {
      PUT: (call: Call) => updateRecord(provider, family, call.caller, idOf(call), call.body, "replace"),
      PATCH: (call: Call) => updateRecord(provider, family, call.caller, idOf(call), call.body, "patch"),
      DELETE: (call: Call) => deleteRecord(provider, family, call.caller, idOf(call)),
    }),
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

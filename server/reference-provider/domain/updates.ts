import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { requireAdmin } from "../auth/access.ts";
import { may } from "../auth/caller.ts";
import { timestamp } from "../database/clock.ts";
import type { Database, Row } from "../database/open.ts";
import { objectOf } from "../engine/body.ts";
import { readRecord } from "../engine/crud.ts";
import { created, endpoint, idOf, type Call } from "../engine/endpoint.ts";
import { fieldErrors, notFound } from "../engine/errors.ts";
import { everything } from "../engine/condition.ts";
import { family } from "../engine/family.ts";
import { idItem, text } from "../engine/fields.ts";
import { bounds } from "../engine/query.ts";
import { createRecord, deleteRecord, updateRecord } from "../engine/write.ts";
import type { Provider } from "../provider.ts";

const notificationUpdates = family({
  path: "notificationupdate",
  table: "notificationupdate",
  fields: { title: text(), version: text({ max: 50 }), message: text({ max: 100_000 }) },
  computed: { created_at: { sql: "t.created_at" } },
  search: ["title", "version"],
  ordering: "-created_at",
  access: {
    readable: () => everything,
    writable: (caller) => {
      requireAdmin(caller, "view_write_update_admin");
      return everything;
    },
  },
  stamp: () => ({ created_at: timestamp() }),
  saved: ({ provider }) => provider.db.afterCommit(() => provider.signals.send({ type: "notificationupdate" })),
});

/** System updates: everybody reads them and marks them read, `view_write_update_admin` writes them (contract §6). */
export function serveUpdates(app: FastifyInstance, provider: Provider): void {
  const { db } = provider;
  endpoint(app, "/notificationupdate/", {
    GET: (call) => listFor(provider, call),
    POST: async (call) => created(call, await createRecord(provider, notificationUpdates, call)),
  });

  endpoint(app, "/notificationupdate/:id/", {
    GET: (call) => readRecord(provider, notificationUpdates, call, idOf(call)),
    PUT: (call) => updateRecord(provider, notificationUpdates, call, idOf(call), "replace"),
    PATCH: (call) => updateRecord(provider, notificationUpdates, call, idOf(call), "patch"),
    DELETE: (call) => deleteRecord(provider, notificationUpdates, call.caller, idOf(call)),
  });

  endpoint(app, "/notificationupdate/read/:id/", {
    POST: (call) => {
      if (!db.get("SELECT 1 FROM notificationupdate WHERE id = ?", idOf(call))) throw notFound();
      db.run("INSERT OR IGNORE INTO notificationupdate_read VALUES (?, ?)", idOf(call), call.caller.id);
      return { message: "The update has been read" };
    },
  });

  endpoint(app, "/notificationupdate/readall/", {
    POST: (call) => {
      db.run("INSERT OR IGNORE INTO notificationupdate_read SELECT id, ? FROM notificationupdate", call.caller.id);
      return { message: "All updates have been read" };
    },
  });

  endpoint(app, "/notificationupdate/deletebatch/", {
    POST: (call) => {
      const ids = z.object({ ids: z.array(idItem).min(1) }).safeParse(objectOf(call.body));
      if (!ids.success) throw fieldErrors({ ids: ["Expected a list of ids."] });
      db.transaction(() => ids.data.ids.forEach((id) => deleteRecord(provider, notificationUpdates, call.caller, id)));
      return { message: "The updates have been removed" };
    },
  });
}

/** The caller's list: `count` is the number of unread ones. */
function listFor({ db }: Provider, { caller, query }: Call) {
  const { limit, offset } = bounds(query);
  const isWriter = caller.side === "admin" && may(caller, "view_write_update_admin");
  const results = db.all<Row & { read: number }>(
    `SELECT t.*, EXISTS (SELECT 1 FROM notificationupdate_read WHERE notificationupdate = t.id AND user = ?) AS read
     FROM notificationupdate t ORDER BY t.created_at DESC, t.id DESC LIMIT ? OFFSET ?`,
    caller.id,
    limit,
    offset,
  );
  const { count } = db.one<{ count: number }>(
    `SELECT count(*) AS count FROM notificationupdate t
     WHERE NOT EXISTS (SELECT 1 FROM notificationupdate_read WHERE notificationupdate = t.id AND user = ?)`,
    caller.id,
  );
  const readers = isWriter ? readersOf(db) : null;
  return {
    count,
    results: results.map((row) => ({
      ...row,
      read: row.read === 1,
      ...(readers && {
        read_by: readers.filter(({ update }) => update === row["id"]).map(({ id, name }) => ({ id, name })),
      }),
    })),
  };
}

/** Who has read which update; beyond the contract, for those who write them. */
const readersOf = (db: Database) =>
  db.all<{ update: number; id: number; name: string }>(
    `SELECT r.notificationupdate AS "update", u.id, u.first_name AS name
     FROM notificationupdate_read r JOIN user u ON u.id = r.user ORDER BY u.first_name`,
  );

import type { FastifyInstance } from "fastify";
import { timestamp } from "../database/clock.ts";
import type { Database } from "../database/open.ts";
import { objectOf } from "../engine/body.ts";
import { endpoint, idOf, type Call } from "../engine/endpoint.ts";
import { fieldErrors, invalidPk, notFound } from "../engine/errors.ts";
import { bounds } from "../engine/query.ts";
import type { Provider } from "../provider.ts";

interface Notice {
  readonly user_id: number;
  readonly message: string;
  /** The request that it is about. */
  readonly activities_id?: number | null;
}

/** Stores a notification for a user and signals it after the commit. */
export function notify({ db, signals }: Pick<Provider, "db" | "signals">, notice: Notice): number {
  const { user_id, message, activities_id: activities = null } = notice;
  const id = db.insert("notification", { user: user_id, message, activities, created_at: timestamp() });
  db.afterCommit(() => signals.send({ type: "request", user_id }));
  return id;
}

/** The signed-in user's notifications (contract §6). Somebody else's give an empty list, a 404 or an invalid pk. */
export function serveNotifications(app: FastifyInstance, { db }: Provider): void {
  endpoint(app, "/notification/", { GET: (call) => listOf(db, call) });

  endpoint(app, "/notification/read/:id/", {
    POST: (call) => {
      const changed = db.run("UPDATE notification SET read = 1 WHERE id = ? AND user = ?", idOf(call), call.caller.id);
      if (changed === 0) throw notFound();
      return { message: "The notification has been read" };
    },
  });

  endpoint(app, "/notification/readall/", {
    POST: (call) => {
      requireOwnId(call);
      db.run("UPDATE notification SET read = 1 WHERE user = ? AND read = 0", call.caller.id);
      return { message: "All notifications have been read" };
    },
  });
}

function listOf(db: Database, { caller, query }: Call) {
  const user = query["user_id"] === undefined || Number(query["user_id"]) === caller.id ? caller.id : null;
  const { limit, offset } = bounds(query);
  const { count, unread } = db.one<{ count: number; unread: number }>(
    "SELECT count(*) AS count, count(*) FILTER (WHERE read = 0) AS unread FROM notification WHERE user = ?",
    user,
  );
  const results = db.all<{ read: number }>(
    `SELECT n.id, n.message, n.created_at, n.read, n.activities AS activities_id, y.type AS activitytype_type
     FROM notification n LEFT JOIN activities a ON a.id = n.activities LEFT JOIN activitytype y ON y.id = a.activitytype
     WHERE n.user = ? ORDER BY n.created_at DESC, n.id DESC LIMIT ? OFFSET ?`,
    user,
    limit,
    offset,
  );
  return {
    count_unread: unread,
    notifications: { count, results: results.map((row) => ({ ...row, read: row.read === 1 })) },
  };
}

/** A body may name the user it acts for: only the signed-in one is allowed. */
export function requireOwnId(call: Call): void {
  const { user_id: user = call.caller.id } = objectOf(call.body);
  if (Number(user) !== call.caller.id) throw fieldErrors({ user_id: [invalidPk(user)] });
}

import type { Caller } from "../auth/caller.ts";
import { timestamp } from "../database/clock.ts";
import type { Database } from "../database/open.ts";

/**
 * Records what an account did: a verb (create, update, delete, login, approve, …) and its object, such as `racks 12` or a
 * request's number. The name remains when the account is deleted.
 */
export function writeUserLog(db: Database, by: Pick<Caller, "id" | "ip">, action: string, object: string): void {
  db.run(
    "INSERT INTO loguseractivity (created_at, user, user_name, action, object, ip) SELECT ?, id, first_name, ?, ?, ? FROM user WHERE id = ?",
    timestamp(),
    action,
    object,
    by.ip,
    by.id,
  );
}

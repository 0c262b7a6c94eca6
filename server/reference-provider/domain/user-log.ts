import { timestamp } from "../database/clock.ts";
import type { Database } from "../database/open.ts";

interface LogEntry {
  /** The id of the acting account. */
  readonly user: number;
  /** A verb: create, update, delete, login, approve, … */
  readonly action: string;
  /** The object, e.g. `racks 12` or a request's number. */
  readonly object: string;
  readonly ip: string;
}

/** Records who did what, in the running transaction. The name remains when the account is deleted. */
export function writeUserLog(db: Database, { user, action, object, ip }: LogEntry): void {
  db.run(
    "INSERT INTO loguseractivity (created_at, user, user_name, action, object, ip) SELECT ?, id, first_name, ?, ?, ? FROM user WHERE id = ?",
    timestamp(),
    action,
    object,
    ip,
    user,
  );
}

import { timestamp } from "../database/clock.ts";
import type { Database } from "../database/open.ts";

/** The log holds so many entries; the oldest go first. */
const most = 10_000;

/** Notes what happened to the provider itself. `source` is the part that tells it, e.g. `api` or `mail`. */
export function writeSystemLog(
  db: Database,
  level: "INFO" | "WARNING" | "ERROR",
  source: string,
  message: string,
): void {
  const id = db.insert("systemlogs", { created_at: timestamp(), level, source, message: message.slice(0, 2000) });
  db.run("DELETE FROM systemlogs WHERE id <= ?", id - most);
}

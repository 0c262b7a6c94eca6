import { timestamp } from "../database/clock.ts";
import type { Database } from "../database/open.ts";

/** The maximum number of entries; the oldest go first. */
const MAX_ENTRIES = 10_000;

/** Records an event of the provider itself. `source` is the component, e.g. `api` or `mail`. */
export function writeSystemLog(
  db: Database,
  level: "INFO" | "WARNING" | "ERROR",
  source: string,
  message: string,
): void {
  const id = db.insert("systemlogs", { created_at: timestamp(), level, source, message: message.slice(0, 2000) });
  db.run("DELETE FROM systemlogs WHERE id <= ?", id - MAX_ENTRIES);
}

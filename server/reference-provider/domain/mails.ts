import { timestamp } from "../database/clock.ts";
import type { Database } from "../database/open.ts";

/** Mails are not sent anywhere: the log is where they can be read. */
export function sendMail(db: Database, to: string, subject: string, body: string): void {
  db.insert("logemail", { to, subject, body, status: "sent", created_at: timestamp() });
}

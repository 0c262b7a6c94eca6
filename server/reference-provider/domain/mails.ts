import { timestamp } from "../database/clock.ts";
import type { Database } from "../database/open.ts";
import { render, type MailValues } from "./mail-text.ts";

/** The occasions of mails: the codes of `templatetype/`, with the values that their templates may use. */
export const mailOccasions = {
  verification: ["name", "link"],
  generated_password: ["name", "username", "password", "link"],
  otp: ["name", "code"],
  reset: ["name", "link"],
  request: ["name", "tenant", "number", "kind", "status", "message", "link"],
  blast: ["name", "subject", "body"],
  test: ["account"],
} as const;

export type MailOccasion = keyof typeof mailOccasions;

interface Mail {
  /** A mail address; a phone number for a code that was requested by phone. */
  readonly to: string;
  readonly template: MailOccasion;
  readonly values: MailValues;
  /** The id of the sender account to use. */
  readonly account?: number;
}

/**
 * Queues a mail in the log, with the text of the active template set, in the running transaction. The `Mailer` sends it
 * after the call was answered, so that failures never reach the caller.
 */
export function recordMail(db: Database, { to, template, values, account }: Mail): void {
  const found = db.get<{ subject: string; body: string }>(
    `SELECT m.subject, m.body FROM templates m JOIN templatetype y ON y.id = m.templatetype JOIN templateset s ON s.id = m.templateset
     WHERE s.active = 1 AND y.code = ?`,
    template,
  );
  const { subject, body } = render(found ?? plainTemplate(template), values);
  db.insert("logemail", {
    to,
    subject,
    body,
    status: "queued",
    masteremail: account ?? null,
    created_at: timestamp(),
  });
}

/** Without a template the mail lists its values. */
function plainTemplate(template: MailOccasion) {
  const names = mailOccasions[template];
  return { subject: template, body: names.map((name) => `<p>${name}: {{${name}}}</p>`).join("\n") };
}

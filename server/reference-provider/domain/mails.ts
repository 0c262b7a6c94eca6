import { timestamp } from "../database/clock.ts";
import type { Database } from "../database/open.ts";
import { render, type MailValues } from "./mail-text.ts";

/** The occasions of a mail: the codes of `templatetype/`, with the values that their templates may name. */
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
  /** A mail address; a telephone number for a code that is asked for by phone. */
  readonly to: string;
  readonly template: MailOccasion;
  readonly values: MailValues;
  /** The id of the sender account that it must leave by. */
  readonly account?: number;
}

/**
 * Puts a mail, worded by the active template set, into the log as queued, in the running transaction. The post office
 * (`Mailer`) takes it from there when the call is answered: nothing that happens to a mail reaches the caller.
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

/** Without a template the mail names its values. */
function plainTemplate(template: MailOccasion) {
  const names = mailOccasions[template];
  return { subject: template, body: names.map((name) => `<p>${name}: {{${name}}}</p>`).join("\n") };
}

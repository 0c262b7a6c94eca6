import { accessBy } from "../auth/access.ts";
import { passwordInput } from "../auth/password-rule.ts";
import { encrypt } from "../auth/user-cipher.ts";
import { mailOccasions } from "../domain/mails.ts";
import { fieldErrors } from "../engine/errors.ts";
import { family, filter, type Family, type Write } from "../engine/family.ts";
import { boolean, choice, email, integer, moment, relation, text, yesOrNo } from "../engine/fields.ts";
import type { Table } from "../engine/visible.ts";

/** The accounts that mails are sent from; the first active one is the sender. The password is kept encrypted and never shown. */
export const senders = family({
  path: "masteremail",
  table: "masteremail",
  fields: {
    name: text({ max: 100 }),
    email: email(),
    host: text({ max: 255, pattern: /^[\w.-]+$/, message: "Enter a valid host name." }),
    port: integer({ min: 1, max: 65_535 }),
    status: yesOrNo({ fallback: () => "Y" }),
  },
  inputs: { password: passwordInput },
  search: ["name", "email", "host"],
  ordering: "name",
  filters: { status: filter.equal("t.status") },
  access: accessBy({ table: "masteremail", read: [], write: "view_master_email_admin" }),
  check: ({ provider, before, values, inputs }) => {
    const { password } = inputs;
    if (password) values["password"] = encrypt(String(password), provider.keys.mailKey).toString("base64");
    else if (!before) throw fieldErrors({ password: ["This field is required."] });
  },
});

const logged = {
  to: text(),
  subject: text(),
  status: choice(["sent", "failed", "queued"]),
  error: text({ optional: true }),
  created_at: moment(),
};

function mailLog(fields: Family["fields"]): Family {
  return family({
    path: "logemail",
    table: "logemail",
    fields,
    search: ["to", "subject", "error"],
    ordering: "-created_at",
    filters: {
      status: filter.equal("t.status"),
      start_date: filter.fromDay("t.created_at"),
      end_date: filter.toDay("t.created_at"),
    },
    access: accessBy({ table: "logemail", read: ["view_diagnostic_email_admin"] }),
  });
}

/** Every mail, without its text, which may contain a code or link that is only for the receiver. */
export const mails = mailLog(logged);

/** If no mails are sent, the log is the only place to read them. */
export const readableMails = mailLog({ ...logged, body: text() });

const templateAccess = (table: Table) => accessBy({ table, read: [], write: "view_template_email_admin" });

/** The active set supplies the texts of mails. */
export const templateSets = family({
  path: "templateset",
  table: "templateset",
  fields: { name: text({ max: 100 }), active: boolean({ fallback: () => 0 }) },
  search: ["name"],
  ordering: "name",
  access: templateAccess("templateset"),
  check: keepOneActive,
});

export const templateTypes = family({
  path: "templatetype",
  table: "templatetype",
  fields: {
    code: text({ max: 50, pattern: /^[a-z][a-z_]*$/, message: "Enter small letters and underscores." }),
    name: text({ max: 100 }),
  },
  computed: { placeholders: { sql: "t.code", show: placeholdersOf } },
  search: ["code", "name"],
  ordering: "name",
  access: templateAccess("templatetype"),
});

export const templates = family({
  path: "templates",
  table: "templates",
  fields: {
    templateset: relation("templateset", { name: "name" }),
    templatetype: relation("templatetype", { name: "name", code: "code" }),
    subject: text({ max: 200 }),
    body: text({ max: 100_000 }),
  },
  search: ["templateset_name", "templatetype_name", "templatetype_code", "subject"],
  ordering: "templatetype_name",
  filters: { templateset: filter.id("t.templateset"), templatetype: filter.id("t.templatetype") },
  access: templateAccess("templates"),
});

/** The placeholders for templates of a type; null for a type without mails of its own. */
function placeholdersOf(code: unknown): readonly string[] | null {
  return Object.entries(mailOccasions).find(([occasion]) => occasion === code)?.[1] ?? null;
}

/** A set is switched off by switching on another one. */
function keepOneActive({ provider: { db }, before, values }: Write): void {
  if (values["active"] === 1) db.run("UPDATE templateset SET active = 0 WHERE id IS NOT ?", before?.["id"] ?? null);
  else if (values["active"] === 0 && before?.["active"] === 1) {
    throw fieldErrors({ active: ["Make another set the active one instead."] });
  }
}

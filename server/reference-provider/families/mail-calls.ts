import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { requireAdmin } from "../auth/access.ts";
import { recordMail } from "../domain/mails.ts";
import { writeUserLog } from "../domain/user-log.ts";
import { readRecord, serveFamily } from "../engine/crud.ts";
import { endpoint, idOf } from "../engine/endpoint.ts";
import { fieldErrors, invalidPk } from "../engine/errors.ts";
import { idItem, itemList } from "../engine/fields.ts";
import { readInput, requiredText } from "../engine/read-input.ts";
import type { Provider } from "../provider.ts";
import { mails, readableMails, senders } from "./mails.ts";

const address = z.email("Enter a valid email address.");

/**
 * The mail log, and what an admin sends: a test through an account, a mail once more, a mail to groups (contract §3,
 * §11).
 */
export function serveMails(app: FastifyInstance, provider: Provider): void {
  const { db, settings } = provider;
  serveFamily(app, provider, settings.smtpUrl === undefined ? readableMails : mails);

  endpoint(app, "/masteremail/:id/test/", {
    POST: (call) => {
      requireAdmin(call.caller, "view_master_email_admin");
      const { id, email } = readRecord(provider, senders, call, idOf(call));
      const { to } = readInput(z.object({ to: address }), call.body);
      recordMail(db, { to, template: "test", values: { account: String(email) }, account: Number(id) });
      return { message: "The mail is on its way. The mail log tells how it went." };
    },
  });

  endpoint(app, "/logemail/resend/", {
    POST: (call) => {
      requireAdmin(call.caller, "view_diagnostic_email_admin");
      const { id } = readInput(z.object({ id: idItem }), call.body);
      if (db.run("UPDATE logemail SET status = 'queued', error = NULL WHERE id = ?", id) === 0) {
        throw fieldErrors({ id: [invalidPk(id)] });
      }
      writeUserLog(db, call.caller, "resend", `logemail ${id}`);
      return { message: "The mail is on its way once more." };
    },
  });

  endpoint(app, "/emaillistblast/", {
    POST: (call) => {
      requireAdmin(call.caller, "view_diagnostic_email_admin");
      const form = z.object({ subject: requiredText, body: requiredText, groups: itemList(idItem) });
      const { subject, body, groups } = readInput(form, call.body);
      const unknown = groups.find((group) => !db.get("SELECT 1 FROM groups WHERE id = ?", group));
      if (unknown !== undefined) throw fieldErrors({ groups: [invalidPk(unknown)] });
      const receivers = db.all<{ email: string; first_name: string }>(
        "SELECT email, first_name FROM user WHERE is_active = 1 AND groups IN (SELECT value FROM json_each(?))",
        JSON.stringify(groups),
      );
      db.transaction(() => {
        for (const { email: to, first_name: name } of receivers) {
          recordMail(db, { to, template: "blast", values: { name, subject, body } });
        }
        writeUserLog(db, call.caller, "blast", subject);
      });
      return { message: `${receivers.length} mails are on their way.` };
    },
  });
}

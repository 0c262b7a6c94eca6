import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { receiveOtp, sendOtp } from "../auth/otp.ts";
import { strongPassword } from "../auth/password-rule.ts";
import { hashPassword, isPassword } from "../auth/passwords.ts";
import { decrypt, encrypt } from "../auth/user-cipher.ts";
import { requireOwnId } from "../domain/notifications.ts";
import { writeUserLog } from "../domain/user-log.ts";
import { objectOf } from "../engine/body.ts";
import { addressOf, readRecord } from "../engine/crud.ts";
import { created, endpoint, idOf, queryId, type Call } from "../engine/endpoint.ts";
import { Refusal, fieldErrors, notFound } from "../engine/errors.ts";
import { listRecords } from "../engine/list.ts";
import { readInput, requiredText } from "../engine/read-input.ts";
import { isVisible } from "../engine/visible.ts";
import { createRecord, deleteRecord, updateRecord } from "../engine/write.ts";
import type { Provider } from "../provider.ts";
import { accounts, ownAccount, profileNames } from "./accounts.ts";

/** The accounts and what people do with their own (contract §2). */
export function serveAccounts(app: FastifyInstance, provider: Provider): void {
  const { db, keys, logins, media, tokens } = provider;

  endpoint(app, "/user/", {
    GET: (call) => listRecords(db, accounts, call.caller, call.query, addressOf(call)),
    POST: async (call) => created(call, await createRecord(provider, accounts, call)),
  });

  endpoint(app, "/user/:id/", {
    GET: (call) => readRecord(provider, accounts, call, idOf(call)),
    PUT: (call) => update(provider, call, "replace"),
    PATCH: (call) => update(provider, call, "patch"),
    DELETE: (call) => {
      if (idOf(call) === call.caller.id) throw new Refusal(400, { detail: "Nobody can remove the own account." });
      deleteRecord(provider, accounts, call.caller, idOf(call));
    },
  });

  endpoint(app, "/user/detail/:enc/", {
    GET: (call) => {
      if (userIdOf(call.params["enc"] ?? "", keys.userKey) !== call.caller.id) throw notFound();
      const account = JSON.stringify(readRecord(provider, ownAccount, call, call.caller.id));
      return { data: encrypt(account, keys.userKey).toString("base64") };
    },
  });

  endpoint(app, "/user/sendotp/", {
    POST: (call) => {
      requireOwnId(call);
      const channels = z.object({ channel: z.enum(["email", "phone"], "Choose email or phone.") });
      sendOtp(db, call.caller.id, readInput(channels, call.body).channel);
      return { message: "The code is on its way." };
    },
  });

  endpoint(app, "/user/receiveotp/", {
    POST: (call) => {
      requireOwnId(call);
      const { otp } = readInput(z.object({ otp: z.coerce.string().min(1, "This field may not be blank.") }), call.body);
      receiveOtp(db, call.caller.id, otp);
      return { message: "The account has been verified" };
    },
  });

  endpoint(app, "/user/checkheadtenant/", {
    GET: (call) => {
      const tenant = queryId(call, "tenant");
      if (!isVisible(db, "tenants", tenant, call.caller)) return { exists: false };
      return { exists: db.get("SELECT 1 FROM user WHERE tenant = ? AND headtenant = 1", tenant) !== undefined };
    },
  });

  endpoint(app, "/user/:id/changepassword/", {
    POST: async (call) => {
      if (idOf(call) !== call.caller.id) throw notFound();
      const input = readInput(z.object({ old_password: requiredText, password: strongPassword }), call.body);
      const { password } = db.one<{ password: string }>("SELECT password FROM user WHERE id = ?", call.caller.id);
      const { id, session } = call.caller;
      logins.take(`change ${id}`);
      if (!(await isPassword(input.old_password, password)))
        throw fieldErrors({ old_password: ["The password is wrong."] });
      logins.clear(`change ${id}`);
      const hash = await hashPassword(input.password);
      db.transaction(() => {
        db.update("user", id, { password: hash });
        tokens.endSessions(id, session);
        writeUserLog(db, call.caller, "change password", `user ${id}`);
      });
      return { message: "The password has been changed" };
    },
  });

  endpoint(app, "/deletefotouser/", {
    POST: (call) => {
      const user = Number(objectOf(call.body)["user_id"] ?? call.caller.id);
      const foto = db.get<{ foto: string | null }>("SELECT foto FROM user WHERE id = ?", user);
      if (user !== call.caller.id || !foto) throw notFound();
      db.update("user", user, { foto: null });
      writeUserLog(db, call.caller, "update", `user ${user}`);
      media.remove(foto.foto);
      return { message: "The photo has been removed" };
    },
  });
}

/**
 * Everybody may change the profile fields of their own account; anything else requires the right to manage accounts.
 */
function update(provider: Provider, call: Call, mode: "replace" | "patch") {
  const id = idOf(call);
  const raw = objectOf(call.body);
  if (id !== call.caller.id || "groups" in raw) return updateRecord(provider, accounts, call, id, mode);
  const profile = Object.fromEntries(profileNames.filter((name) => name in raw).map((name) => [name, raw[name]]));
  return updateRecord(provider, ownAccount, { ...call, body: { ...call.body, value: profile } }, id, "patch");
}

function userIdOf(enc: string, passphrase: string): number | undefined {
  try {
    return Number(decrypt(Buffer.from(enc, "base64url"), passphrase));
  } catch {
    return undefined;
  }
}

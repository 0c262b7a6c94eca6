import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { writeUserLog } from "../domain/user-log.ts";
import { openEndpoint } from "../engine/endpoint.ts";
import { readInput } from "../engine/read-input.ts";
import { strongPassword } from "./password-rule.ts";
import { hashPassword } from "./passwords.ts";
import { mailLink, takeLink } from "./mail-links.ts";
import type { Provider } from "../provider.ts";

const sideOf = { admin: "noc_admin", tenant: "tenant" };

/** Forgotten passwords and the verification of accounts, by mailed links (contract §2). */
export function serveRecovery(app: FastifyInstance, provider: Provider): void {
  const { db, logins, tokens } = provider;

  openEndpoint(app, "/forgotpassword/", {
    POST: ({ body, request }) => {
      const { email, role } = readInput(
        z.object({
          email: z.email("Enter a valid email address."),
          role: z.enum(["admin", "tenant"], "This field is required."),
        }),
        body,
      );
      logins.take(`forgot ${request.ip} ${email.toLowerCase()}`);
      const user = db.get<{ id: number }>(
        "SELECT id FROM user WHERE email = ? AND from_user = ? AND is_active = 1",
        email,
        sideOf[role],
      );
      if (user) db.transaction(() => mailLink(provider, user.id, "reset"));
      return { message: "If the address is known, a link is on its way." };
    },
  });

  openEndpoint(app, "/resetpassword/:token/", {
    POST: async ({ body, params, request }) => {
      const { password } = readInput(z.object({ password: strongPassword }), body);
      const hash = await hashPassword(password);
      db.transaction(() => {
        const id = takeLink(db, params["token"] ?? "", "reset");
        db.update("user", id, { password: hash });
        tokens.endSessions(id);
        writeUserLog(db, { id, ip: request.ip }, "reset password", `user ${id}`);
      });
      return { message: "The password has been changed" };
    },
  });

  openEndpoint(app, "/verify-user/:token/", {
    POST: ({ params, request }) => {
      db.transaction(() => {
        const id = takeLink(db, params["token"] ?? "", "verify");
        writeUserLog(db, { id, ip: request.ip }, "verify", `user ${id}`);
        db.run("UPDATE user SET registered = 1 WHERE id = ? AND is_active = 1", id);
      });
      return { message: "The account has been verified" };
    },
  });
}

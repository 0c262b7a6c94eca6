import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { openEndpoint } from "../engine/endpoint.ts";
import { Refusal } from "../engine/errors.ts";
import { readInput, requiredText } from "../engine/read-input.ts";
import type { Provider } from "../provider.ts";
import { writeUserLog } from "../domain/user-log.ts";
import { isPassword } from "./passwords.ts";

/** Challenge, login and renewal (contract §1, §2). A wrong password, an unknown and an inactive user look the same. */
export function serveSignIn(app: FastifyInstance, { db, challenges, tokens, logins }: Provider): void {
  openEndpoint(app, "/challenge/", { GET: () => ({ token: challenges.issue() }) });

  openEndpoint(app, "/authentication/token/", {
    POST: async ({ body, request }) => {
      const { username, password } = readInput(z.object({ username: requiredText, password: requiredText }), body);
      const attempt = `${request.ip} ${username.toLowerCase()}`;
      logins.take(attempt);
      const stored = db.get<{ password: string }>("SELECT password FROM user WHERE username = ?", username)?.password;
      const isRight = await isPassword(password, stored);
      // The password may have been changed meanwhile, which ended all sessions: this must not be a new one.
      const user = db.get<{ id: number; username: string }>(
        "SELECT id, username FROM user WHERE username = ? AND password = ? AND is_active = 1",
        username,
        isRight ? stored : null,
      );
      if (!user) throw new Refusal(401, { detail: "No active account found with the given credentials" });
      logins.clear(attempt);
      writeUserLog(db, { id: user.id, ip: request.ip }, "login", user.username);
      return tokens.signIn(user);
    },
  });

  openEndpoint(app, "/token/refresh/", {
    POST: ({ body }) => tokens.renew(readInput(z.object({ refresh: requiredText }), body).refresh),
  });
}

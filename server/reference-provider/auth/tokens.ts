import { createSecretKey, type KeyObject, randomUUID } from "node:crypto";
import { SignJWT, jwtVerify } from "jose";
import type { Database } from "../database/open.ts";
import { writeSystemLog } from "../domain/system-log.ts";
import { Refusal } from "../engine/errors.ts";
import { loadCaller, type Caller } from "./caller.ts";

/** In seconds. */
interface Lives {
  access: number;
  readonly refresh: number;
  /** During this time a spent refresh token is only refused; later its use shows that somebody else has it. */
  readonly grace: number;
}

interface Claims {
  readonly jti: string;
  readonly userId: number;
  readonly session: string;
  /** Seconds since 1970. */
  readonly expires: number;
}

interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

const MAX_CHECKED = 1000;

const authenticate = { "www-authenticate": 'Bearer realm="api"' };

const unauthorized = (body: Record<string, unknown>) => new Refusal(401, body, authenticate);

/** The JWTs of signed-in users. A refresh token works once and is replaced; using it again later ends its login. */
export class Tokens {
  readonly lives: Lives;
  readonly #db: Database;
  readonly #secret: KeyObject;
  /** Access tokens whose signature is known to be right: each comes with every call of some minutes. */
  readonly #checked = new Map<string, Claims>();

  constructor(db: Database, secret: Uint8Array, lives: Lives) {
    this.#db = db;
    this.#secret = createSecretKey(secret);
    this.lives = lives;
  }

  /** The tokens of a new login. */
  async signIn(user: { id: number; username: string }): Promise<TokenPair> {
    this.#db.run("DELETE FROM refresh_tokens WHERE expires_at < ?", seconds());
    return this.#issue(user, randomUUID());
  }

  /** New tokens for a refresh token, which becomes invalid. */
  async renew(refresh: string): Promise<TokenPair> {
    const claims = await this.#verify(refresh, "refresh");
    if (!claims) throw unauthorized({ detail: "Token is invalid or expired", code: "token_not_valid" });
    this.#spend(claims.jti, claims.session);
    const user = this.#db.get<{ id: number; username: string }>(
      "SELECT id, username FROM user WHERE id = ? AND is_active = 1",
      claims.userId,
    );
    if (!user) throw unauthorized({ detail: "No active account found for the given token." });
    return this.#issue(user, claims.session);
  }

  /** The caller of an Authorization header; 401 with SimpleJWT's wording. */
  async caller(header: string | undefined, ip: string): Promise<Caller> {
    const token = /^Bearer (\S+)$/.exec(header ?? "")?.[1];
    if (!token) throw unauthorized({ detail: "Authentication credentials were not provided." });
    const claims = this.#checked.get(token) ?? (await this.#verify(token, "access"));
    if (!claims || claims.expires <= seconds()) throw tokenNotValid();
    if (this.#checked.size >= MAX_CHECKED) this.#checked.clear();
    this.#checked.set(token, claims);
    const caller = loadCaller(this.#db, claims.userId, claims.session, ip);
    if (caller === "unknown") throw unauthorized({ detail: "User not found", code: "user_not_found" });
    if (caller === "inactive") throw unauthorized({ detail: "User is inactive", code: "user_inactive" });
    return caller;
  }

  /** Ends all of a user's logins but `except`. */
  endSessions(user: number, except = ""): void {
    this.#db.run("DELETE FROM refresh_tokens WHERE user = ? AND session <> ?", user, except);
  }

  #spend(jti: string, session: string): void {
    const now = seconds();
    if (this.#db.run("UPDATE refresh_tokens SET spent_at = ? WHERE jti = ? AND spent_at IS NULL", now, jti) === 1)
      return;
    const isLate = "SELECT 1 FROM refresh_tokens WHERE jti = ? AND spent_at < ?";
    if (this.#db.get(isLate, jti, now - this.lives.grace)) {
      this.#db.run("DELETE FROM refresh_tokens WHERE session = ?", session);
      writeSystemLog(this.#db, "WARNING", "tokens", "A spent refresh token came again: its login has been ended.");
    }
    throw unauthorized({ detail: "Token is blacklisted", code: "token_not_valid" });
  }

  async #issue(user: { id: number; username: string }, session: string): Promise<TokenPair> {
    const jti = randomUUID();
    const expires = seconds() + this.lives.refresh;
    // Before it is signed, which takes a moment in which the user's sessions may be ended.
    this.#db.insert("refresh_tokens", { jti, user: user.id, session, expires_at: Math.ceil(expires) });
    const refresh = await this.#sign(user, "refresh", session, jti, expires);
    const access = await this.#sign(user, "access", session, randomUUID(), seconds() + this.lives.access);
    return { access, refresh };
  }

  #sign(
    user: { id: number; username: string },
    type: string,
    session: string,
    jti: string,
    expires: number,
  ): Promise<string> {
    return new SignJWT({ token_type: type, user_id: user.id, user: user.username, session })
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .setJti(jti)
      .setIssuedAt()
      .setExpirationTime(Math.floor(expires))
      .sign(this.#secret);
  }

  async #verify(token: string, type: string): Promise<Claims | undefined> {
    try {
      const { payload } = await jwtVerify(token, this.#secret, { algorithms: ["HS256"] });
      if (payload["token_type"] !== type) return undefined;
      const { jti, user_id: userId, session, exp: expires = 0 } = payload;
      return { jti: String(jti), userId: Number(userId), session: String(session), expires };
    } catch {
      return undefined;
    }
  }
}

/** The 401 for an invalid access token. */
export const tokenNotValid = () =>
  unauthorized({
    detail: "Given token not valid for any token type",
    code: "token_not_valid",
    messages: [{ token_class: "AccessToken", token_type: "access", message: "Token is invalid or expired" }],
  });

const seconds = () => Date.now() / 1000;

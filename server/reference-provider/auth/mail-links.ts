import { createHash, randomBytes } from "node:crypto";
import { recordMail } from "../domain/mails.ts";
import type { Database } from "../database/open.ts";
import { fieldErrors } from "../engine/errors.ts";
import type { Provider } from "../provider.ts";

type Purpose = "reset" | "verify";

const lifeSeconds: Record<Purpose, number> = { reset: 60 * 60, verify: 7 * 24 * 60 * 60 };

const pages: Record<Purpose, string> = { reset: "resetpassword", verify: "verify" };

/**
 * Mails a user a link that works once; a newer one invalidates it. With `password`, the mail contains it (spec 2 §4).
 */
export function mailLink({ db, settings }: Provider, user: number, purpose: Purpose, password?: string): void {
  const token = randomBytes(32).toString("base64url");
  const account = db.one<{ email: string; first_name: string; username: string; from_user: string }>(
    "SELECT email, first_name, username, from_user FROM user WHERE id = ?",
    user,
  );
  db.run("DELETE FROM user_tokens WHERE user = ? AND purpose = ?", user, purpose);
  db.insert("user_tokens", { hash: digest(token), user, purpose, expires_at: seconds() + lifeSeconds[purpose] });
  const { email: to, first_name: name, username, from_user: side } = account;
  const path = `${side === "noc_admin" ? "/admin" : ""}/${pages[purpose]}/${token}/`;
  const link = new URL(path, settings.portalOrigin).href;
  if (purpose === "reset") recordMail(db, { to, template: "reset", values: { name, link } });
  else if (password === undefined) recordMail(db, { to, template: "verification", values: { name, link } });
  else recordMail(db, { to, template: "generated_password", values: { name, username, password, link } });
}

/** The user of a mailed token, which is consumed; 400 for a wrong, used or expired one. */
export function takeLink(db: Database, token: string, purpose: Purpose): number {
  const row = db.get<{ user: number; expires_at: number }>(
    "DELETE FROM user_tokens WHERE hash = ? AND purpose = ? RETURNING user, expires_at",
    digest(token),
    purpose,
  );
  if (!row || row.expires_at < seconds()) throw fieldErrors({ token: ["The link is not valid any more."] });
  return row.user;
}

/** Tokens and codes are stored as digests only. */
export const digest = (secret: string) => createHash("sha256").update(secret).digest("base64url");

export const seconds = () => Math.floor(Date.now() / 1000);

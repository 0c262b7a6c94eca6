import { createHash, randomBytes } from "node:crypto";
import { sendMail } from "../domain/mails.ts";
import type { Database } from "../database/open.ts";
import { fieldErrors } from "../engine/errors.ts";
import type { Provider } from "../provider.ts";

export type Purpose = "reset" | "verify";

/** Seconds. */
const lives: Record<Purpose, number> = { reset: 60 * 60, verify: 7 * 24 * 60 * 60 };

const pages: Record<Purpose, { path: string; subject: string }> = {
  reset: { path: "resetpassword", subject: "Reset your password" },
  verify: { path: "verify", subject: "Verify your account" },
};

/** Mails a user a link that serves once; a newer one makes it void. With `password`, the mail tells it (spec 2 §4). */
export function mailLink({ db, settings }: Provider, user: number, purpose: Purpose, password?: unknown): void {
  const token = randomBytes(32).toString("base64url");
  const { email, from_user: side } = db.one<{ email: string; from_user: string }>(
    "SELECT email, from_user FROM user WHERE id = ?",
    user,
  );
  db.run("DELETE FROM user_tokens WHERE user = ? AND purpose = ?", user, purpose);
  db.insert("user_tokens", { hash: digest(token), user, purpose, expires_at: seconds() + lives[purpose] });
  const { path, subject } = pages[purpose];
  const link = new URL(`${side === "noc_admin" ? "/admin" : ""}/${path}/${token}/`, settings.portalOrigin);
  sendMail(db, email, subject, password ? `${link.href}\n\nYour password: ${String(password)}` : link.href);
}

/** The user behind a mailed token, which is used up; 400 for a wrong, used or old one. */
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

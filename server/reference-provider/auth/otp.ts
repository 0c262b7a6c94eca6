import { randomInt } from "node:crypto";
import type { Database } from "../database/open.ts";
import { recordMail } from "../domain/mails.ts";
import { fieldErrors, throttled } from "../engine/errors.ts";
import { digest, seconds } from "./mail-links.ts";

const LIFE_SECONDS = 10 * 60;
const RESEND_AFTER_SECONDS = 60;
const MAX_TRIES = 5;

interface Code {
  readonly hash: string;
  readonly sent_at: number;
  readonly tries: number;
}

/** Sends a user a new 6-digit code; 429 within a minute of the last one. */
export function sendOtp(db: Database, user: number, channel: "email" | "phone"): void {
  const last = db.get<Code>("SELECT * FROM otp WHERE user = ?", user);
  const wait = last ? last.sent_at + RESEND_AFTER_SECONDS - seconds() : 0;
  if (wait > 0) throw throttled(wait);
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const account = db.one<{ first_name: string; email: string; phone: string }>(
    "SELECT first_name, email, phone FROM user WHERE id = ?",
    user,
  );
  db.transaction(() => {
    db.run("INSERT OR REPLACE INTO otp (user, hash, sent_at) VALUES (?, ?, ?)", user, digest(code), seconds());
    recordMail(db, { to: account[channel], template: "otp", values: { name: account.first_name, code } });
  });
}

/**
 * Accepts the code that was sent, which makes the account registered; 400 for a code that is wrong, expired or was
 * guessed too often.
 */
export function receiveOtp(db: Database, user: number, otp: string): void {
  const sent = db.get<Code>("SELECT * FROM otp WHERE user = ?", user);
  if (!sent || sent.tries >= MAX_TRIES || sent.sent_at + LIFE_SECONDS < seconds()) {
    throw fieldErrors({ otp: ["The code is not valid any more. Ask for a new one."] });
  }
  if (sent.hash !== digest(otp)) {
    db.run("UPDATE otp SET tries = tries + 1 WHERE user = ?", user);
    throw fieldErrors({ otp: ["The code is wrong."] });
  }
  db.transaction(() => {
    db.run("DELETE FROM otp WHERE user = ?", user);
    db.run("UPDATE user SET registered = 1 WHERE id = ?", user);
  });
}

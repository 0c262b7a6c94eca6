import { randomInt } from "node:crypto";
import { isStrongPassword } from "~/session/password-strength";

/** Lower case, upper case, digits and special characters (spec 2 §9). */
const ALPHABET = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!@#$&()[]{}|<>";
const LENGTH = 16;

/** A random password of 16 characters that meets the password rules; others are drawn again. */
export function generatePassword(): string {
  const password = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return isStrongPassword(password) ? password : generatePassword();
}

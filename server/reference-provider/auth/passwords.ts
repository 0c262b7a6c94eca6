import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const KEY_BYTES = 32;

/** scrypt's N: what each guess costs. */
const COST = 16_384;

/** `scrypt$salt$key$cost`, salt and key as base64url; without a cost it is the usual one. */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, KEY_BYTES, { cost });
  return `scrypt$${salt.toString("base64url")}$${key.toString("base64url")}$${cost}`;
}

const nobody = `scrypt$${randomBytes(16).toString("base64url")}$${randomBytes(KEY_BYTES).toString("base64url")}`;

/**
 * Whether the password matches the stored one. Without a stored one it takes as long and returns false, so that timing
 * does not reveal which accounts exist.
 */
export async function isPassword(password: string, stored: string = nobody): Promise<boolean> {
  const [, salt = "", key = "", cost = COST] = stored.split("$");
  const derived = await derive(password, Buffer.from(salt, "base64url"), KEY_BYTES, { cost: Number(cost) });
  const expected = Buffer.from(key, "base64url");
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

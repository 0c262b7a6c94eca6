import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { parseJson } from "./json.server";

const MAGIC = Buffer.from("Salted__");
const SALT_BYTES = 8;

/**
 * The user id in the form that `user/detail/{enc}/` expects: OpenSSL "Salted__" AES-256-CBC, base64url (contract §2).
 */
export function encryptUserId(id: number | string, passphrase: string): string {
  const salt = randomBytes(SALT_BYTES);
  const { key, iv } = deriveKey(passphrase, salt);
  const cipher = createCipheriv("aes-256-cbc", key, iv);
  return Buffer.concat([MAGIC, salt, cipher.update(String(id), "utf8"), cipher.final()]).toString("base64url");
}

/** Decrypts the user object from base64. Throws a plain Error if the passphrase or the data is wrong. */
export function decryptUser(data: string, passphrase: string): unknown {
  const bytes = Buffer.from(data, "base64");
  const body = MAGIC.length + SALT_BYTES;
  if (!bytes.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error("no salted ciphertext");
  const { key, iv } = deriveKey(passphrase, bytes.subarray(MAGIC.length, body));
  const decipher = createDecipheriv("aes-256-cbc", key, iv);
  return parseJson(Buffer.concat([decipher.update(bytes.subarray(body)), decipher.final()]).toString("utf8"));
}

/** EVP_BytesToKey with MD5 and one iteration. */
function deriveKey(passphrase: string, salt: Buffer): { key: Buffer; iv: Buffer } {
  const secret = Buffer.concat([Buffer.from(passphrase, "utf8"), salt]);
  const md5 = (previous: Buffer) => createHash("md5").update(previous).update(secret).digest();
  const first = md5(Buffer.alloc(0));
  const second = md5(first);
  return { key: Buffer.concat([first, second]), iv: md5(second) };
}

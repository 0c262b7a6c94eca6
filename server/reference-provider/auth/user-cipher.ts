import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

// The format of `openssl enc -aes-256-cbc -md md5`: "Salted__", 8 bytes of salt, ciphertext.
const magic = Buffer.from("Salted__");

/** Encrypts as `openssl enc -aes-256-cbc -md md5 -base64 -A` does (contract §2). */
export function encrypt(text: string, passphrase: string): Buffer {
  const salt = randomBytes(8);
  const { key, iv } = keyAndIv(passphrase, salt);
  const cipher = createCipheriv("aes-256-cbc", key, iv);
  return Buffer.concat([magic, salt, cipher.update(text, "utf8"), cipher.final()]);
}

/** The text of an encrypted value; throws if it is none or was made with another passphrase. */
export function decrypt(bytes: Buffer, passphrase: string): string {
  if (!bytes.subarray(0, 8).equals(magic)) throw new Error("not in the Salted__ format");
  const { key, iv } = keyAndIv(passphrase, bytes.subarray(8, 16));
  const decipher = createDecipheriv("aes-256-cbc", key, iv);
  return Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString("utf8");
}

/** EVP_BytesToKey with MD5 and one iteration. */
function keyAndIv(passphrase: string, salt: Buffer): { key: Buffer; iv: Buffer } {
  let digest = Buffer.alloc(0);
  let material = Buffer.alloc(0);
  while (material.length < 48) {
    digest = createHash("md5").update(digest).update(passphrase).update(salt).digest();
    material = Buffer.concat([material, digest]);
  }
  return { key: material.subarray(0, 32), iv: material.subarray(32, 48) };
}

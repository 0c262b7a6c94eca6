import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Seal } from "./sealed.ts";

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals with the first secret and opens with all of them. */
export function createSeal(secrets: readonly string[]): Seal {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync("sha256", secret, "", "shared state", 32)));
  const [newest = Buffer.alloc(0)] = keys;
  return {
    seal(text, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, newest, iv).setAAD(Buffer.from(place));
      const bytes = [cipher.update(text, "utf8"), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...bytes]).toString("base64url");
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < IV_BYTES + TAG_BYTES) return null;
      for (const key of keys) {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(place))
          .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        try {
          return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
        } catch {
          // Sealed with another secret.
        }
      }
      return null;
    },
  };
}

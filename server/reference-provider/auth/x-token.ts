import { constants, createPrivateKey, privateDecrypt, randomBytes, type KeyObject } from "node:crypto";
import { Refusal } from "../engine/errors.ts";

const MAX_OPEN = 100_000;

/** The issued, unused challenges. They live in the process: a restart invalidates them. */
export class Challenges {
  readonly #open = new Map<string, number>();
  readonly #privateKey: KeyObject;
  readonly #life: number;

  /** `life` in seconds. */
  constructor(privateKeyPem: string, life: number) {
    this.#privateKey = createPrivateKey(privateKeyPem);
    this.#life = life * 1000;
  }

  issue(): string {
    this.#forgetOld();
    const token = randomBytes(32).toString("base64url");
    this.#open.set(token, Date.now() + this.#life);
    return token;
  }

  /** Accepts an X-TOKEN once; 403 `x_token_invalid` for a wrong, used or expired one. */
  spend(header: string | string[] | undefined): void {
    const token = typeof header === "string" ? this.#decrypt(header) : undefined;
    const expires = token && this.#open.get(token);
    if (token) this.#open.delete(token);
    if (!expires || expires < Date.now()) {
      throw new Refusal(403, { detail: "The X-TOKEN is missing, used or expired.", code: "x_token_invalid" });
    }
  }

  #decrypt(header: string): string | undefined {
    try {
      const padding = { key: this.#privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" };
      return privateDecrypt(padding, Buffer.from(header, "base64")).toString("utf8");
    } catch {
      return undefined;
    }
  }

  /** Tokens are stored in order of age. */
  #forgetOld(): void {
    const now = Date.now();
    for (const [token, expires] of this.#open) {
      if (expires >= now && this.#open.size < MAX_OPEN) return;
      this.#open.delete(token);
    }
  }
}

import { constants, createPublicKey, publicEncrypt } from "node:crypto";
import { Unavailable } from "./errors";

/** A challenge is valid for 60 s at the provider; the difference leaves time to get there. */
const FRESH_MS = 45_000;
const MAX_KEPT = 8;

interface XTokens {
  /** A token for one call; immediate while prefetched ones are fresh. */
  take(signal: AbortSignal): Promise<string>;
  /**
   * A token from a new challenge. The prefetched ones are dropped: a provider that refuses one has forgotten them all.
   */
  renew(signal: AbortSignal): Promise<string>;
}

/**
 * Values for the X-TOKEN header (contract §1): the provider's challenge, encrypted with its public key. Tokens are
 * prefetched only after use, so that an idle portal, or one whose provider is down, makes no calls.
 */
export function createXTokens(
  key: { publicKey: string; tokenPadding: "oaep" | "pkcs1" },
  challenge: (signal?: AbortSignal) => Promise<string>,
): XTokens {
  const encryption = {
    key: createPublicKey(key.publicKey),
    ...(key.tokenPadding === "pkcs1"
      ? { padding: constants.RSA_PKCS1_PADDING }
      : { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" }),
  };
  let kept: { token: string; until: number }[] = [];
  let coming = 0;

  async function make(signal?: AbortSignal) {
    const until = Date.now() + FRESH_MS;
    const text = await challenge(signal);
    try {
      return { token: publicEncrypt(encryption, Buffer.from(text)).toString("base64"), until };
    } catch {
      throw new Unavailable("challenge does not fit the public key");
    }
  }

  function refill() {
    while (kept.length + coming < MAX_KEPT) {
      coming += 1;
      make()
        .then((made) => kept.push(made))
        // The next call without a prefetched token meets the same failure and reports it.
        .catch(() => {})
        .finally(() => (coming -= 1));
    }
  }

  async function takeNew(signal: AbortSignal) {
    const { token } = await make(signal);
    refill();
    return token;
  }

  return {
    async take(signal) {
      const now = Date.now();
      kept = kept.filter(({ until }) => until > now);
      const next = kept.shift();
      if (!next) return takeNew(signal);
      refill();
      return next.token;
    },
    renew(signal) {
      kept = [];
      return takeNew(signal);
    },
  };
}

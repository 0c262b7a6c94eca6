import { constants, createPublicKey, publicEncrypt } from "node:crypto";
import { Unavailable } from "./errors";

/** A challenge lives 60 s at the provider; the rest is for the way there. */
const FRESH_MS = 45_000;
const MAX_KEPT = 8;

interface XTokens {
  /** A token for one call: at once while prefetched ones are fresh. */
  take(signal: AbortSignal): Promise<string>;
  /** A token of a new challenge. The prefetched ones are dropped: a provider that refused one has forgotten them all. */
  renew(signal: AbortSignal): Promise<string>;
}

/**
 * Values for the X-TOKEN header (contract §1): the provider's challenge, encrypted with its public key. Prefetching
 * follows use: an idle portal asks for nothing, and neither does one whose provider is down.
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
        // The next call without a kept token meets the same trouble and reports it.
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

import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sharedState } from "~/shared-state.server";

/** A process that dies in the middle leaves its work to another one after so many milliseconds. */
const CLAIM_MS = 5_000;
/** How often a process asks whether another one is done, in milliseconds. */
const ASK_MS = 50;

/**
 * Makes what does a piece of work once in all processes: who asks for the same while it is done, and within `ttl` milliseconds after
 * that, gets its outcome, which must be a value of JSON. Work that failed may be tried again.
 */
export function createOnce(kind: string, ttl: number) {
  const here = new Map<string, Promise<unknown>>();
  return function once<Outcome>(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
    const key = createHash("sha256").update(name).digest("base64url");
    const known = here.get(key);
    if (known) return known as Promise<Outcome>;
    const outcome = doOnce({ claim: `${kind}-claim:${key}`, outcome: `${kind}:${key}` }, ttl, work);
    here.set(key, outcome);
    const done = () => here.delete(key);
    outcome.then(done, done);
    return outcome;
  };
}

interface Keys {
  claim: string;
  outcome: string;
}

async function doOnce<Outcome>(keys: Keys, ttl: number, work: () => Promise<Outcome>): Promise<Outcome> {
  const holder = randomUUID();
  const claim = () => sharedState.claim(keys.claim, holder, CLAIM_MS);
  for (;;) {
    const isOurs = await claim();
    try {
      const [kept] = await sharedState.get([keys.outcome]);
      if (kept) return (JSON.parse(kept) as { outcome: Outcome }).outcome;
      if (isOurs) return await whileClaimed(claim, keys, ttl, work);
    } finally {
      if (isOurs) await sharedState.release(keys.claim, holder);
    }
    await pause(ASK_MS);
  }
}

async function whileClaimed<Outcome>(
  claim: () => Promise<boolean>,
  keys: Keys,
  ttl: number,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const claiming = setInterval(() => void claim(), CLAIM_MS / 3);
  try {
    const outcome = await work();
    await sharedState.set(keys.outcome, JSON.stringify({ outcome }), ttl);
    return outcome;
  } finally {
    clearInterval(claiming);
  }
}

import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sharedState } from "~/shared-state.server";

/** A process that dies in the middle leaves its work to another one after so many milliseconds. */
const CLAIM_MS = 5_000;
/** How often a process asks whether another one is done, in milliseconds. */
const ASK_MS = 50;

interface Options {
  /** The name of such work in the shared state. */
  kind: string;
  /** How long an outcome is given to who asks for the same, in milliseconds. */
  ttl: number;
  /** Thrown, once, where a process died in the middle; else the work is done again. */
  unknown?: () => unknown;
}

/**
 * Makes what does a piece of work once in all processes: who asks for the same while it is done, and some time after that, gets its
 * outcome, which must be a value of JSON. Work that failed may be tried again.
 */
export function createOnce(options: Options) {
  const here = new Map<string, Promise<unknown>>();
  return function once<Outcome>(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
    const key = createHash("sha256").update(name).digest("base64url");
    const known = here.get(key);
    if (known) return known as Promise<Outcome>;
    const outcome = doOnce(key, work, options);
    here.set(key, outcome);
    const done = () => here.delete(key);
    outcome.then(done, done);
    return outcome;
  };
}

async function doOnce<Outcome>(key: string, work: () => Promise<Outcome>, options: Options): Promise<Outcome> {
  const { kind, ttl, unknown } = options;
  const [claimKey, begunKey, outcomeKey] = [`${kind}-claim:${key}`, `${kind}-begun:${key}`, `${kind}:${key}`];
  const holder = randomUUID();
  const claim = () => sharedState.claim(claimKey, holder, CLAIM_MS);

  for (;;) {
    const isOurs = await claim();
    try {
      const [kept, begun] = await sharedState.get([outcomeKey, begunKey]);
      if (kept) return (JSON.parse(kept) as { outcome: Outcome }).outcome;
      if (isOurs) return await workUnlessBegun(begun ?? null);
    } finally {
      if (isOurs) await sharedState.release(claimKey, holder);
    }
    await pause(ASK_MS);
  }

  async function workUnlessBegun(begun: string | null): Promise<Outcome> {
    const claiming = setInterval(() => void claim(), CLAIM_MS / 3);
    try {
      if (unknown && begun) throw unknown();
      if (unknown) await sharedState.set(begunKey, "1", ttl);
      const outcome = await work();
      await sharedState.set(outcomeKey, JSON.stringify({ outcome }), ttl);
      return outcome;
    } finally {
      clearInterval(claiming);
      if (unknown) await sharedState.delete(begunKey);
    }
  }
}

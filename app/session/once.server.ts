import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sharedState } from "~/shared-state.server";

/** The work of a process that dies may be taken over by another process after this time. */
const CLAIM_MS = 5_000;
/** How often a process checks whether another one has finished. */
const ASK_MS = 50;

interface Options {
  /** The prefix of this kind of work in the shared state. */
  kind: string;
  /** How long an outcome is kept for others who ask for the same, in milliseconds. */
  ttl: number;
  /** Thrown, once, if a process died in the middle; without it the work is done again. */
  unknown?: () => unknown;
}

/**
 * Makes a function that does a piece of work once across all processes: callers that ask for the same work while it
 * runs, and for some time afterwards, get its outcome, which must be a JSON value. Work that failed may be tried again.
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

import { z } from "zod";
import { log } from "~/log.server";
import type { Provider } from "~/provider/index.server";
import { sharedState } from "~/shared-state.server";
import { LONGEST_IDLE_MS } from "./ended.server";
import { memoizeFor } from "./memoize.server";

/** Minutes without activity after which a session ends, unless the provider's setting says otherwise (spec 1 §9). */
const DEFAULT_MINUTES = 30;
/** How long the setting is cached. */
const KNOWN_MS = 60_000;
/** How long requests wait for one reading of it, before the next one reads anew. */
const SHARED_MS = 5_000;

const setting = z.object({
  value: z.coerce
    .number()
    .positive()
    .transform((minutes) => Math.min(minutes, LONGEST_IDLE_MS / 60_000)),
});

let known = { minutes: DEFAULT_MINUTES, at: Number.NEGATIVE_INFINITY };
const readings = memoizeFor<number>(SHARED_MS);

const CHANNEL = "idle-limit";
sharedState.subscribe(CHANNEL, () => {
  known = { ...known, at: Number.NEGATIVE_INFINITY };
  readings.forget(CHANNEL);
});

/** The idle limit in minutes: the provider's `session_idle`, read at most once a minute, for all requests. */
export async function idleMinutes(lasting: Provider): Promise<number> {
  const now = Date.now();
  if (now - known.at > KNOWN_MS) {
    const reading = readings.share(CHANNEL, () => readSetting(lasting, now));
    if (known.at < 0) return reading;
  }
  return known.minutes;
}

/** Makes the next request read the setting again, after it was changed. */
export const forgetIdleLimit = (): Promise<void> => sharedState.publish(CHANNEL, "");

async function readSetting(provider: Provider, now: number): Promise<number> {
  try {
    known = { minutes: (await provider.read("setting/get/session_idle", setting)).value, at: now };
  } catch {
    log.warn("the idle limit could not be read; the last known one stays");
    known = { ...known, at: now };
  }
  return known.minutes;
}

import cluster from "node:cluster";
import { channel } from "node:diagnostics_channel";
import { withFallback } from "../server/shared-state/fallback.ts";
import { memoryState } from "../server/shared-state/memory.ts";
import { type Line, stateOfPrimary } from "../server/shared-state/primary.ts";
import { redisState } from "../server/shared-state/redis.ts";
import { createSeal } from "../server/shared-state/seal.ts";
import { sealed } from "../server/shared-state/sealed.ts";
import type { SharedState } from "../server/shared-state/shared-state.ts";
import { config } from "./config.server";
import { log } from "./log.server";

export { holdLease } from "../server/shared-state/lease.ts";

const MINUTE_MS = 60_000;

/** Tells the server, which reports it at /readyz, whether the shared state is unavailable. */
const health = channel("portal:shared-state");

const missedSignalListeners = new Set<() => void>();

/** Calls the listener when signals of other processes may have been missed. */
export function onMissedSignals(listener: () => void): void {
  missedSignalListeners.add(listener);
}

/** Seals what leaves the process: the shared state and the cookies of sessions. */
export const seal = createSeal(config.SESSION_SECRET);

/**
 * The state shared by the portal's processes: kept by a Redis-compatible server, else by the primary of the workers,
 * else in this process.
 */
export const sharedState = open();

function open(): SharedState {
  if (config.REDIS_URL) return sealed(openRedis(config.REDIS_URL), seal);
  if (cluster.isWorker) return sealed(stateOfPrimary(process as Line), seal);
  return memoryState();
}

function openRedis(url: string): SharedState {
  let isAway = false;
  let loggedAt = Number.NEGATIVE_INFINITY;

  function failed(error: unknown): void {
    isAway = true;
    health.publish({ isAway });
    if (performance.now() - loggedAt < MINUTE_MS) return;
    loggedAt = performance.now();
    log.error({ error: String(error) }, "the shared state of REDIS_URL fails: meanwhile each process keeps its own");
  }

  function answered(): void {
    if (!isAway) return;
    isAway = false;
    health.publish({ isAway });
    log.info("the shared state of REDIS_URL is back");
  }

  const redis = redisState(url, (error) => {
    if (error) return failed(error);
    answered();
    void settle();
    for (const listener of missedSignalListeners) listener();
  });
  const { state, settle } = withFallback(redis, memoryState(), { failed, answered });
  return state;
}

import { callStore, type Operation, type SharedState, storeBy } from "./shared-state.ts";

/** At most this many values are written to the shared state once it is back; the oldest are dropped first. */
const MAX_PENDING = 1_000;

interface Reports {
  /** Called with every failure of the shared state. */
  failed(error: unknown): void;
  /** Called when a call was answered. */
  answered(): void;
}

/**
 * The shared state, with a fallback to this process's own memory while it is unavailable. `settle` writes the values
 * that were set in the meantime to the shared state once it is back.
 */
export function withFallback(shared: SharedState, own: SharedState, { failed, answered }: Reports) {
  /** Values that the shared state lacks, with their expiry. */
  const pending = new Map<string, { value: string; until: number }>();

  async function call(operation: Operation, args: readonly unknown[]): Promise<unknown> {
    try {
      const answer = await callStore(shared, operation, args);
      answered();
      return answer;
    } catch (error) {
      failed(error);
      if (operation === "set") postpone(...(args as Parameters<SharedState["set"]>));
      return callStore(own, operation, args);
    }
  }

  function postpone(key: string, value: string, ttl: number): void {
    pending.delete(key);
    pending.set(key, { value, until: performance.now() + ttl });
    const [oldest] = pending.keys();
    if (pending.size > MAX_PENDING && oldest !== undefined) pending.delete(oldest);
  }

  const state: SharedState = {
    ...storeBy(call),
    publish: (channel, message) => shared.publish(channel, message).then(answered, failed),
    subscribe: shared.subscribe,
  };
  return {
    state,
    async settle(): Promise<void> {
      const due = [...pending];
      pending.clear();
      await Promise.all(
        due.map(([key, { value, until }]) => state.set(key, value, Math.ceil(until - performance.now()))),
      );
    },
  };
}

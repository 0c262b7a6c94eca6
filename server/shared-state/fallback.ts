import { callStore, type Operation, type SharedState, storeBy } from "./shared-state.ts";

/** The most values that are brought to the shared state once it is back. */
const MAX_OWED = 1_000;

interface Reports {
  /** The shared state failed; told with every failure. */
  failed(error: unknown): void;
  /** A call was answered. */
  answered(): void;
}

/**
 * The shared state, and where that fails what this process keeps by itself. What was set meanwhile is brought to the shared state by
 * `settle`, once it is back.
 */
export function withFallback(shared: SharedState, own: SharedState, { failed, answered }: Reports) {
  /** Values that the shared state lacks, with the time until which they count. */
  const owed = new Map<string, { value: string; until: number }>();

  async function call(operation: Operation, args: readonly unknown[]): Promise<unknown> {
    try {
      const answer = await callStore(shared, operation, args);
      answered();
      return answer;
    } catch (error) {
      failed(error);
      if (operation === "set") owe(...(args as Parameters<SharedState["set"]>));
      return callStore(own, operation, args);
    }
  }

  function owe(key: string, value: string, ttl: number): void {
    owed.delete(key);
    owed.set(key, { value, until: performance.now() + ttl });
    const [oldest] = owed.keys();
    if (owed.size > MAX_OWED && oldest !== undefined) owed.delete(oldest);
  }

  const state: SharedState = {
    ...storeBy(call),
    publish: (channel, message) => shared.publish(channel, message).then(answered, failed),
    subscribe: shared.subscribe,
  };
  return {
    state,
    async settle(): Promise<void> {
      const due = [...owed];
      owed.clear();
      await Promise.all(
        due.map(([key, { value, until }]) => state.set(key, value, Math.ceil(until - performance.now()))),
      );
    },
  };
}

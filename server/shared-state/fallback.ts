import { callStore, type Operation, type SharedState, storeBy } from "./shared-state.ts";

/** At most this many changes are made to the shared state once it is back; the oldest are dropped first. */
const MAX_PENDING = 1_000;

interface Reports {
  /** Called with every failure of the shared state. */
  failed(error: unknown): void;
  /** Called when a call of the store was answered. */
  answered(): void;
}

/** A value that was set until then, in milliseconds of `performance.now()`, or deleted. */
interface Change {
  value: string | null;
  until: number;
}

/**
 * The shared state, with a fallback to this process's own memory while it is unavailable. `settle` sets and deletes the
 * values that were set and deleted in the meantime once it is back.
 */
export function withFallback(shared: SharedState, own: SharedState, { failed, answered }: Reports) {
  /** Changes that the shared state lacks, by key. */
  const pending = new Map<string, Change>();

  async function call(operation: Operation, args: readonly unknown[]): Promise<unknown> {
    const change = changeOf(operation, args);
    if (change) pending.delete(change.key);
    try {
      const answer = await callStore(shared, operation, args);
      answered();
      return answer;
    } catch (error) {
      failed(error);
      if (change) postpone(change);
      return callStore(own, operation, args);
    }
  }

  function postpone({ key, ...change }: Change & { key: string }): void {
    pending.set(key, change);
    const [oldest] = pending.keys();
    if (pending.size > MAX_PENDING && oldest !== undefined) pending.delete(oldest);
  }

  const state: SharedState = {
    ...storeBy(call),
    publish: (channel, message) => shared.publish(channel, message).catch(failed),
    subscribe: shared.subscribe,
  };
  return {
    state,
    async settle(): Promise<void> {
      const due = [...pending];
      pending.clear();
      await Promise.all(
        due.map(async ([key, { value, until }]) => {
          const left = Math.ceil(until - performance.now());
          if (value === null) await state.delete(key);
          else if (left > 0) await state.set(key, value, left);
        }),
      );
    },
  };
}

function changeOf(operation: Operation, args: readonly unknown[]): (Change & { key: string }) | undefined {
  const [key, value, ttl] = args as Parameters<SharedState["set"]>;
  if (operation === "set") return { key, value, until: performance.now() + ttl };
  return operation === "delete" ? { key, value: null, until: Infinity } : undefined;
}

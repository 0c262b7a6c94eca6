import type { Signals } from "./shared-state.ts";

/** Signals within one process. */
export function createListeners(): Signals {
  const listeners = new Map<string, Set<(message: string) => void>>();
  return {
    async publish(channel, message) {
      for (const listener of listeners.get(channel) ?? []) listener(message);
    },
    subscribe(channel, listener) {
      const known = listeners.get(channel) ?? new Set();
      listeners.set(channel, known.add(listener));
    },
  };
}

import { EventEmitter } from "node:events";
import { sharedState } from "~/shared-state.server";

/** No session may be idle for longer, and what ends sessions is remembered for as long: a cookie that comes back later was idle. */
export const LONGEST_IDLE_MS = 7 * 24 * 60 * 60 * 1000;
const CHANNEL = "ended";
/**
 * At most this many ended sessions are remembered by the process itself, for times when the shared state is
 * unavailable.
 */
const MAX_KNOWN = 20_000;

const known = new Set<string>();
const signals = new EventEmitter().setMaxListeners(0);

sharedState.subscribe(CHANNEL, (id) => {
  known.add(id);
  const [oldest] = known;
  if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  signals.emit(id);
});

/** The key that marks a session as ended in the shared state. */
export const endedKey = (id: string): string => `ended:${id}`;

/** Whether this process was told that the session has ended. */
export const heardOfEnd = (id: string): boolean => known.has(id);

/** Ends a session in all processes: copies of its cookie become invalid and its streams close. */
export async function endSession(id: string): Promise<void> {
  await Promise.all([sharedState.publish(CHANNEL, id), sharedState.set(endedKey(id), "1", LONGEST_IDLE_MS)]);
}

/** Calls the listener when the session ends; returns a function that removes the listener. */
export function onSessionEnd(id: string, listener: () => void): () => void {
  signals.once(id, listener);
  return () => signals.off(id, listener);
}

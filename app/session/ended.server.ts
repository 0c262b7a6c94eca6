import { EventEmitter } from "node:events";
import { sharedState } from "~/shared-state.server";

/** Longer than any refresh token lives: after that a cookie's tokens are worth nothing anyway. */
const TTL_MS = 24 * 60 * 60 * 1000;
const CHANNEL = "ended";
/** The most ended sessions that this process knows by itself, while the shared state is away. */
const MAX_KNOWN = 20_000;

const known = new Set<string>();
const signals = new EventEmitter().setMaxListeners(0);

sharedState.subscribe(CHANNEL, (id) => {
  known.add(id);
  const [oldest] = known;
  if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  signals.emit(id);
});

/** The key under which it stands that a session has ended. */
export const endedKey = (id: string): string => `ended:${id}`;

/** Whether this process heard of the session's end. */
export const heardOfEnd = (id: string): boolean => known.has(id);

/** Ends a session for good: a kept copy of its cookie is worth nothing, its streams close, in all processes. */
export async function endSession(id: string): Promise<void> {
  await Promise.all([sharedState.publish(CHANNEL, id), sharedState.set(endedKey(id), "1", TTL_MS)]);
}

/** Calls the listener when the session ends; the answer takes the listener away. */
export function onSessionEnd(id: string, listener: () => void): () => void {
  signals.once(id, listener);
  return () => signals.off(id, listener);
}

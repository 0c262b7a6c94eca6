import { EventEmitter } from "node:events";

/** Longer than any refresh token lives: after that a cookie's tokens are worth nothing anyway. */
const TTL_MS = 24 * 60 * 60 * 1000;

const ended = new Map<string, number>();
const signals = new EventEmitter().setMaxListeners(0);

/** Ends a session for good in this process: a kept copy of its cookie is worth nothing, its streams close. */
export function endSession(id: string, now = Date.now()): void {
  for (const [old, at] of ended) {
    if (now - at < TTL_MS) break;
    ended.delete(old);
  }
  ended.set(id, now);
  signals.emit(id);
}

export const isEnded = (id: string): boolean => ended.has(id);

/** Calls the listener when the session ends; the answer takes the listener away. */
export function onSessionEnd(id: string, listener: () => void): () => void {
  signals.once(id, listener);
  return () => signals.off(id, listener);
}

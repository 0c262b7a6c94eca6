import { createHash } from "node:crypto";
import type { SharedState } from "./shared-state.ts";

export interface Seal {
  /** Encrypts a text so that only the portal can read it, and only for this place. */
  seal(text: string, place: string): string;
  /** The text that was sealed for this place; null for anything else. */
  open(sealed: string, place: string): string | null;
}

/**
 * The state as it may leave the process: values and messages are sealed; keys and fields are hashed except for their
 * kind, which operators can see. Counts and holders are stored as they are. A value that cannot be opened counts as
 * missing.
 */
export function sealed(state: SharedState, { seal, open }: Seal): SharedState {
  return {
    async get(keys) {
      const values = await state.get(keys.map(hidden));
      return values.map((value, at) => (value === null ? null : open(value, keys[at] ?? "")));
    },
    set: (key, value, ttl) => state.set(hidden(key), seal(value, key), ttl),
    delete: (key) => state.delete(hidden(key)),
    add: (key, by, ttl) => state.add(hidden(key), by, ttl),
    put: (key, field, value, room) =>
      state.put(hidden(key), digest(field), seal(JSON.stringify([field, value]), key), room),
    remove: (key, field) => state.remove(hidden(key), digest(field)),
    async entries(key) {
      const entries = await state.entries(hidden(key));
      return entries.flatMap(({ value }) => {
        const opened = open(value, key);
        if (opened === null) return [];
        const [field, text] = JSON.parse(opened) as [string, string];
        return { field, value: text };
      });
    },
    claim: (key, holder, ttl) => state.claim(hidden(key), holder, ttl),
    release: (key, holder) => state.release(hidden(key), holder),
    publish: (channel, message) => state.publish(channel, seal(message, channel)),
    subscribe: (channel, listener) =>
      state.subscribe(channel, (message) => {
        const opened = open(message, channel);
        if (opened !== null) listener(opened);
      }),
  };
}

function hidden(key: string): string {
  const at = key.indexOf(":");
  return at === -1 ? key : key.slice(0, at + 1) + digest(key.slice(at + 1));
}

const digest = (text: string): string => createHash("sha256").update(text).digest("base64url");

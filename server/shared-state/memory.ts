import { createListeners } from "./listeners.ts";
import type { Count, Entry, SharedState } from "./shared-state.ts";

/** At most this many characters are stored per kind of key, so that no kind displaces another; the oldest go first. */
const MAX_CHARACTERS = 16_000_000;
/** The cost of a key or an entry besides its own characters. */
const COST = 100;

type Value = string | number | Map<string, string>;

interface Stored {
  value: Value;
  size: number;
  /** On the monotonic clock of `performance.now()`. */
  until: number;
}

/** The keys of one kind, in the order of their last write. */
interface Kind {
  keys: Map<string, Stored>;
  size: number;
}

/** State within one process, lost with it. `most` is for tests. */
export function memoryState(most = MAX_CHARACTERS): SharedState {
  const kinds = new Map<string, Kind>();

  function kindOf(key: string): Kind {
    const name = key.split(":", 1)[0] ?? "";
    const kind = kinds.get(name) ?? { keys: new Map<string, Stored>(), size: 0 };
    kinds.set(name, kind);
    return kind;
  }

  function read(key: string): Stored | undefined {
    const stored = kindOf(key).keys.get(key);
    return stored && stored.until > performance.now() ? stored : undefined;
  }

  function write(key: string, value: Value, until: number): void {
    const kind = kindOf(key);
    forget(kind, key);
    const size = key.length + sizeOf(value);
    kind.keys.set(key, { value, size, until });
    kind.size += size;
    const now = performance.now();
    for (const [oldest, stored] of kind.keys) {
      if (stored.until > now && kind.size <= most) return;
      forget(kind, oldest);
    }
  }

  function forget(kind: Kind, key: string): void {
    kind.size -= kind.keys.get(key)?.size ?? 0;
    kind.keys.delete(key);
  }

  const listOf = (key: string): Map<string, string> => {
    const value = read(key)?.value;
    return value instanceof Map ? value : new Map();
  };

  return {
    ...createListeners(),
    async get(keys) {
      return keys.map((key) => {
        const value = read(key)?.value;
        return typeof value === "string" ? value : null;
      });
    },
    async set(key, value, ttl) {
      write(key, value, performance.now() + ttl);
    },
    async delete(key) {
      forget(kindOf(key), key);
    },
    async add(key, by, ttl): Promise<Count> {
      const { value = 0, until = performance.now() + ttl } = read(key) ?? {};
      const count = Math.max(0, Number(value) + by);
      if (count > 0) write(key, count, until);
      else forget(kindOf(key), key);
      return count > 0 ? { count, left: until - performance.now() } : { count: 0, left: 0 };
    },
    async put(key, field, value, room) {
      const list = listOf(key);
      list.delete(field);
      list.set(field, value);
      const [oldest] = list.keys();
      if (list.size > room.most && oldest !== undefined) list.delete(oldest);
      write(key, list, performance.now() + room.ttl);
    },
    async remove(key, field) {
      const stored = read(key);
      if (!(stored?.value instanceof Map) || !stored.value.delete(field)) return;
      if (stored.value.size > 0) write(key, stored.value, stored.until);
      else forget(kindOf(key), key);
    },
    async entries(key): Promise<Entry[]> {
      return [...listOf(key)].map(([field, value]) => ({ field, value }));
    },
    async claim(key, holder, ttl) {
      const stored = read(key);
      const isFree = stored === undefined || stored.value === holder;
      if (isFree) write(key, holder, performance.now() + ttl);
      return isFree;
    },
    async release(key, holder) {
      if (read(key)?.value === holder) forget(kindOf(key), key);
    },
  };
}

function sizeOf(value: Value): number {
  if (typeof value === "string") return value.length + COST;
  if (typeof value === "number") return COST;
  return [...value].reduce((sum, [field, text]) => sum + field.length + text.length + COST, COST);
}

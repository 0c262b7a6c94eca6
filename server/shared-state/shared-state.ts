/** A count and the milliseconds until it expires; both 0 if nothing was counted. */
export interface Count {
  count: number;
  left: number;
}

/** The entries of a list, the most recent last. */
export interface Entry {
  field: string;
  value: string;
}

/** How long a list is kept after its last write, and its maximum number of entries: the oldest go first. */
interface Room {
  ttl: number;
  most: number;
}

/** Values by key, each stored for `ttl` milliseconds. */
interface Values {
  get(keys: readonly string[]): Promise<(string | null)[]>;
  set(key: string, value: string, ttl: number): Promise<void>;
  delete(key: string): Promise<void>;
}

/** Counters that several processes may change at the same time. */
interface Counts {
  /** Adds to a counter, which expires `ttl` milliseconds after its first addition and never falls below 0. */
  add(key: string, by: number, ttl: number): Promise<Count>;
}

/** Short lists by key, with one value per field. */
interface Lists {
  put(key: string, field: string, value: string, room: Room): Promise<void>;
  remove(key: string, field: string): Promise<void>;
  entries(key: string): Promise<Entry[]>;
}

/** Locks that only one holder may have. */
export interface Claims {
  /**
   * Whether the holder has the lock for the next `ttl` milliseconds: it was free, or the same holder claims it again.
   */
  claim(key: string, holder: string, ttl: number): Promise<boolean>;
  release(key: string, holder: string): Promise<void>;
}

/** The storing part, whose calls may go to another process. */
export type Store = Values & Counts & Lists & Claims;

/** Messages to all processes: listeners in this process receive them at once, those in others soon, or not at all. */
export interface Signals {
  publish(channel: string, message: string): Promise<void>;
  subscribe(channel: string, listener: (message: string) => void): void;
}

/**
 * The state shared by a portal's processes. The part of a key before its first colon is its kind. Keys and values hold
 * what one person must not see of another; `sealed` is for implementations that store them elsewhere.
 */
export type SharedState = Store & Signals;

const operations = ["get", "set", "delete", "add", "put", "remove", "entries", "claim", "release"] as const;
export type Operation = (typeof operations)[number];

/** A store all of whose calls go through one function. */
export function storeBy(call: (operation: Operation, args: readonly unknown[]) => Promise<unknown>): Store {
  const ways = operations.map((operation) => [operation, (...args: unknown[]) => call(operation, args)]);
  return Object.fromEntries(ways) as Store;
}

/** Performs the operation named by a message or a failed call. */
export function callStore(store: Store, operation: Operation, args: readonly unknown[]): Promise<unknown> {
  return (store[operation] as (...args: readonly unknown[]) => Promise<unknown>)(...args);
}

export const isOperation = (name: unknown): name is Operation => operations.some((operation) => operation === name);

/** A count, and the milliseconds until it begins anew; both 0 where nothing was counted. */
export interface Count {
  count: number;
  left: number;
}

/** What stands in a list, the one that was put there last at the end. */
export interface Entry {
  field: string;
  value: string;
}

/** How long a list is kept after something was put into it, and how many entries it has at most: the oldest go first. */
export interface Room {
  ttl: number;
  most: number;
}

/** Values by key, each kept for `ttl` milliseconds. */
export interface Values {
  get(keys: readonly string[]): Promise<(string | null)[]>;
  set(key: string, value: string, ttl: number): Promise<void>;
  delete(key: string): Promise<void>;
}

/** Numbers that several may change at once. */
export interface Counts {
  /** Adds to a count, which lasts for `ttl` milliseconds from its first addition and never falls below 0. */
  add(key: string, by: number, ttl: number): Promise<Count>;
}

/** Short lists by key, of one value for each field. */
export interface Lists {
  put(key: string, field: string, value: string, room: Room): Promise<void>;
  remove(key: string, field: string): Promise<void>;
  entries(key: string): Promise<Entry[]>;
}

/** What only one at a time may hold. */
export interface Claims {
  /** Whether the holder has it for the next `ttl` milliseconds: nobody else had it, or the same holder claims it again. */
  claim(key: string, holder: string, ttl: number): Promise<boolean>;
  release(key: string, holder: string): Promise<void>;
}

/** What keeps: its calls may go to another process. */
export type Store = Values & Counts & Lists & Claims;

/** News for all processes: listeners of this one hear them at once, those of others soon, or not at all. */
export interface Signals {
  publish(channel: string, message: string): Promise<void>;
  subscribe(channel: string, listener: (message: string) => void): void;
}

/**
 * What the processes of a portal share. The part of a key before its first colon is its kind. Keys and values hold what one person
 * must not see of another; `sealed` is for those who keep them elsewhere.
 */
export type SharedState = Store & Signals;

const operations = ["get", "set", "delete", "add", "put", "remove", "entries", "claim", "release"] as const;
export type Operation = (typeof operations)[number];

/** A store whose every call goes one way. */
export function storeBy(call: (operation: Operation, args: readonly unknown[]) => Promise<unknown>): Store {
  const ways = operations.map((operation) => [operation, (...args: unknown[]) => call(operation, args)]);
  return Object.fromEntries(ways) as Store;
}

/** Calls what a message or a failed call names. */
export function callStore(store: Store, operation: Operation, args: readonly unknown[]): Promise<unknown> {
  return (store[operation] as (...args: readonly unknown[]) => Promise<unknown>)(...args);
}

export const isOperation = (name: unknown): name is Operation => operations.some((operation) => operation === name);

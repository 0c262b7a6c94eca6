import { timestamp } from "../database/clock.ts";
import type { Database } from "../database/open.ts";
import type { Media } from "../media.ts";

/** The common base of all demo data. Times count backwards from `now`. */
export interface Ground {
  readonly db: Database;
  readonly media: Media;
  readonly now: Date;
  readonly random: Random;
}

/** The same numbers in every run (mulberry32). */
export class Random {
  #state: number;

  constructor(start: number) {
    this.#state = start;
  }

  /** From 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number, both ends included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.between(0, choices.length - 1)];
    if (choice === undefined) throw new Error("nothing to pick from");
    return choice;
  }
}

const minute = 60_000;

export const minutesAgo = ({ now }: Ground, minutes: number) => timestamp(new Date(now.getTime() - minutes * minute));
export const daysAgo = (ground: Ground, days: number) => minutesAgo(ground, days * 24 * 60);
export const dayBefore = (ground: Ground, days: number) => daysAgo(ground, days).slice(0, 10);

/** Inserts rows and answers their ids by the first value of each. */
export function insertAll(
  db: Database,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
) {
  return new Map(
    rows.map((row) => [
      String(row[0]),
      db.insert(table, Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null]))),
    ]),
  );
}

/** An entry that must be there. */
export function get<T>(map: ReadonlyMap<string, T>, name: string): T {
  const value = map.get(name);
  if (value === undefined) throw new Error(`the demo data has no "${name}"`);
  return value;
}

import type { Database } from "../database/open.ts";

/** A run of numbered records: `count` of them, with ids from `first` on. */
export interface Run {
  readonly first: number;
  readonly count: number;
}

/**
 * Inserts records 0 to `count` - 1 of a table: each column is an SQL expression over the number `i` and the named values.
 * SQLite makes one after the other, so memory stays flat.
 */
export function fill(
  db: Database,
  table: string,
  count: number,
  columns: Record<string, string>,
  values: object = {},
): Run {
  const { last } = db.one<{ last: number }>(`SELECT coalesce(max(id), 0) AS last FROM "${table}"`);
  const names = Object.keys(columns).map((name) => `"${name}"`);
  runNamed(
    db,
    `WITH RECURSIVE numbers (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM numbers WHERE i + 1 < $count)
     INSERT INTO "${table}" (${names.join(", ")}) SELECT ${Object.values(columns).join(", ")} FROM numbers`,
    { ...values, count },
  );
  return { first: last + 1, count };
}

/** Runs SQL with those of the values that it names. A whole number travels as bigint: as a number it would divide as a decimal. */
export function runNamed(db: Database, sql: string, values: object): void {
  const names = new Set(sql.match(/(?<=\$)[a-z]+/gi));
  const named = Object.entries(values).filter(([name]) => names.has(name));
  const whole = (value: unknown) => (Number.isInteger(value) ? BigInt(value as number) : value);
  db.run(sql, Object.fromEntries(named.map(([name, value]) => [name, whole(value)])));
}

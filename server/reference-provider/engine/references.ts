import type { Database } from "../database/open.ts";

interface ForeignKey {
  readonly table: string;
  readonly column: string;
}

/** The number of records in other tables that refer to this one and would be orphaned, by table. */
export function references(db: Database, table: string, id: number): Record<string, string[]> {
  const keys = db.all<ForeignKey>(
    `SELECT s.name AS "table", f."from" AS "column" FROM sqlite_schema s, pragma_foreign_key_list(s.name) f
     WHERE s.type = 'table' AND f."table" = ? AND f.on_delete = 'NO ACTION'`,
    table,
  );
  const counts = new Map<string, number>();
  for (const key of keys) {
    const { count } = db.one<{ count: number }>(
      `SELECT count(*) AS count FROM "${key.table}" WHERE "${key.column}" = ?`,
      id,
    );
    if (count > 0) counts.set(key.table, (counts.get(key.table) ?? 0) + count);
  }
  return Object.fromEntries([...counts].map(([relation, count]) => [relation, [`${count} records refer to this one`]]));
}

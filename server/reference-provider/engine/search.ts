import { SHORTEST_MATCH, trigrams } from "../database/search.ts";
import { condition, type Condition } from "./condition.ts";
import type { Family } from "./family.ts";

/**
 * Every word must occur in one of these columns, ignoring case; commas separate words and NULs are dropped, as in DRF. Each
 * column contributes the ids of its matches through its own index: joined by OR, every row would be scanned.
 */
export function search(family: Family, columns: readonly string[], text: string): Condition[] {
  const words = text
    .replaceAll("\0", "")
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, 10);
  return words.map((word) => {
    const matches = columns.map((name) => matchesIn(family, name, word));
    const sql = `t.id IN (${matches.map(({ sql }) => sql).join(" UNION ALL ")})`;
    return condition(sql, ...matches.flatMap(({ values }) => values));
  });
}

/** The ids of the records with the word in one column. A relation's column is searched in its own table. */
function matchesIn(family: Family, name: string, word: string): Condition {
  const found = family.columns.get(name);
  if (!found) throw new Error(`${family.path} has no column ${name} to search`);
  if (!found.stored) {
    const { sql, values } = like(found.sql, word);
    return condition(`SELECT t.id ${family.from(sql)} WHERE ${sql}`, ...values);
  }
  const { table, column, relation } = found.stored;
  const { sql, values } = matchesOf(table, column, word);
  if (relation === undefined) return condition(sql, ...values);
  return condition(`SELECT id FROM "${family.table}" WHERE "${relation}" IN (${sql})`, ...values);
}

function matchesOf(table: string, column: string, word: string): Condition {
  if (word.length >= SHORTEST_MATCH && trigrams[table]?.includes(column)) {
    const phrase = `${column}: "${word.replaceAll('"', '""')}"`;
    return condition(`SELECT rowid FROM ${table}_search WHERE ${table}_search MATCH ?`, phrase);
  }
  const { sql, values } = like(`"${column}"`, word);
  return condition(`SELECT id FROM "${table}" WHERE ${sql}`, ...values);
}

const like = (sql: string, word: string) =>
  condition(`${sql} LIKE ? ESCAPE '\\'`, `%${word.replace(/[\\%_]/g, "\\$&")}%`);

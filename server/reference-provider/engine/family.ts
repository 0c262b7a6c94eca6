import type { Database, Row } from "../database/open.ts";
import type { Caller } from "../auth/caller.ts";
import type { Provider } from "../provider.ts";
import type { Field } from "./fields.ts";

/** A part of a WHERE clause with its values; `t` is the family's own table. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Who may do what: which rows a caller reads and changes. Both throw 403 where the caller may do nothing at all. */
export interface Access {
  readonly readable: (caller: Caller) => Condition;
  /** Without it the family is read-only. */
  readonly writable?: (caller: Caller) => Condition;
}

/** What a list filter makes of its text; undefined: the text is no good and the filter is ignored. */
export type Filter = (text: string) => Condition | undefined;

/** A value worked out by SQL over `t` and the joined relations (each by its field's name). */
export interface Computed {
  readonly sql: string;
  readonly show?: (value: unknown) => unknown;
}

/** One write in progress. `values` go to the table, `inputs` are the declared inputs that are no columns. */
export interface Write {
  readonly provider: Provider;
  readonly caller: Caller;
  /** The stored row before an update, undefined on create. */
  readonly before: Row | undefined;
  readonly values: Row;
  readonly inputs: Row;
}

/** A family of records under one path, as declared. */
export interface FamilyDeclaration {
  readonly path: string;
  readonly table: string;
  readonly fields: Record<string, Field>;
  readonly computed?: Record<string, Computed>;
  readonly inputs?: Record<string, Field>;
  readonly search: readonly string[];
  readonly ordering: string;
  readonly filters?: Record<string, Filter>;
  readonly access: Access;
  /** Set on create beside what the caller sent. */
  readonly stamp?: () => Row;
  /** Before the transaction, for slow work such as hashing; may change `values`. */
  readonly prepare?: (write: Write) => Promise<void>;
  /** Rules over several fields; throws field errors. */
  readonly check?: (write: Write) => void;
  /** What follows from the stored row, in the same transaction. */
  readonly saved?: (write: Write, id: number) => void;
  /** The last word on a shown row. */
  readonly present?: (row: Row, caller: Caller) => Row;
}

interface Column {
  readonly sql: string;
  readonly show?: ((value: unknown) => unknown) | undefined;
}

export interface Family extends FamilyDeclaration {
  /** Every shown name. */
  readonly columns: ReadonlyMap<string, Column>;
  readonly from: string;
  readonly select: string;
}

/** Completes a declaration by the SQL that reads it. */
export function family(declaration: FamilyDeclaration): Family {
  const columns = new Map<string, Column>([["id", { sql: 't."id"' }]]);
  const joins: string[] = [];
  for (const [name, { show, relation }] of Object.entries(declaration.fields)) {
    columns.set(name, { sql: `t."${name}"`, show });
    if (!relation) continue;
    joins.push(`LEFT JOIN "${relation.table}" AS "${name}" ON "${name}"."id" = t."${name}"`);
    for (const [suffix, column] of Object.entries(relation.shows)) {
      columns.set(`${name}_${suffix}`, { sql: `"${name}"."${column}"` });
    }
  }
  for (const [name, { sql, show }] of Object.entries(declaration.computed ?? {}))
    columns.set(name, { sql: `(${sql})`, show });
  const from = [`FROM "${declaration.table}" t`, ...joins].join(" ");
  const shown = [...columns].map(([name, { sql }]) => `${sql} AS "${name}"`).join(", ");
  return { ...declaration, columns, from, select: `SELECT ${shown} ${from}` };
}

export const condition = (sql: string, ...values: readonly unknown[]): Condition => ({ sql, values });
export const everything = condition("1");

export const and = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(" AND ") || "1",
  values: conditions.flatMap(({ values }) => values),
});

/** A stored row as it is shown to the caller. */
export function show(family: Family, row: Row, caller: Caller): Row {
  const shown: Row = {};
  for (const [name, { show }] of family.columns) shown[name] = show ? show(row[name]) : row[name];
  return family.present ? family.present(shown, caller) : shown;
}

/** The shown record of an id among the rows that match, undefined if there is none. */
export function find(db: Database, family: Family, caller: Caller, id: number, among: Condition): Row | undefined {
  const row = db.get(`${family.select} WHERE t."id" = ? AND (${among.sql})`, id, ...among.values);
  return row && show(family, row, caller);
}

/** Filters by query text. */
export const filter = {
  /** Equal to a number; other text is ignored. */
  id:
    (sql: string): Filter =>
    (text) =>
      /^\d{1,15}$/.test(text) ? condition(`${sql} = ?`, Number(text)) : undefined,
  equal:
    (sql: string): Filter =>
    (text) =>
      condition(`${sql} = ?`, text),
  /** One of some words, each with its own condition. */
  word:
    (words: Record<string, string>): Filter =>
    (text) => {
      const sql = Object.hasOwn(words, text) ? words[text] : undefined;
      return sql === undefined ? undefined : condition(sql);
    },
  /** From the given WIB day on. */
  fromDay:
    (sql: string): Filter =>
    (text) =>
      isDay(text) ? condition(`substr(${sql}, 1, 10) >= ?`, text) : undefined,
  /** Up to the end of the given WIB day. */
  toDay:
    (sql: string): Filter =>
    (text) =>
      isDay(text) ? condition(`substr(${sql}, 1, 10) <= ?`, text) : undefined,
};

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

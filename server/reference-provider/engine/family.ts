import type { Database, Row } from "../database/open.ts";
import type { Caller } from "../auth/caller.ts";
import type { Provider } from "../provider.ts";
import { condition, type Condition } from "./condition.ts";
import type { Field } from "./fields.ts";
import type { Query } from "./query.ts";
import type { Table } from "./visible.ts";

/** The rows that a caller may read and change. Both throw 403 if the caller may do nothing at all. */
export interface Access {
  readonly readable: (caller: Caller) => Condition;
  /** Without it the family is read-only. */
  readonly writable?: (caller: Caller) => Condition;
}

/** Turns a filter's text into a condition; undefined: the text is invalid and the filter is ignored. */
type Filter = (text: string) => Condition | undefined;

/** A value computed by SQL over `t` and the joined relations (each by its field's name). */
interface Computed {
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

export type WriteMethod = "POST" | "PUT" | "PATCH" | "DELETE";

/** A family of records under one path, as declared. */
interface FamilyDeclaration {
  readonly path: string;
  readonly table: Table;
  readonly fields: Record<string, Field>;
  readonly computed?: Record<string, Computed>;
  readonly inputs?: Record<string, Field>;
  readonly search: readonly string[];
  /** What tenants' accounts search, if some of the columns are hidden from them. */
  readonly searchOfTenants?: readonly string[];
  readonly ordering: string;
  readonly filters?: Record<string, Filter>;
  readonly access: Access;
  /** The methods available to those who may write; by default all. */
  readonly writes?: readonly WriteMethod[];
  /** The rows that a list shows if its query does not filter. */
  readonly listed?: (query: Query) => Condition;
  /** Set on create in addition to what the caller sent. */
  readonly stamp?: () => Row;
  /** Runs before the transaction, for slow work such as hashing; may change `values`. */
  readonly prepare?: (write: Write) => Promise<void>;
  /** Rules over several fields; throws field errors. */
  readonly check?: (write: Write) => void;
  /** Runs after the row was stored, in the same transaction. */
  readonly saved?: (write: Write, id: number) => void;
  /** The final change to a shown row. */
  readonly present?: (row: Row, caller: Caller) => Row;
}

/** Shows a computed value that is JSON. */
export const asJson = (value: unknown): unknown => JSON.parse(String(value));

interface Column {
  readonly sql: string;
  readonly show?: ((value: unknown) => unknown) | undefined;
  /** The expression for ORDER BY. */
  readonly order: string;
  /** The storage of a column of the family's own table or of a relation's. */
  readonly stored?: { readonly table: string; readonly column: string; readonly relation?: string };
}

export interface Family extends FamilyDeclaration {
  /** All shown names. */
  readonly columns: ReadonlyMap<string, Column>;
  /** FROM with the joins of those relations that the given SQL names. */
  readonly from: (sql: string) => string;
  readonly select: string;
}

/** Completes a declaration by the SQL that reads it. */
export function family(declaration: FamilyDeclaration): Family {
  const { table } = declaration;
  const columns = new Map<string, Column>([["id", { sql: 't."id"', order: 't."id"' }]]);
  const joins = new Map<string, string>();
  for (const [name, { show, relation, required, isText }] of Object.entries(declaration.fields)) {
    const sql = `t."${name}"`;
    columns.set(name, { sql, show, order: isText ? ignoringCase(sql) : sql, stored: { table, column: name } });
    if (!relation) continue;
    const join = required ? "JOIN" : "LEFT JOIN";
    joins.set(name, `${join} "${relation.table}" AS "${name}" ON "${name}"."id" = ${sql}`);
    for (const [suffix, column] of Object.entries(relation.shows)) {
      const sql = `"${name}"."${column}"`;
      const stored = { table: relation.table, column, relation: name };
      columns.set(`${name}_${suffix}`, { sql, order: ignoringCase(sql), stored });
    }
  }
  for (const [name, { sql, show }] of Object.entries(declaration.computed ?? {})) {
    columns.set(name, { sql: `(${sql})`, show, order: ignoringCase(`(${sql})`) });
  }
  const from = (sql: string) => {
    const named = [...joins].filter(([name]) => sql.includes(`"${name}".`));
    return [`FROM "${table}" t`, ...named.map(([, join]) => join)].join(" ");
  };
  const shown = [...columns].map(([name, { sql }]) => `${sql} AS "${name}"`).join(", ");
  return { ...declaration, columns, from, select: `SELECT ${shown} ${from(shown)}` };
}

const ignoringCase = (sql: string) => `${sql} COLLATE NOCASE`;

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
  /** The same for a number in one of two columns. */
  eitherId:
    (one: string, other: string): Filter =>
    (text) =>
      /^\d{1,15}$/.test(text) ? condition(`(${one} = ? OR ${other} = ?)`, Number(text), Number(text)) : undefined,
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
  /** From the given WIB day on; stored moments sort as text. */
  fromDay:
    (sql: string): Filter =>
    (text) =>
      isDay(text) ? condition(`${sql} >= ?`, text) : undefined,
  /** Up to the end of the given WIB day. */
  toDay:
    (sql: string): Filter =>
    (text) =>
      isDay(text) ? condition(`${sql} < ?`, `${text}T24`) : undefined,
};

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

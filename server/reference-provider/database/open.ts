import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { migrations } from "./migrations.ts";

/** A stored or shown record by column name. */
export type Row = Record<string, unknown>;

const MAX_STATEMENTS = 500;

/** SQLite with cached statements and transactions. Everything is synchronous: a transaction never interleaves. */
export class Database {
  readonly #sqlite: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #afterCommit: (() => void)[] | undefined;

  constructor(file: string) {
    this.#sqlite = new DatabaseSync(file);
    // Temporary tables and journals in memory: there may be no folder for temporary files.
    this.#sqlite.exec(
      "PRAGMA temp_store = MEMORY; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA cache_size = -65536",
    );
    this.#migrate();
  }

  all<T = Row>(sql: string, ...values: readonly unknown[]): T[] {
    return this.#statement(sql).all(...(values as SQLInputValue[])) as T[];
  }

  get<T = Row>(sql: string, ...values: readonly unknown[]): T | undefined {
    return this.#statement(sql).get(...(values as SQLInputValue[])) as T | undefined;
  }

  /** The row of a query that always has one, such as a count. */
  one<T = Row>(sql: string, ...values: readonly unknown[]): T {
    const row = this.get<T>(sql, ...values);
    if (row === undefined) throw new Error(`no row: ${sql}`);
    return row;
  }

  /** Runs a change; returns the number of changed rows. */
  run(sql: string, ...values: readonly unknown[]): number {
    return Number(this.#statement(sql).run(...(values as SQLInputValue[])).changes);
  }

  /** Inserts one row; returns its id. */
  insert(table: string, row: Row): number {
    const names = Object.keys(row);
    const columns = names.map((name) => `"${name}"`).join(", ");
    const sql = `INSERT INTO "${table}" (${columns}) VALUES (${names.map(() => "?").join(", ")})`;
    return Number(this.#statement(sql).run(...(Object.values(row) as SQLInputValue[])).lastInsertRowid);
  }

  update(table: string, id: number, row: Row): void {
    const names = Object.keys(row);
    if (names.length === 0) return;
    const assignments = names.map((name) => `"${name}" = ?`).join(", ");
    this.run(`UPDATE "${table}" SET ${assignments} WHERE "id" = ?`, ...Object.values(row), id);
  }

  /** All or nothing. Inside another transaction the work joins that one. */
  transaction<T>(work: () => T): T {
    if (this.#afterCommit) return work();
    const afterCommit: (() => void)[] = [];
    this.#afterCommit = afterCommit;
    this.#sqlite.exec("BEGIN IMMEDIATE");
    let result: T;
    try {
      result = work();
      this.#sqlite.exec("COMMIT");
    } catch (error) {
      // Some faults end the transaction by themselves.
      if (this.#sqlite.isTransaction) this.#sqlite.exec("ROLLBACK");
      throw error;
    } finally {
      this.#afterCommit = undefined;
    }
    for (const effect of afterCommit) effect();
    return result;
  }

  /** Runs the effect after the current transaction is committed, at once without one, never after a rollback. */
  afterCommit(effect: () => void): void {
    if (this.#afterCommit) this.#afterCommit.push(effect);
    else effect();
  }

  close(): void {
    this.#statements.clear();
    try {
      this.#sqlite.exec("PRAGMA optimize");
    } catch {
      // It only speeds up later reads, and needs disk space.
    }
    this.#sqlite.close();
  }

  #statement(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#sqlite.prepare(sql);
      if (this.#statements.size >= MAX_STATEMENTS) this.#statements.delete(this.#statements.keys().next().value ?? "");
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #migrate(): void {
    const { user_version: done } = this.one<{ user_version: number }>("PRAGMA user_version");
    migrations.slice(done).forEach((sql, index) => {
      this.transaction(() => this.#sqlite.exec(`${sql}; PRAGMA user_version = ${done + index + 1}`));
    });
  }
}

import type { Caller } from "../auth/caller.ts";
import type { Row } from "../database/open.ts";
import { writeUserLog } from "../domain/user-log.ts";
import type { Provider } from "../provider.ts";
import { Upload, objectOf, type Body } from "./body.ts";
import { asFieldError, fieldErrors, forbidden, notFound } from "./errors.ts";
import type { Condition } from "./condition.ts";
import { find, type Family, type Write } from "./family.ts";
import { parseInput, type Mode } from "./input.ts";
import { references } from "./references.ts";

/** Stores a new record; returns it as shown. */
export async function createRecord(provider: Provider, family: Family, caller: Caller, body: Body): Promise<Row> {
  const writable = changes(family, caller);
  return store(provider, family, caller, writable, undefined, body, "create");
}

/** Changes a record: `replace` requires the required fields again (PUT), `patch` takes what is there. */
export async function updateRecord(
  provider: Provider,
  family: Family,
  caller: Caller,
  id: number,
  body: Body,
  mode: "replace" | "patch",
): Promise<Row> {
  if (!find(provider.db, family, caller, id, family.access.readable(caller))) throw notFound();
  const writable = changes(family, caller);
  const before = provider.db.get(
    `SELECT t.* FROM "${family.table}" t WHERE t."id" = ? AND (${writable.sql})`,
    id,
    ...writable.values,
  );
  if (!before) throw forbidden();
  return store(provider, family, caller, writable, before, body, mode);
}

/** Removes a record. A record that others refer to stays: 400 `{relation: ["n records refer to this one"]}`. */
export function deleteRecord(provider: Provider, family: Family, caller: Caller, id: number): void {
  const { db, media } = provider;
  if (!find(db, family, caller, id, family.access.readable(caller))) throw notFound();
  const writable = changes(family, caller);
  db.transaction(() => {
    const row = db.get(
      `SELECT t.* FROM "${family.table}" t WHERE t."id" = ? AND (${writable.sql})`,
      id,
      ...writable.values,
    );
    if (!row) throw forbidden();
    const relations = references(db, family.table, id);
    if (Object.keys(relations).length > 0) throw fieldErrors(relations);
    db.run(`DELETE FROM "${family.table}" WHERE "id" = ?`, id);
    writeUserLog(db, caller, "delete", `${family.path} ${id}`);
    db.afterCommit(() => fileNames(family).forEach((name) => media.remove(row[name])));
  });
}

function changes(family: Family, caller: Caller): Condition {
  if (!family.access.writable) throw forbidden();
  return family.access.writable(caller);
}

async function store(
  provider: Provider,
  family: Family,
  caller: Caller,
  writable: Condition,
  before: Row | undefined,
  body: Body,
  mode: Mode,
): Promise<Row> {
  const { db, media } = provider;
  const { values, inputs } = parseInput(provider.db, family, caller, objectOf(body), body.multipart, mode, before);
  const write: Write = { provider, caller, before, values, inputs };
  await family.prepare?.(write);
  const uploads = Object.entries(values).filter((entry): entry is [string, Upload] => entry[1] instanceof Upload);
  for (const [name, upload] of uploads) values[name] = media.save(family.path, upload);
  try {
    return db.transaction(() => {
      family.check?.(write);
      const id = before ? Number(before["id"]) : db.insert(family.table, { ...family.stamp?.(), ...values });
      if (before) db.update(family.table, id, values);
      family.saved?.(write, id);
      writeUserLog(db, caller, before ? "update" : "create", `${family.path} ${id}`);
      const stored = find(db, family, caller, id, writable);
      if (!stored) throw forbidden();
      db.afterCommit(() => replacedFiles(family, before, values).forEach((path) => media.remove(path)));
      return stored;
    });
  } catch (error) {
    for (const [name] of uploads) media.remove(values[name]);
    throw asFieldError(error);
  }
}

const fileNames = (family: Family) =>
  Object.entries(family.fields).flatMap(([name, field]) => (field.file ? [name] : []));

const replacedFiles = (family: Family, before: Row | undefined, values: Row) =>
  fileNames(family).flatMap((name) =>
    before?.[name] && name in values && before[name] !== values[name] ? [before[name]] : [],
  );

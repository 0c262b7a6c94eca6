import type { Caller } from "../auth/caller.ts";
import type { Row } from "../database/open.ts";
import { writeUserLog } from "../domain/user-log.ts";
import type { Provider } from "../provider.ts";
import { Upload } from "./body.ts";
import type { Condition } from "./condition.ts";
import type { Call } from "./endpoint.ts";
import { asFieldError, fieldErrors, forbidden, notFound } from "./errors.ts";
import { find, type Family, type Write } from "./family.ts";
import { parseInput, type Mode } from "./input.ts";
import { references } from "./references.ts";

/** The caller, and what was sent. */
type Sent = Pick<Call, "caller" | "body">;

/** Stores a new record; returns it as shown. */
export const createRecord = (provider: Provider, family: Family, sent: Sent): Promise<Row> =>
  store(provider, family, sent, "create");

/** Changes a record: `replace` requires the required fields again (PUT), `patch` takes what is there. */
export async function updateRecord(
  provider: Provider,
  family: Family,
  sent: Sent,
  id: number,
  mode: "replace" | "patch",
): Promise<Row> {
  return store(provider, family, sent, mode, writableRow(provider, family, sent.caller, id));
}

/** Removes a record. A record that others refer to stays: 400 `{relation: ["n records refer to this one"]}`. */
export function deleteRecord(provider: Provider, family: Family, caller: Caller, id: number): void {
  const { db, media } = provider;
  db.transaction(() => {
    const row = writableRow(provider, family, caller, id);
    const relations = references(db, family.table, id);
    if (Object.keys(relations).length > 0) throw fieldErrors(relations);
    db.run(`DELETE FROM "${family.table}" WHERE "id" = ?`, id);
    writeUserLog(db, caller, "delete", `${family.path} ${id}`);
    db.afterCommit(() => fileNames(family).forEach((name) => media.remove(row[name])));
  });
}

/** The stored row of a record that the caller may change; 404 if the caller may not even read it, else 403. */
function writableRow({ db }: Provider, family: Family, caller: Caller, id: number): Row {
  if (!find(db, family, caller, id, family.access.readable(caller))) throw notFound();
  const { sql, values } = writable(family, caller);
  const row = db.get(`SELECT t.* FROM "${family.table}" t WHERE t."id" = ? AND (${sql})`, id, ...values);
  if (!row) throw forbidden();
  return row;
}

function writable(family: Family, caller: Caller): Condition {
  if (!family.access.writable) throw forbidden();
  return family.access.writable(caller);
}

/** Stores what was sent as a new record, or as the new values of the row `before`. */
async function store(provider: Provider, family: Family, sent: Sent, mode: Mode, before?: Row): Promise<Row> {
  const { db, media } = provider;
  const { caller } = sent;
  const rows = writable(family, caller);
  const { values, inputs } = parseInput(db, family, sent, mode, before);
  const write: Write = { provider, caller, before, values, inputs };
  await family.prepare?.(write);
  const uploads = Object.entries(values).filter((entry): entry is [string, Upload] => entry[1] instanceof Upload);
  try {
    for (const [name, upload] of uploads) values[name] = media.save(family.path, upload);
    return db.transaction(() => {
      family.check?.(write);
      const id = before ? Number(before["id"]) : db.insert(family.table, { ...family.stamp?.(), ...values });
      if (before) db.update(family.table, id, values);
      family.saved?.(write, id);
      writeUserLog(db, caller, before ? "update" : "create", `${family.path} ${id}`);
      const stored = find(db, family, caller, id, rows);
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

import type { Caller } from "../auth/caller.ts";
import type { Database, Row } from "../database/open.ts";
import { fileType } from "../media.ts";
import { objectOf, Upload, type Body } from "./body.ts";
import type { Call } from "./endpoint.ts";
import { fieldErrors, invalidPk, type FieldErrors } from "./errors.ts";
import type { Family } from "./family.ts";
import type { Field } from "./fields.ts";
import { isVisible } from "./visible.ts";

/** `replace` asks for the required fields again (PUT), `patch` takes what is there. */
export type Mode = "create" | "replace" | "patch";

/** The declared values of a body, for the table and besides; throws all field errors together. */
export function parseInput(
  db: Database,
  family: Family,
  { caller, body }: Pick<Call, "caller" | "body">,
  mode: Mode,
  before: Row | undefined,
): { values: Row; inputs: Row } {
  const errors: FieldErrors = {};
  const values = parse(family.fields, body, mode, errors);
  const inputs = parse(family.inputs ?? {}, body, mode, errors);
  checkRelations(db, family, caller, values, before, errors);
  checkFiles(family, values, errors);
  if (Object.keys(errors).length > 0) throw fieldErrors(errors);
  return { values, inputs };
}

/**
 * The declared values of a body. Fields that a form leaves out become false for booleans and empty for lists of records
 * (contract §9.6).
 */
function parse(fields: Record<string, Field>, body: Body, mode: Mode, errors: FieldErrors): Row {
  const raw = objectOf(body);
  const values: Row = {};
  for (const [name, field] of Object.entries(fields)) {
    let value = Object.hasOwn(raw, name) ? raw[name] : undefined;
    if (value === undefined && body.multipart && mode !== "patch")
      value = field.isBoolean ? false : field.isMany ? [] : undefined;
    if (value === undefined && (mode === "patch" || !field.required)) {
      if (mode === "create" && field.fallback) values[name] = field.fallback();
      continue;
    }
    const parsed = field.schema.safeParse(value);
    if (parsed.success) values[name] = parsed.data;
    else errors[name] = messages(parsed.error.issues);
  }
  return values;
}

/** Messages of a plain value are a list, those of a list's items an object by index, as in DRF. */
function messages(issues: readonly { path: readonly PropertyKey[]; message: string }[]): unknown {
  if (issues.every(({ path }) => path.length === 0)) return issues.map(({ message }) => message);
  const byIndex: Record<string, string[]> = {};
  for (const { path, message } of issues) (byIndex[String(path[0])] ??= []).push(message);
  return byIndex;
}

/** A record that the caller may not see counts as missing. An unchanged one is not checked. */
function checkRelations(
  db: Database,
  family: Family,
  caller: Caller,
  values: Row,
  before: Row | undefined,
  errors: FieldErrors,
): void {
  for (const [name, { relation }] of Object.entries(family.fields)) {
    const id = values[name];
    if (!relation || typeof id !== "number" || id === before?.[name]) continue;
    if (!isVisible(db, relation.table, id, caller)) errors[name] = [invalidPk(id)];
  }
}

function checkFiles(family: Family, values: Row, errors: FieldErrors): void {
  for (const [name, { file }] of Object.entries(family.fields)) {
    const value = values[name];
    if (!file || !(value instanceof Upload)) continue;
    const type = fileType(value.bytes);
    if (value.tooLarge) errors[name] = ["The file may be 10 MB at most."];
    else if (!type || !file.types.includes(type)) errors[name] = [file.message];
  }
}

import { createHash } from "node:crypto";
import { z } from "zod";
import { FormRefusal, type RefusedField } from "~/forms/form-refusal";
import type { FixedChoice } from "~/forms/fields";
import { SEEN } from "~/forms/form-state";
import { checkForm } from "~/forms/submit.server";
import { type Told, withValues } from "~/forms/told.server";
import { type Message, sentences, type Translate } from "~/language/language";
import { id } from "~/provider/rows.server";
import { ValidationError } from "~/provider/errors";
import type { SignedIn } from "~/session/guards.server";
import { FAILED, nullIf } from "~/session/thrown-answer";
import { type ChoiceSources, isStale, readAllChoices, refuseUnoffered } from "~/forms/choices.server";
import type { Field, Section } from "./form-fields";
import { fieldsOf, labelsOf } from "./sections";
import { m } from "./messages";

/** The record that a form edits; refuses the form if the record is gone. */
export async function stillThere<Row>(reading: Promise<Row>, t: Translate): Promise<Row> {
  const record = await nullIf(reading, "missing");
  if (record === null) throw new ValidationError(404, { detail: t(m.recordGone) });
  return record;
}

/** Fields whose value in the record tells whether it was changed; of a picture that is its address. */
const comparable = (sections: readonly Section[]) => fieldsOf(sections).filter(({ as }) => as !== "file");

/** A record's values for a form field, as the form sends them. */
const heldIn = (record: object, name: string): string[] =>
  alike(
    [(Reflect.get(record, name) as unknown) ?? []].flat().map((value) => answered.safeParse(value).data?.id ?? value),
  );

/** Values as they are compared, in any order; browsers send CR LF line ends. */
const alike = (values: readonly unknown[]): string[] =>
  values.map((value) => String(value).replace(/\r\n?/g, "\n")).sort();

const digestOf = (values: readonly string[]) =>
  createHash("sha256").update(JSON.stringify(values)).digest("base64url").slice(0, 10);

/**
 * Digests of the values that a record's form fields had when the form was opened: the value of the hidden field SEEN.
 */
export const seenOf = (sections: readonly Section[], record: object): string =>
  new URLSearchParams(comparable(sections).map(({ name }) => [name, digestOf(heldIn(record, name))])).toString();

/**
 * Refuses a form once if somebody else has changed the record since it was opened: the new values are shown at their
 * fields, and submitting again confirms that they were seen. Identical changes are no conflict. `rules` that may depend
 * on the record are checked along: what they have against the form is told at once.
 */
export async function refuseOutdated(
  sections: readonly Section[],
  record: object,
  form: FormData,
  { t, rules }: { t: Translate; rules?: z.ZodType },
): Promise<void> {
  const seen = new URLSearchParams(String(form.get(SEEN) ?? ""));
  const changed = comparable(sections).flatMap((field): [string, RefusedField][] => {
    const { name } = field;
    const held = heldIn(record, name);
    const typed = alike(form.getAll(name));
    const isKnown = !seen.has(name) || seen.get(name) === digestOf(held);
    const isKept = field.as === "image" ? !isFile(form.get(name)) : String(typed) === String(held);
    if (isKnown || isKept) return [];
    return [[name, { message: changeOf(field, record, { held, typed }, t) }]];
  });
  if (changed.length === 0) return;
  form.delete(SEEN);
  const checked = rules && (await checkForm(form, rules, t));
  const wrong = checked?.status === "error" ? checked.error : null;
  throw new FormRefusal(Object.fromEntries(changed), m.recordChanged, wrong ?? {});
}

/** What a field has been changed to, by the names of the screens; of several choices, which may be many, what differs. */
function changeOf(
  field: Field,
  record: object,
  { held, typed }: Record<"held" | "typed", readonly string[]>,
  t: Translate,
): string {
  const words = (message: Message, value: string) => t(value ? message : m.changedMeanwhile, { value });
  const options: readonly FixedChoice[] | undefined = "options" in field ? field.options : undefined;
  if (options) {
    const several = "several" in field;
    const told = options.filter(({ value }) => held.includes(value) !== (several && typed.includes(value)));
    return words(several ? m.changedBeside : m.changedTo, told.map(({ label }) => t(label)).join(", "));
  }
  if (field.as === "html" || field.as === "image") return t(m.changedMeanwhile);
  const isChoice = field.as === "select" || field.as === "choices";
  const names = isChoice ? Reflect.get(record, `${field.name}_name`) : held.join(", ").slice(0, 200);
  return words(m.changedTo, String(names ?? ""));
}

/** Refuses choices that do not fit the field they depend on, which nothing else would catch without script. */
export async function refuseStaleChoices(
  { provider, t }: SignedIn,
  sections: readonly Section[],
  sources: ChoiceSources = {},
  form: FormData,
): Promise<void> {
  const posted = new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const doubtful = Object.entries(sources).filter(([name, source]) => posted.get(name) && isStale(source, posted));
  const lists = await readAllChoices(provider, Object.fromEntries(doubtful), posted);
  refuseUnoffered(lists, Object.fromEntries(posted), labelsOf(sections), t);
}

/** The record in the answer to a write; a provider may answer with less. */
const answered = z.looseObject({ id });

/** The answer to an update of a record, which need not name it. */
export const answerOf = (updated: number | string, answer: unknown): object => ({
  id: updated,
  ...(typeof answer === "object" ? answer : null),
});

interface Write<Row extends object> {
  sections: readonly Section[];
  sent: object;
  answer: unknown;
  /** The record before it was edited, by form field. */
  before?: object;
  /** Reads the record, by form field. */
  read: (id: number) => Promise<Row>;
}

/**
 * The message about a write that the provider has accepted: `done`, and the fields that it has not saved, since it may
 * silently ignore some or all. These are fields that were sent with a value but that the record does not have, and
 * fields that were changed but are in the record as before. Fields that the answer does not have as they were sent are
 * looked up in the record; if that fails, nothing is reported.
 */
export async function savedMessage<Row extends object>(done: Message, write: Write<Row>): Promise<Told> {
  const { sections, sent, answer, before, read } = write;
  const written = answered.safeParse(answer);
  if (!written.success) return done;
  const fields = fieldsOf(sections);
  const changed = before ? fields.filter((field) => isChanged(field, before, sent)) : [];
  const isAnsweredAsSent = (field: Field) =>
    field.name in written.data && loosely(field, written.data) === loosely(field, sent);
  const doubtful = fields.filter(
    (field) =>
      (Reflect.get(sent, field.name) && !written.data[field.name]) ||
      (changed.includes(field) && !isAnsweredAsSent(field)),
  );
  if (doubtful.length === 0) return done;
  const record = await nullIf(read(written.data.id), ...FAILED);
  if (!record) return done;
  const isAsBefore = (field: Field) => before && loosely(field, record) === loosely(field, before);
  const unsaved = doubtful.filter(
    (field) => isMissing(field, sent, record) || (changed.includes(field) && isAsBefore(field)),
  );
  if (unsaved.length === 0) return done;
  const isNothingSaved = changed.length > 0 && changed.every((field) => unsaved.includes(field));
  const lost = notSaved(unsaved);
  return { ...(isNothingSaved ? lost : sentences(done, lost)), isDoubtful: true };
}

/** Whether a file was chosen; browsers send an empty one for a field without. */
const isFile = (value: unknown): boolean => value instanceof File && value.size > 0;

/** Whether a field was sent with a value that the record does not have. */
function isMissing({ name }: Field, sent: object, record: object): boolean {
  const value = Reflect.get(sent, name) as unknown;
  const isSent = isFile(value) || (typeof value === "string" && value !== "") || typeof value === "number";
  return isSent && name in record && heldIn(record, name).every((held) => held === "");
}

/** Whether a field was sent with another value than the record had; of files, HTML and phone numbers it cannot be told. */
function isChanged(field: Field, before: object, sent: object): boolean {
  const { as, name } = field;
  const isComparable = as !== "image" && as !== "file" && as !== "html" && !("type" in field && field.type === "tel");
  const isSent = Reflect.get(sent, name) !== undefined || `${name}[]` in sent;
  return isComparable && isSent && name in before && loosely(field, sent) !== loosely(field, before);
}

/** A field's values without what providers may write in another way: blanks, letter case, zeros of numbers, order. */
const loosely = ({ as, name }: Field, record: object): string =>
  heldIn(record, name in record ? name : `${name}[]`)
    .map((value) => value.replace(/\s/g, "").toLowerCase())
    .filter((value) => value !== "")
    .map((value) => (as === "number" ? String(Number(value)) : value))
    .sort()
    .join(" ");

/** The message that these fields were not saved. */
export const notSaved = (fields: readonly Labelled[]): Message => aboutFields(m.notSaved, fields);

interface Labelled {
  label: Message;
}

/** A message that names fields. */
export const aboutFields = (message: Message, fields: readonly Labelled[]): Message =>
  withValues(message, (t) => ({ fields: fields.map(({ label }) => t(label)).join(", ") }));

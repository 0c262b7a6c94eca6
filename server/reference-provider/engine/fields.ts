import { z } from "zod";
import { day, timestamp } from "../database/clock.ts";
import type { FileType } from "../media.ts";
import { Upload } from "./body.ts";
import type { Table } from "./visible.ts";

/** One named value of a record: what a write may send, how it is stored and how it is shown. */
export interface Field {
  readonly schema: z.ZodType;
  readonly required: boolean;
  /** Stored on create when the field is missing. */
  readonly fallback?: () => unknown;
  readonly show?: (stored: unknown) => unknown;
  readonly relation?: Relation;
  /** An upload of one of these types; stored is its path beneath the media folder. */
  readonly file?: { readonly types: readonly FileType[]; readonly message: string };
  readonly isBoolean?: true;
  /** Sorted without regard to case. */
  readonly isText?: true;
  /** A list of other records. */
  readonly isMany?: true;
}

/** The record of another table; `shows` names the columns of it that are read along, by suffix. */
interface Relation {
  readonly table: Table;
  readonly shows: Record<string, string>;
}

interface Options {
  readonly optional?: boolean;
  readonly fallback?: () => unknown;
}

const blank = "This field may not be blank.";

/** DRF's words for a missing, null or wrongly typed value. */
const typeError = (message: string) => ({
  error: (issue: { input?: unknown }) =>
    issue.input === undefined
      ? "This field is required."
      : issue.input === null
        ? "This field may not be null."
        : message,
});

function field(schema: z.ZodType, options: Options, rest: Partial<Field> = {}): Field {
  const required = !options.optional && !options.fallback;
  const emptyIsNull = options.optional ? z.preprocess((raw) => (raw === "" ? null : raw), schema.nullable()) : schema;
  return { schema: emptyIsNull, required, ...(options.fallback && { fallback: options.fallback }), ...rest };
}

const words = z.string(typeError("Not a valid string.")).trim().min(1, blank);

const numberAsText = (raw: unknown) => (typeof raw === "number" ? String(raw) : raw);

export function text(options: Options & { max?: number; pattern?: RegExp; message?: string } = {}): Field {
  const max = options.max ?? 255;
  let schema = words
    .max(max, `Ensure this field has no more than ${max} characters.`)
    .refine((value) => !value.includes("\0"), "Null characters are not allowed.");
  if (options.pattern) schema = schema.regex(options.pattern, options.message);
  return field(z.preprocess(numberAsText, schema), options, { isText: true });
}

export const email = (options: Options = {}): Field =>
  field(words.pipe(z.email("Enter a valid email address.")), options, { isText: true });

export const url = (): Field =>
  field(words.pipe(z.url({ protocol: /^https?$/, error: "Enter a valid URL." })), {}, { isText: true });

interface Range {
  readonly min?: number;
  readonly max?: number;
}

function ranged(schema: z.ZodNumber, { min, max }: Range): z.ZodNumber {
  let result = schema;
  if (min !== undefined) result = result.min(min, `Ensure this value is greater than or equal to ${min}.`);
  if (max !== undefined) result = result.max(max, `Ensure this value is less than or equal to ${max}.`);
  return result;
}

const textAsNumber = (raw: unknown) => (typeof raw === "string" && raw.trim() !== "" ? Number(raw) : raw);

export function integer(options: Options & Range = {}): Field {
  const invalid = "A valid integer is required.";
  return field(z.preprocess(textAsNumber, ranged(z.number(typeError(invalid)).int(invalid), options)), options);
}

/** A decimal is shown as a string with a fixed number of places. */
export function decimal(options: Options & Range & { places?: number } = {}): Field {
  const show = (stored: unknown) => (typeof stored === "number" ? stored.toFixed(options.places ?? 2) : null);
  const schema = ranged(z.number(typeError("A valid number is required.")), options);
  return field(z.preprocess(textAsNumber, schema), options, { show });
}

const booleans = new Map<unknown, number>([
  [true, 1],
  ["true", 1],
  ["True", 1],
  ["1", 1],
  [1, 1],
  ["on", 1],
  [false, 0],
  ["false", 0],
  ["False", 0],
  ["0", 0],
  [0, 0],
]);

/** Takes a yes or no however it is written; gives 1 or 0. */
export const flagInput = z.preprocess(
  (raw) => booleans.get(raw) ?? raw,
  z.literal([0, 1], typeError("Must be a valid boolean.")),
);

export function boolean(options: Options = {}): Field {
  return field(flagInput, options, { show: (stored) => stored === 1, isBoolean: true });
}

/** A yes or no that is shown as 1 or 0. */
export const flag = (options: Options = {}): Field => field(flagInput, options);

export function choice(values: readonly string[], options: Options = {}): Field {
  const schema = z.preprocess(
    numberAsText,
    z.string(typeError("Not a valid choice.")).refine((value) => values.includes(value), {
      error: (issue) => `"${String(issue.input)}" is not a valid choice.`,
    }),
  );
  return field(schema, options);
}

export const yesOrNo = (options: Options = {}) => choice(["Y", "N"], options);

export function date(options: Options = {}): Field {
  const message = "Date has wrong format. Use one of these formats instead: YYYY-MM-DD.";
  return field(z.string(typeError(message)).pipe(z.iso.date(message)), options);
}

export const today = (): Options => ({ fallback: day });

/** A moment is stored in WIB; without an offset WIB is meant. */
export function moment(options: Options = {}): Field {
  const message =
    "Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].";
  return field(
    z
      .string(typeError(message))
      .pipe(z.iso.datetime({ offset: true, local: true, error: message }))
      .transform((text) => timestamp(new Date(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}+07:00`))),
    options,
  );
}

export function relation(table: Table, shows: Record<string, string>, options: Options = {}): Field {
  const message = "Incorrect type. Expected pk value.";
  return field(z.preprocess(textAsNumber, z.number(typeError(message)).int(message)), options, {
    relation: { table, shows },
  });
}

function upload(types: readonly FileType[], message: string): Field {
  const noFile = "The submitted data was not a file. Check the encoding type on the form.";
  return field(z.instanceof(Upload, { error: noFile }), { optional: true }, { file: { types, message } });
}

/** An uploaded picture. An empty text removes it. */
export const image = () =>
  upload(["png", "jpg"], "Upload a valid image. The file you uploaded was either not an image or a corrupted image.");

/** A file that comes with a message. */
export const attachment = () => upload(["png", "jpg", "pdf"], "Upload a picture (PNG or JPEG) or a PDF.");

/** The items of a JSON list, of repeated parts or of one part; at least one. */
export const itemList = <T extends z.ZodType>(item: T) =>
  z.preprocess(asList, z.array(item, "This field is required.").min(1, "This list may not be empty."));

/** One or several values: a JSON list, repeated parts, or one part. */
export function list(item: z.ZodType, options: Options = {}): Field {
  const message = (issue: { input?: unknown }) =>
    issue.input === undefined
      ? "This field is required."
      : `Expected a list of items but got type "${typeof issue.input}".`;
  return field(z.preprocess(asList, z.array(item, { error: message })), options);
}

/** A list of other records. */
export const many = (item: z.ZodType, options: Options = {}): Field => ({ ...list(item, options), isMany: true });

function asList(raw: unknown): unknown {
  if (raw === undefined || Array.isArray(raw)) return raw;
  if (raw === null || raw === "") return [];
  if (typeof raw !== "string" || !raw.startsWith("[")) return [raw];
  try {
    return JSON.parse(raw);
  } catch {
    return [raw];
  }
}

export const idItem = z.preprocess(
  (raw) => textAsNumber(typeof raw === "object" && raw !== null && "id" in raw ? raw.id : raw),
  z.number("Incorrect type. Expected pk value.").int("Incorrect type. Expected pk value."),
);

export const unitItem = z.preprocess(
  textAsNumber,
  z
    .number("A valid integer is required.")
    .int("A valid integer is required.")
    .min(1, "Ensure this value is greater than or equal to 1."),
);

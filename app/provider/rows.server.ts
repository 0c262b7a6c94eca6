/**
 * Zod schemas for what the provider sends (contract §1, §9). They are tolerant: a missing key, null and "" mean the
 * same, numbers and flags come in several spellings, z.object drops unknown keys.
 */
import { z } from "zod";
import { withoutControls } from "./controls";
import { normalizedPath } from "./address";
import { signedMediaPath } from "./media-signature.server";

const WIB_OFFSET_MS = 7 * 60 * 60 * 1000;

const scalar = z.union([z.string(), z.number(), z.boolean()]).nullish();

/** The value of a figure, time or flag. A list or a record is no value: one that is odd does not cost the page. */
const plainValue = scalar.catch(undefined);

/** Blanks and format characters, such as the zero-width space. */
const UNSEEN = /^[\s\p{Cf}]*$/u;

/** Any scalar → string without control characters; nothing, or nothing that can be seen → "". */
export const text = scalar.transform((value) => {
  const shown = withoutControls(String(value ?? ""));
  return UNSEEN.test(shown) ? "" : shown;
});

/**
 * A phone or identity number as text. Nothing, and the word "null", which the provider writes for people without a
 * number (spec 2 §8), → "".
 */
export const numberText = text.transform((value) => (value === "null" ? "" : value));

/** 12.5, "12.50" → number; nothing or not a number → null. */
export const decimal = plainValue.transform((value) => {
  const number = typeof value === "string" && value.trim() === "" ? NaN : Number(value ?? NaN);
  return Number.isFinite(number) ? number : null;
});

/** A count as text: "4.00" → "4"; what is not a number is returned unchanged. */
export const countText = text.transform((value) => decimal.parse(value)?.toString() ?? value);

/** A sum: null is the sum of no rows, 0 (contract §9.12); a missing key → null. */
export const sum = plainValue.transform((value) => (value === null ? 0 : decimal.parse(value)));

/** "Y", true, 1, "1", "true", "t", "on" → true; everything else → false. */
export const flag = plainValue.transform((value) => /^(y|yes|t|true|on|1)$/i.test(String(value)));

/** A flag as Y/N fields of the provider are sent: true → "Y". */
export const yesOrNo = (is: boolean): "Y" | "N" => (is ? "Y" : "N");

/** A whole number, required: 7 or "7" → number. One too large to be exact is none: as an id it would be another record's. */
export const wholeNumber = z.union([z.int(), z.string().regex(/^\d+$/).transform(Number).pipe(z.int())]);

/** The id of a record, required. */
export const id = wholeNumber;

/** A record given as its id, as {id, …} (Django REST Framework's `depth`) or by its address (hyperlinked) → its id. */
const idOrRecord = z.union([
  id,
  z.object({ id }).transform((record) => record.id),
  z
    .string()
    .transform((address) => Number(/\/(\d+)\/?$/.exec(address)?.[1]))
    .pipe(z.int()),
]);

/** A reference to another record, or null. */
export const reference = z
  .union([idOrRecord, z.literal("").transform(() => null)])
  .nullish()
  .transform((value) => value ?? null);

/** The same where one that is odd, such as a name, may count as none: it does not cost the page. */
export const shownReference = reference.catch(null);

/** A list; null in it is no row. */
const rowList = <Row extends z.ZodType>(row: Row): z.ZodType<z.output<Row>[]> =>
  z
    .array(z.unknown())
    .transform((rows): unknown => rows.filter((sent) => sent !== null))
    .pipe(z.array(row));

/** The same, but null if it is missing or null. */
export const listOrNull = <Row extends z.ZodType>(row: Row) =>
  rowList(row)
    .nullish()
    .transform((rows) => rows ?? null);

/** The same, but [] if it is missing or null. */
export const listOf = <Row extends z.ZodType>(row: Row) => listOrNull(row).transform((rows) => rows ?? []);

/** Names in a list, or the only one without. A group that has none may have null among them, as joins in a database do. */
export const names = z
  .union([listOf(text), text.transform((name) => [name])])
  .transform((all) => all.filter((name) => name !== ""));

/** References to several records → ids. */
export const choices = listOf(idOrRecord);

/**
 * ISO time → the same instant as an ISO string in UTC; a time without an offset is in Asia/Jakarta; nothing or not a
 * time → null.
 */
export const moment = plainValue.transform((value) => instant(value)?.toISOString() ?? null);

/** A date, or the date in Asia/Jakarta of an ISO time → "YYYY-MM-DD"; nothing or not a date → null. */
export const day = plainValue.transform((value) => {
  const at = instant(value);
  return at && new Date(at.getTime() + WIB_OFFSET_MS).toISOString().slice(0, 10);
});

/**
 * A value that may be a date or a time: parsed as `day` without an hour, else as `moment`; nothing or neither → null.
 */
export const dayOrMoment = plainValue.transform((value) =>
  /[T ]\d/.test(String(value)) ? moment.parse(value) : day.parse(value),
);

/**
 * A file that is read through its record: an absolute URL (its host is dropped, since it may be an internal one),
 * "/media/x" or "x" → the percent-encoded path below media/ ("tickets/a%20b.pdf"), ready for `provider.file`; nothing
 * or outside media/ → null.
 */
export const filePath = scalar.transform((value) => pathBelowMedia(String(value ?? "")));

/**
 * A picture for everybody who may see its record: its signed `filePath`, as it follows "/media/" in the portal's own
 * addresses.
 */
export const mediaPath = filePath.transform((path) => path && signedMediaPath(path));

/** See `filePath`. */
export function pathBelowMedia(address: string): string | null {
  if (!address) return null;
  try {
    // The URL parser resolves "..", so a path that leaves media/ no longer has the prefix. An encoded slash would be
    // resolved only by the provider.
    const path = /\/media\/(.+)$/.exec(new URL(address, "http://provider/media/").pathname)?.[1];
    return path && !/%(2f|5c|00)/i.test(path) ? normalizedPath(path) : null;
  } catch {
    return null;
  }
}

/** The signed-in person (contract §2 "Session user"). */
export const sessionUser = z
  .object({
    id,
    username: text,
    first_name: text,
    email: text,
    phone: numberText,
    identity_no: numberText,
    foto: mediaPath,
    gravatar_url: text,
    tenant: reference,
    tenant_name: text,
    tenant_confirmation: flag,
    headtenant: flag,
    registered: flag,
    groups_name: names,
    groups_permissions: names,
  })
  .transform((row) => ({
    id: row.id,
    username: row.username,
    // An account made on the provider's command line has no name.
    name: row.first_name || row.username,
    email: row.email,
    phone: row.phone,
    identityNumber: row.identity_no,
    photo: row.foto,
    gravatar: row.gravatar_url,
    tenant: row.tenant,
    tenantName: row.tenant_name,
    isTenantConfirmed: row.tenant_confirmation,
    isHeadTenant: row.headtenant,
    /** The account has confirmed its email address or phone number (spec 1 §3). */
    isRegistered: row.registered,
    groups: row.groups_name,
    permissions: row.groups_permissions,
  }));
export type SessionUser = z.output<typeof sessionUser>;

function instant(value: unknown): Date | null {
  const parts = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(?:(Z)|([+-]\d\d):?(\d\d)?)?)?$/i.exec(
    String(value),
  );
  if (!parts) return null;
  const [, date, time = "00:00", utc, hours = "+07", minutes = "00"] = parts;
  const at = new Date(`${date}T${time}${utc ? "Z" : `${hours}:${minutes}`}`);
  return Number.isNaN(at.getTime()) ? null : at;
}

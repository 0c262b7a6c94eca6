import { MaxFileSizeExceededError, parseFormData } from "@mjackson/form-data-parser";
import { LIMITS } from "~/limits";
import { TOKEN } from "./form-token";

/** The field of the records chosen in a list, the only field that may have thousands of values. */
const CHOSEN = "chosen";

/** A file input left empty sends an empty file without a name; the parser calls a file without a name "file-upload". */
const isLeftEmpty = ({ name, size }: File): boolean => size === 0 && (name === "" || name === "file-upload");

/**
 * Whether a field of the portal's forms may have this name. Others are ignored: some, such as `__proto__`, would be
 * misread.
 */
const isFieldName = (name: string): boolean =>
  name.length <= LIMITS.fieldName && /^[a-z][\w-]*(\[\])?$/i.test(name) && !(name in Object.prototype);

const isTooLong = (value: FormDataEntryValue): boolean => typeof value === "string" && value.length > LIMITS.readText;

/**
 * A posted form with the fields that a form may have, or the status that says why it was not read: 413 if it has more
 * or longer fields than allowed, 400 if it is malformed. The only way a posted form is read. A file input left empty
 * becomes a file without a name.
 */
export async function readForm(request: Request): Promise<FormData | 400 | 413> {
  const form = new FormData();
  let fields = 0;
  let chosen = 0;
  try {
    const sent = await parseFormData(request, { maxFileSize: LIMITS.passedOn }, (file) =>
      isLeftEmpty(file) ? new File([], "") : file,
    );
    for (const [name, value] of sent) {
      if (!isFieldName(name)) continue;
      if (name === CHOSEN) chosen += 1;
      else fields += 1;
      if (fields > LIMITS.fields || chosen > LIMITS.chosen || isTooLong(value)) return 413;
      form.append(name, value);
    }
  } catch (error) {
    return error instanceof MaxFileSizeExceededError ? 413 : 400;
  }
  return form;
}

/** The same, for callers that treat an unreadable form like an empty one. */
export async function postedForm(request: Request): Promise<FormData> {
  const form = await readForm(request);
  return typeof form === "number" ? new FormData() : form;
}

/** The hidden field that names the account with which a form was opened (forms/account-mark). */
const isAccountField = (name: string): boolean => /^of-\d+$/.test(name);

/** Whether a posted form was opened with another account than this one. */
export const isOfAnother = (form: FormData, account: number | null): boolean =>
  [...form.keys()].some((name) => isAccountField(name) && name !== `of-${account}`);

/** The values of a posted form that may be shown again: no files and no passwords. */
export function typedValues(form: FormData): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const [name, value] of form) {
    if (typeof value !== "string" || /password/i.test(name) || isAccountField(name)) continue;
    (values[name] ??= []).push(value);
  }
  return values;
}

/** Buttons and hidden fields that pages carry along, also those of notifications and of chosen rows: nobody types them. */
const CARRIED = new Set([
  TOKEN,
  CHOSEN,
  "act",
  "all",
  "back",
  "confirmed",
  "enabled",
  "id",
  "kind",
  "next",
  "request",
  "requests",
  "seen",
  "sent",
]);

/** Whether anybody has typed or chosen any of these values; passwords, which may not be shown again, are not among them. */
export const holdsInput = (values: Readonly<Record<string, readonly string[]>>): boolean =>
  Object.entries(values).some(([name, texts]) => !CARRIED.has(name) && texts.some(Boolean));

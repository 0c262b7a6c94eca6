import { MaxFileSizeExceededError, parseFormData } from "@mjackson/form-data-parser";
import { LIMITS } from "~/limits";

/** The field of the records that are chosen in a list, the one that may come in thousands. */
const CHOSEN = "chosen";

/** A file input left empty sends a file that is empty and has no name; the parser calls one without a name "file-upload". */
const isLeftEmpty = ({ name, size }: File): boolean => size === 0 && (name === "" || name === "file-upload");

/** Whether a field of the portal's forms may have this name. Others are no input: some, as `__proto__`, are read as something else. */
const isFieldName = (name: string): boolean =>
  name.length <= LIMITS.fieldName && /^[a-z][\w-]*(\[\])?$/i.test(name) && !(name in Object.prototype);

const isTooLong = (value: FormDataEntryValue): boolean => typeof value === "string" && value.length > LIMITS.readText;

/**
 * A posted form with the fields that a form can have, or the status that says why it is not read: 413 where it has more of them, or
 * longer ones, than a form takes. The one way in which a posted form is read. A file input left empty is a file without a name.
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

/** The same where no more can be said of a form that is not read than of an empty one. */
export async function postedForm(request: Request): Promise<FormData> {
  const form = await readForm(request);
  return typeof form === "number" ? new FormData() : form;
}

/** What was typed into a posted form, to be shown again: no files and no passwords. */
export function typedValues(form: FormData): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !/password/i.test(name)) (values[name] ??= []).push(value);
  }
  return values;
}

import { parseFormData } from "@mjackson/form-data-parser";

/** What was typed into a posted form, to be shown again: no files and no passwords. */
export function typedValues(form: FormData): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !/password/i.test(name)) (values[name] ??= []).push(value);
  }
  return values;
}

/** The same of a request, whose size the server limits; its files are not held, and a body that is no form has no values. */
export const typedInto = (request: Request): Promise<Record<string, string[]>> =>
  parseFormData(request, { maxFileSize: Infinity }, () => undefined).then(typedValues, () => ({}));

/** What was typed into a posted form, to be shown again: no files and no passwords. */
export function typedValues(form: FormData): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const [name, value] of form) {
    if (typeof value === "string" && !/password/i.test(name)) (values[name] ??= []).push(value);
  }
  return values;
}

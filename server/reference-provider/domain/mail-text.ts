/** The values of a template's `{{placeholders}}`. */
export type MailValues = Readonly<Record<string, string | number | null | undefined>>;

interface MailText {
  readonly subject: string;
  /** HTML. */
  readonly body: string;
}

const placeholder = /\{\{\s*(\w+)\s*\}\}/g;

/**
 * Fills in a template: values are escaped in the body and put on one line in the subject. A placeholder without a value
 * is removed.
 */
export function render({ subject, body }: MailText, values: MailValues): MailText {
  const fill = (text: string, write: (value: string) => string) =>
    text.replace(placeholder, (_, name: string) =>
      write(Object.hasOwn(values, name) ? String(values[name] ?? "") : ""),
    );
  return { subject: fill(subject, (value) => value).replaceAll(/\s+/g, " "), body: fill(body, escape) };
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

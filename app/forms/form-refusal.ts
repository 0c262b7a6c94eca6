import type { Message } from "~/language/language";

/** What is wrong with a field, and whether its value must be cleared. */
export interface RefusedField {
  message: string;
  isEmptied?: true;
}

/**
 * Thrown while a form is being sent, when the portal itself finds a reason against it. The form is returned with what
 * was typed.
 */
export class FormRefusal extends Error {
  readonly fields: Readonly<Record<string, RefusedField>>;
  /** The heading of the messages, if counting the fields would not say enough. */
  readonly title?: Message;
  /** What the form's schema has against it besides, by field. */
  readonly invalid: Readonly<Record<string, string[] | null>>;

  constructor(fields: FormRefusal["fields"], title?: Message, invalid: FormRefusal["invalid"] = {}) {
    super("the form is refused");
    this.fields = fields;
    this.title = title;
    this.invalid = invalid;
  }
}

import type { Message } from "~/language/language";

/** What is wrong with a field, and whether what was typed there is no answer any more. */
export interface RefusedField {
  message: string;
  isEmptied?: true;
}

/** Thrown by what sends a form on: the portal itself has found what stands against it. The form comes back with what was typed. */
export class FormRefusal extends Error {
  readonly fields: Readonly<Record<string, RefusedField>>;
  /** The heading of the messages, where counting the fields does not tell it. */
  readonly title?: Message;

  constructor(fields: FormRefusal["fields"], title?: Message) {
    super("the form is refused");
    this.fields = fields;
    this.title = title;
  }
}

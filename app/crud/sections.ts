import type { Message } from "~/language/language";
import type { Section } from "./form-fields";

/** The fields of all sections. */
export const fieldsOf = (sections: readonly Section[]) => sections.flatMap(({ fields }) => fields);

/** The labels of the fields, by name. */
export const labelsOf = (sections: readonly Section[]): Record<string, Message> =>
  Object.fromEntries(fieldsOf(sections).map(({ name, label }) => [name, label]));

/** The names of the rich text fields. */
export const htmlFields = (sections: readonly Section[]): string[] =>
  fieldsOf(sections).flatMap(({ as, name }) => (as === "html" ? [name] : []));

import type { ComponentProps, ComponentType } from "react";
import type { Message } from "~/language/language";
import {
  ChoicesField,
  DateField,
  FileField,
  ImageField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
} from "~/forms/fields";
import { FormSection } from "~/forms/form";
import { RichTextField } from "~/forms/rich-text";

const kinds = {
  text: TextField,
  number: NumberField,
  textarea: TextareaField,
  select: SelectField,
  choices: ChoicesField,
  date: DateField,
  image: ImageField,
  file: FileField,
  html: RichTextField,
};
type Kinds = typeof kinds;

/** A declared field: its kind, and what that field of forms/fields takes. */
export type Field = { [Kind in keyof Kinds]: { as: Kind } & ComponentProps<Kinds[Kind]> }[keyof Kinds];

/** A titled part of a declared form. */
export interface Section {
  title: Message;
  note?: Message;
  fields: readonly Field[];
}

export const fieldsOf = (sections: readonly Section[]) => sections.flatMap(({ fields }) => fields);

/** The fields that take rich text. */
export const htmlFields = (sections: readonly Section[]): string[] =>
  fieldsOf(sections).flatMap(({ as, name }) => (as === "html" ? [name] : []));

/** The form's field that says by which choice of another field the shown choices are narrowed. */
export const titleField = (field: string) => `${field}-shown`;

/** The fields of a declared form, in its sections. */
export function FormSections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ title, note, fields }) => (
    <FormSection key={title.en} title={title} note={note}>
      {fields.map(({ as, ...props }) => {
        const Kind = kinds[as] as ComponentType<typeof props>;
        return <Kind key={props.name} {...props} />;
      })}
    </FormSection>
  ));
}

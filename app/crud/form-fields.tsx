import type { ComponentProps, ComponentType } from "react";
import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import {
  ChoicesField,
  FileField,
  ImageField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
} from "~/forms/fields";
import { FormSection } from "~/forms/form";
import { RichTextField } from "~/forms/rich-text";
import { DateField } from "~/forms/time-fields";

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

/** A declared field: its kind, and the props of that field in forms/fields. */
export type Field = { [Kind in keyof Kinds]: { as: Kind } & ComponentProps<Kinds[Kind]> }[keyof Kinds];

/** A titled section of a declared form. */
export interface Section {
  title: Message;
  note?: Message;
  fields: readonly Field[];
}

/** The fields of a declared form, in its sections. */
export function FormSections({ sections }: { sections: readonly Section[] }) {
  const t = useT();
  return sections.map(({ title, note, fields }) => (
    <FormSection key={t(title)} title={title} note={note}>
      {fields.map(({ as, ...props }) => {
        const Kind = kinds[as] as ComponentType<typeof props>;
        return <Kind key={props.name} {...props} />;
      })}
    </FormSection>
  ));
}

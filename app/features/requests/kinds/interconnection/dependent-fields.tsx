import type { ComponentProps } from "react";
import { SelectField } from "~/forms/fields";
import { useField } from "~/forms/form";
import type { FormState } from "~/forms/form-state";
import { UpdateChoices } from "~/forms/update-choices";
import type { Message } from "~/language/language";
import { CHOICES_OF, choicesOf, type EndFields, offered } from "./end";
import { beforeThat, m } from "./messages";

interface Field extends ComponentProps<typeof SelectField> {
  /** The text if the earlier choices leave nothing to choose from. */
  none?: Message;
  /** The deciding fields on which this one depends, if not all before it. */
  after?: readonly string[];
}

interface DependentFieldsProps {
  state: FormState;
  fields: readonly Field[];
  /** The names of the fields that determine the choices of the fields after them. */
  deciding: readonly string[];
  /** The names of the fields that change the page, if not only the deciding ones. */
  updating?: readonly string[];
  /** The end that the fields are about. */
  end: EndFields;
}

/** A sequence of choices, each depending on the ones before it; changing one resets those after it. */
export function DependentFields({ state, fields, deciding, updating = deciding, end }: DependentFieldsProps) {
  const valueOf = (name: string) => state.values[name]?.[0] ?? "";
  const isChosen = (name: string) => offered(state.choices?.[name]?.choices ?? [], valueOf(name)) !== undefined;
  return (
    <>
      {fields.map(({ none = m.nothing, after = deciding, ...field }, at) => {
        const before = fields.slice(0, at).filter(({ name }) => after.includes(name));
        const missing = before.find(({ name }) => !isChosen(name));
        const key = [field.name, ...before.map(({ name }) => valueOf(name))].join(" ");
        return <OfferedField key={key} {...field} none={missing ? beforeThat(missing.empty) : none} />;
      })}
      <input type="hidden" name={CHOICES_OF} value={choicesOf(end, valueOf)} />
      <UpdateChoices after={updating} />
    </>
  );
}

function OfferedField({ none, ...field }: Field & { none: Message }) {
  const { choices } = useField(field.name);
  return <SelectField {...field} empty={choices?.choices.length ? field.empty : none} />;
}

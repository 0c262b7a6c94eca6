import type { ComponentProps } from "react";
import { SelectField } from "~/ui/fields";
import { type FormState, useField } from "~/ui/form";
import { UpdateChoices } from "~/ui/update-choices";
import { PORTS_OF } from "./end";
import type { Message } from "~/language/language";
import { m } from "./messages";

interface Field extends ComponentProps<typeof SelectField> {
  /** What is told where the choices before it leave nothing to choose from. */
  none?: Message;
}

interface DependentFieldsProps {
  state: FormState;
  fields: readonly Field[];
  /** Names of those that decide what the fields after them offer; one of them is the device. */
  deciding: readonly string[];
  device: string;
}

/** Choices in an order in which each is offered beside those before it; a changed one resets those after it. */
export function DependentFields({ state, fields, deciding, device }: DependentFieldsProps) {
  const valueOf = (name: string) => state.values[name]?.[0] ?? "";
  return (
    <>
      {fields.map(({ none = m.nothing, ...field }, at) => {
        const before = fields.slice(0, at).filter(({ name }) => deciding.includes(name));
        const chosen = before.map(({ name }) => valueOf(name));
        return (
          <OfferedField
            key={[field.name, ...chosen].join(" ")}
            {...field}
            none={chosen.every(Boolean) ? none : m.nothing}
          />
        );
      })}
      <input type="hidden" name={PORTS_OF} value={valueOf(device)} />
      <UpdateChoices after={deciding} />
    </>
  );
}

function OfferedField({ none, ...field }: Field & { none: Message }) {
  const { choices } = useField(field.name);
  return <SelectField {...field} empty={choices?.choices.length ? field.empty : none} />;
}

import type { ComponentProps } from "react";
import { SelectField } from "~/forms/fields";
import { type FormState, useField } from "~/forms/form";
import { UpdateChoices } from "~/forms/update-choices";
import type { Message } from "~/language/language";
import { offered, PORTS_OF } from "./end";
import { beforeThat, m } from "./messages";

interface Field extends ComponentProps<typeof SelectField> {
  /** What is told where the choices before it leave nothing to choose from. */
  none?: Message;
  /** Of the deciding fields those that decide this one, where it is not all before it. */
  after?: readonly string[];
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
  const isChosen = (name: string) => offered(state.choices?.[name]?.choices ?? [], valueOf(name)) !== undefined;
  return (
    <>
      {fields.map(({ none = m.nothing, after = deciding, ...field }, at) => {
        const before = fields.slice(0, at).filter(({ name }) => after.includes(name));
        const missing = before.find(({ name }) => !isChosen(name));
        const key = [field.name, ...before.map(({ name }) => valueOf(name))].join(" ");
        return <OfferedField key={key} {...field} none={missing ? beforeThat(missing.empty) : none} />;
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

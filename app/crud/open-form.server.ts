import type { Message, Translate } from "~/language/language";
import type { Provider } from "~/provider/index.server";
import { type FormState, SEEN, UPDATE } from "~/forms/form-state";
import { type ChoiceSources, isStale, offers, readAllChoices } from "~/forms/choices.server";
import { seenOf } from "./edit-checks.server";
import type { Section } from "./form-fields";
import { fieldsOf } from "./sections";
import type { StepHint } from "~/ui/step-hint";

const createFirst: Message = {
  en: "There is nothing to choose from yet for: {fields}. That has to be created first.",
  id: "Belum ada pilihan untuk: {fields}. Itu harus dibuat lebih dahulu.",
};

interface Opening {
  sections: readonly Section[];
  /** The initial values by field: the record or the defaults. */
  start: object | Promise<object>;
  choices?: ChoiceSources;
  /** The form edits a record, which others may change in the meantime. */
  editing?: boolean;
}

/**
 * The state of a declared form: initial values, overridden by those of a link or those typed so far, and the choices.
 */
export async function openForm(
  provider: Provider,
  { sections, start, choices, editing }: Opening,
  params: URLSearchParams,
): Promise<FormState> {
  const values = Promise.resolve(start).then((known) => valuesOf(sections, known, params));
  const chosenIn = async (field: string) => (await values)[field] ?? [];
  const isOptional = (field: string) => fieldsOf(sections).some(({ name, required }) => name === field && !required);
  const [typed, lists] = await Promise.all([
    values,
    readAllChoices(provider, choices, params, { chosenIn, isOptional }),
  ]);
  const fitting = Object.entries(typed).map(([field, chosen]) =>
    isStale(choices?.[field], params)
      ? [field, chosen.filter((value) => offers(lists[field], value))]
      : [field, chosen],
  );
  const shown = Object.fromEntries(fitting);
  const begun = params.has(UPDATE) ? valuesOf(sections, await start, new URLSearchParams()) : undefined;
  const seen = editing ? (params.get(SEEN) ?? seenOf(sections, await start)) : undefined;
  return { token: crypto.randomUUID(), seen, values: shown, errors: {}, begun, choices: lists };
}

/** A submitted form includes all of its fields but the files: a missing field was emptied. */
function valuesOf(sections: readonly Section[], start: object, params: URLSearchParams): FormState["values"] {
  const known = new Map(Object.entries(start));
  const sent = params.has(UPDATE);
  return Object.fromEntries(
    fieldsOf(sections).map(({ as, name }) => {
      const brought = as !== "image" && (sent || params.has(name));
      const given = brought ? params.getAll(name) : [known.get(name) ?? []].flat();
      return [name, given.map(String)];
    }),
  );
}

/**
 * Why a declared form cannot be filled in yet: records that must be chosen do not exist, as on a fresh installation;
 * null if they do. Choices that depend on another field change with it.
 */
export function missingChoices(
  { sections, choices = {} }: Pick<Opening, "sections" | "choices">,
  { choices: lists = {} }: FormState,
  t: Translate,
): StepHint | null {
  const isEmpty = (name: string) => {
    const [source, list] = [choices[name], lists[name]];
    return source && !("dependsOn" in source) && list && list.choices.length === 0 && !list.search;
  };
  const missing = fieldsOf(sections).flatMap(({ name, label, required }) =>
    required && isEmpty(name) ? t(label) : [],
  );
  return missing.length > 0 ? { text: t(createFirst, { fields: missing.join(", ") }) } : null;
}

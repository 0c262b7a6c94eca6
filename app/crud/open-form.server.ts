import type { Provider } from "~/provider/index.server";
import { type FormState, UPDATE } from "~/forms/form";
import { type ChoiceSources, readAllChoices } from "~/forms/choices.server";
import { fieldsOf, type Section, titleField } from "./form-fields";

interface Opening {
  sections: readonly Section[];
  /** What the fields begin with, by their names: the record as it stands or the defaults. */
  start: object | Promise<object>;
  choices?: ChoiceSources;
}

/** The state of a declared form: what it begins with, over it what a link brought or what is typed by now, and the choices. */
export async function openForm(
  provider: Provider,
  { sections, start, choices }: Opening,
  params: URLSearchParams,
): Promise<FormState> {
  const values = Promise.resolve(start).then((known) => valuesOf(sections, known, params, choices));
  const chosen = async (name: string) => (await values)[name]?.[0];
  const [shown, lists] = await Promise.all([values, readAllChoices(provider, choices, params, chosen)]);
  const begun = params.has(UPDATE) ? valuesOf(sections, await start, new URLSearchParams()) : undefined;
  return { token: crypto.randomUUID(), values: shown, errors: {}, begun, choices: lists };
}

/** A form that was sent brings all of its fields but the files: one that is not there was emptied. */
function valuesOf(
  sections: readonly Section[],
  start: object,
  params: URLSearchParams,
  choices: ChoiceSources = {},
): FormState["values"] {
  const known = new Map(Object.entries(start));
  const sent = params.has(UPDATE);
  return Object.fromEntries(
    fieldsOf(sections).map(({ as, name }) => {
      if (isStale(choices[name], params)) return [name, []];
      const brought = as !== "image" && (sent || params.has(name));
      const given = brought ? params.getAll(name) : [known.get(name) ?? []].flat();
      return [name, given.map(String)];
    }),
  );
}

/** Whether a choice was made among others than what now narrows them leaves. */
function isStale(source: ChoiceSources[string] | undefined, params: URLSearchParams): boolean {
  if (!source || typeof source === "function") return false;
  return Object.values(source.dependsOn ?? {}).some((field) => {
    const shown = params.get(titleField(field));
    return shown !== null && shown !== params.get(field);
  });
}

import { typedValues } from "~/session/form-data.server";
import type { SignedIn } from "~/session/guards.server";
import { type FormState, TOKEN, UPDATE } from "~/ui/form";
import { type ChoiceSources, readAllChoices } from "~/forms/choices.server";
import { fieldsOf, type Section, shownName } from "./form-fields";

interface Opening {
  sections: readonly Section[];
  /** What the fields begin with, by their names: the record as it stands or the defaults. */
  start: object | Promise<object>;
  choices?: ChoiceSources;
}

/** The state of a form as it is opened: what it begins with, over it what a link or "Update choices" brought, and the choices. */
export async function openForm({ provider, url }: SignedIn, { sections, start, choices }: Opening): Promise<FormState> {
  const params = url.searchParams;
  const values = Promise.resolve(start).then((known) => valuesOf(sections, known, params, choices));
  const chosen = async (name: string) => (await values)[name]?.[0];
  const [shown, lists] = await Promise.all([values, readAllChoices(provider, choices, params, chosen)]);
  return { token: crypto.randomUUID(), values: shown, errors: {}, choices: lists };
}

/** The address of a form with what was typed into it, as the buttons that change it make it. */
export function updatedPath(path: string, form: FormData): string {
  const typed = Object.entries(typedValues(form)).filter(([name]) => name !== "" && name !== TOKEN);
  const pairs = typed.flatMap(([name, values]) => values.map((value) => [name, value]));
  return `${path}?${new URLSearchParams(pairs)}`;
}

/** A form that was sent by GET brings all of its fields but the files: one that is not there was emptied. */
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
  return Object.values(source.narrowedBy ?? {}).some((field) => {
    const shown = params.get(shownName(field));
    return shown !== null && shown !== params.get(field);
  });
}

import type { Provider } from "~/provider/index.server";
import { typedValues } from "~/session/form-data.server";
import type { SignedIn } from "~/session/guards.server";
import { type FormState, UPDATE } from "~/ui/form";
import { type ChoiceSources, readAllChoices } from "~/forms/choices.server";
import { fieldsOf, type Section, shownName } from "./form-fields";

/**
 * Reads what a page with a form shows for what is chosen in it: `params` are those of its address, over them what is typed by now. A
 * route tells it once, for its loader and for the action that answers a form which stays.
 */
export type ReadPage<Page> = (params: URLSearchParams) => Promise<Page>;

const answered = new WeakMap<SignedIn, Promise<unknown>>();

/**
 * The page for a loader: the one with which the action of this same request has answered, else as its address says, over it what
 * was kept of the form when it was not answered.
 */
export function openPage<Page>(context: SignedIn, read: ReadPage<Page>): Promise<Page> {
  const page = answered.get(context);
  if (page) return page as Promise<Page>;
  const kept = context.keptForm();
  return read(kept ? withTyped(context.url, kept) : context.url.searchParams);
}

/** The page for an action whose form stays: with what is typed by now. */
export function answerPage<Page>(context: SignedIn, form: FormData, read: ReadPage<Page>): Promise<Page> {
  const page = read(withTyped(context.url, typedValues(form)));
  answered.set(context, page);
  return page;
}

/** UPDATE says that a form has brought all of its fields: one that is not there was emptied. */
function withTyped({ searchParams }: URL, typed: Record<string, string[]>): URLSearchParams {
  const params = new URLSearchParams(searchParams);
  for (const [name, values] of Object.entries({ [UPDATE]: [""], ...typed })) {
    params.delete(name);
    for (const value of values) params.append(name, value);
  }
  return params;
}

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
  return { token: crypto.randomUUID(), values: shown, errors: {}, choices: lists };
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
  return Object.values(source.narrowedBy ?? {}).some((field) => {
    const shown = params.get(shownName(field));
    return shown !== null && shown !== params.get(field);
  });
}

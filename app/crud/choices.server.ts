import { z } from "zod";
import { id, text } from "~/provider/rows";
import type { Provider } from "~/provider/index.server";
import type { Choice, ChoiceList } from "~/ui/form";

/** A family whose records can be chosen; `label` is the field that names a record. */
export interface ChoiceSource {
  family: string;
  label: string;
}

/** The most choices that a page carries; what is beyond is found by searching at the provider. */
const MOST = 200;

const choiceRow = (label: string) =>
  z.object({ id, [label]: text }).transform((row): Choice => ({ value: String(row.id), label: String(row[label]) }));

/** What a form or a list has to offer choices: what was chosen by now, and what is searched for. */
export interface Choosing {
  search?: string | null;
  chosen?: string | Promise<string | undefined> | null;
}

/** The choices of one field: those that fit `search`, and always the chosen one. */
export async function readChoices(
  provider: Provider,
  { family, label }: ChoiceSource,
  { search, chosen }: Choosing = {},
): Promise<ChoiceList> {
  const row = choiceRow(label);
  const [{ results, count }, value = ""] = await Promise.all([
    provider.list(family, row, { limit: MOST, ordering: label, search }),
    chosen ?? undefined,
  ]);
  const beyond = /^\d+$/.test(value) && count > results.length && !results.some((choice) => choice.value === value);
  const choices = beyond ? [await provider.read(`${family}/${value}`, row), ...results] : results;
  return { choices, more: count > results.length, search: search ?? "" };
}

/** The choices of several fields at once, by field name; `params` is the URL of their GET form. */
export async function readAllChoices(
  provider: Provider,
  sources: Readonly<Record<string, ChoiceSource>> = {},
  params: URLSearchParams,
  chosen: (name: string) => Choosing["chosen"] = (name) => params.get(name),
): Promise<Record<string, ChoiceList>> {
  const lists = Object.entries(sources).map(async ([name, source]) => {
    const choosing = { search: params.get(`${name}-search`), chosen: chosen(name) };
    return [name, await readChoices(provider, source, choosing)] as const;
  });
  return Object.fromEntries(await Promise.all(lists));
}

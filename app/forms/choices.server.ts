import { z } from "zod";
import type { Provider, Query } from "~/provider/index.server";
import { isId } from "~/provider/address";
import { id, text } from "~/provider/rows.server";
import { nullIf } from "~/session/thrown-answer";
import { byLabel } from "./form";
import type { Choice, ChoiceList } from "./form-state";
import { shownField } from "./form-state";

/** A family whose records can be chosen; `label` is the field that names a record. */
export interface ChoiceSource {
  family: string;
  label: string;
  /** The provider's filters that narrow the choices, with the names of the form fields that supply their values. */
  dependsOn?: Readonly<Record<string, string>>;
}

/** Reads all choices of a field at once, including the chosen ones even if the family's list lacks them. */
type ReadChoiceList = (provider: Provider, chosen: readonly string[]) => Promise<ChoiceList>;

/** The source of each field's choices, by field name: a family, or a function that reads all of them at once. */
export type ChoiceSources = Readonly<Record<string, ChoiceSource | ReadChoiceList>>;

/** At most this many choices are sent with a page; the others are found by searching. */
const MAX_CHOICES = 200;

/** How old choices may be. */
const MAX_AGE_MS = 30_000;

/** Row schemas of choices, by the field that names the record. */
const choiceRows = new Map<string, z.ZodType<Choice>>();

function choiceRow(label: string): z.ZodType<Choice> {
  const row = choiceRows.get(label) ?? makeChoiceRow(label);
  choiceRows.set(label, row);
  return row;
}

const makeChoiceRow = (label: string) =>
  z.object({ id, [label]: text }).transform((row): Choice => ({ value: String(row.id), label: String(row[label]) }));

/** What determines the choices on offer: the chosen value, the search, and the fields that narrow them. */
interface Choosing {
  search?: string | null;
  chosen?: string | Promise<string | undefined> | null;
  narrowed?: Query;
}

/** The choices of one field: those that match the narrowing and `search`, and always the chosen one. */
export async function readChoices(
  provider: Provider,
  { family, label }: ChoiceSource,
  { search, chosen, narrowed }: Choosing = {},
): Promise<ChoiceList> {
  const row = choiceRow(label);
  const recent = provider.recent(MAX_AGE_MS);
  const [{ results, count }, value = ""] = await Promise.all([
    recent.list(family, row, { ...narrowed, limit: MAX_CHOICES, ordering: label, search }),
    chosen ?? undefined,
  ]);
  const known = !isId(value) || results.some((choice) => choice.value === value);
  // A chosen record that no longer exists, or that the reader may not see, is simply not offered.
  const chosenOne = known ? null : await nullIf(recent.read(`${family}/${value}`, row), "missing", "refused");
  // The provider may sort in another way, or not at all.
  const sorted = [...results].sort(byLabel);
  const choices = chosenOne ? [chosenOne, ...sorted] : sorted;
  return { choices, more: count > results.length, search: search ?? "" };
}

/** The chosen ids of a field. */
type ChosenIn = (field: string) => readonly string[] | Promise<readonly string[]>;

/** The choices of several fields at once, by field name; `params` are those of their page. */
export async function readAllChoices(
  provider: Provider,
  sources: ChoiceSources = {},
  params: URLSearchParams,
  chosenIn: ChosenIn = (name) => params.getAll(name),
): Promise<Record<string, ChoiceList>> {
  const first = async (field: string) => (await chosenIn(field))[0];
  const lists = Object.entries(sources).map(async ([name, source]) => {
    if (typeof source === "function") return [name, await source(provider, await chosenIn(name))] as const;
    const search = params.get(`${name}-search`);
    const narrowed = await narrowing(source, first);
    return [name, await readChoices(provider, source, { search, chosen: first(name), narrowed })] as const;
  });
  return Object.fromEntries(await Promise.all(lists));
}

async function narrowing(
  { dependsOn }: ChoiceSource,
  chosen: (field: string) => Promise<string | undefined>,
): Promise<Query | undefined> {
  if (!dependsOn) return undefined;
  const filters = Object.entries(dependsOn).map(async ([filter, field]) => {
    const value = await chosen(field);
    return [filter, isId(value) ? value : null] as const;
  });
  return Object.fromEntries(await Promise.all(filters));
}

/** Whether a choice was made before the field it depends on was changed; `params` are the submitted fields. */
export function isStale(source: ChoiceSources[string] | undefined, params: URLSearchParams): boolean {
  if (!source || typeof source === "function") return false;
  return Object.values(source.dependsOn ?? {}).some((field) => {
    const shown = params.get(shownField(field));
    return shown !== null && shown !== params.get(field);
  });
}

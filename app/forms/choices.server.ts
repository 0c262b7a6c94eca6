import { z } from "zod";
import { type Message, nameOrId, type Translate } from "~/language/language";
import type { Provider, Query } from "~/provider/index.server";
import { isId } from "~/provider/address";
import { id, shownReference, text } from "~/provider/rows.server";
import { nullIf } from "~/session/thrown-answer";
import { byLabel } from "./form";
import { FormRefusal } from "./form-refusal";
import { type Choice, type ChoiceList, shownField } from "./form-state";

/** A family whose records can be chosen; `label` is the field that names a record. */
export interface ChoiceSource {
  family: string;
  label: string;
  /** What distinguishes a record from others of the same name. */
  about?: (record: object) => string;
  /** Whether a record can be chosen, where the provider ignores the filter for that; one chosen before is still offered. */
  isOffered?: (record: object) => boolean;
  /**
   * The provider's filters that narrow the choices, with the names of the form fields that supply their values; records
   * have these values by the same names.
   */
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

type NamedRecord = Choice & { about: string };
/** With the record's values of the fields that its choice depends on. */
type ReadRecord = NamedRecord & { isOffered: boolean; held: Readonly<Record<string, number | null>> };

/** Row schemas of choices, by all that they read. */
const choiceRows = new Map<string, z.ZodType<ReadRecord>>();

function choiceRow(source: ChoiceSource): z.ZodType<ReadRecord> {
  const { family, label, about, isOffered, dependsOn = {} } = source;
  const own = [about && `of ${family}`, isOffered && `among ${family}`];
  const key = [label, ...Object.values(dependsOn), ...own].join(" ");
  const row = choiceRows.get(key) ?? makeChoiceRow(source);
  choiceRows.set(key, row);
  return row;
}

const makeChoiceRow = ({ label, about, isOffered, dependsOn = {} }: ChoiceSource) =>
  z.looseObject({ id, [label]: text }).transform((row) => ({
    value: String(row.id),
    label: nameOrId(String(row[label]), String(row.id)),
    about: about?.(row) ?? "",
    isOffered: isOffered?.(row) ?? true,
    held: Object.fromEntries(Object.values(dependsOn).map((field) => [field, shownReference.parse(row[field])])),
  }));

/** Records as choices; those of the same name with what distinguishes them. */
const asChoices = (records: readonly NamedRecord[]): Choice[] =>
  records.map(({ value, label, about }) => {
    const isShared = about && records.some((other) => other.label === label && other.value !== value);
    return { value, label: isShared ? `${label}, ${about}` : label };
  });

/** What determines the choices on offer: the chosen value, the search, and the fields that narrow them. */
interface Choosing {
  search?: string | null;
  chosen?: string | Promise<string | undefined> | null;
  narrowed?: Query;
  /** At most this many are read, instead of `MAX_CHOICES`. */
  most?: number;
  /** The page can do without the choices: if the reader may not list the records, there is only the chosen one. */
  isOptional?: boolean;
}

/** The choices of one field: those that match the narrowing and `search`, and always the chosen one. */
export async function readChoices(
  provider: Provider,
  source: ChoiceSource,
  { search, chosen, narrowed, most = MAX_CHOICES, isOptional = false }: Choosing = {},
): Promise<ChoiceList> {
  const { family, label, dependsOn } = source;
  const row = choiceRow(source);
  const recent = provider.recent(MAX_AGE_MS);
  const query = { ...narrowed, ordering: label, search };
  const readFitting = async () => {
    const reading = recent.list(family, row, { ...query, limit: most });
    // A provider may lack the family of an optional field, as it may lack the field.
    const sent = await nullIf(reading, "missing", ...(isOptional ? (["refused"] as const) : []));
    if (!sent) return null;
    const fits = ({ isOffered, held }: ReadRecord) => isOffered && fitsNarrowing(dependsOn, narrowed, held);
    if (sent.results.every(fits)) return sent;
    // The provider ignores a filter.
    const all = sent.count > sent.results.length ? await recent.all(family, row, query) : sent.results;
    const fitting = all.filter(fits);
    return { count: fitting.length, results: fitting.slice(0, most) };
  };
  const [fitting, value = ""] = await Promise.all([readFitting(), chosen ?? undefined]);
  const { results, count } = fitting ?? { results: [], count: 0 };
  const known = !isId(value) || results.some((choice) => choice.value === value);
  // A chosen record that no longer exists, or that the reader may not see, is simply not offered beside others.
  const found = known ? null : await nullIf(recent.read(`${family}/${value}`, row), "missing", "refused");
  const isKept = isOptional && !known && fitting === null;
  const chosenOne = found ?? (isKept ? { value, label: nameOrId("", value), about: "" } : null);
  // The provider may sort in another way, or not at all.
  const sorted = [...results].sort(byLabel);
  const choices = asChoices(chosenOne ? [chosenOne, ...sorted] : sorted);
  return { choices, more: count > results.length, search: search ?? "" };
}

/** Whether a record has the values that its choices are narrowed to; one that does not tell them has. */
const fitsNarrowing = (dependsOn: ChoiceSource["dependsOn"] = {}, narrowed: Query = {}, held: ReadRecord["held"]) =>
  Object.entries(dependsOn).every(([filter, field]) => {
    const [asked, own] = [narrowed[filter] ?? null, held[field] ?? null];
    return asked === null || own === null || String(own) === String(asked);
  });

interface Fields {
  /** The chosen ids of a field, by default those in its page's parameters. */
  chosenIn?: (field: string) => readonly string[] | Promise<readonly string[]>;
  /** Whether the page can do without a field's choices. */
  isOptional?: (field: string) => boolean;
}

/**
 * The choices of several fields at once, by field name; `params` are those of their page. A choice that was made before
 * the field it depends on was changed is among them only if it fits.
 */
export async function readAllChoices(
  provider: Provider,
  sources: ChoiceSources = {},
  params: URLSearchParams,
  { chosenIn = (name) => params.getAll(name), isOptional = () => false }: Fields = {},
): Promise<Record<string, ChoiceList>> {
  const first = async (field: string) => (await chosenIn(field))[0];
  const lists = Object.entries(sources).map(async ([name, source]) => {
    if (typeof source === "function") return [name, await source(provider, await chosenIn(name))] as const;
    const search = params.get(`${name}-search`);
    const narrowed = await narrowing(source, first);
    const chosen = isStale(source, params) ? null : first(name);
    return [
      name,
      await readChoices(provider, source, { search, chosen, narrowed, isOptional: isOptional(name) }),
    ] as const;
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

/** Whether a list offers this value. */
export const offers = (list: ChoiceList | undefined, value: string): boolean =>
  list?.choices.some((choice) => choice.value === value) ?? false;

const chooseAgain: Message = {
  en: "Choose again: the choices have changed",
  id: "Pilih kembali: pilihannya telah berubah",
};

/**
 * Refuses the first chosen value that its list does not offer, or not any more; the fields after it may depend on it.
 * Without script a form can hold choices that do not fit each other. `labels` has the form's fields in order.
 */
export function refuseUnoffered(
  lists: Readonly<Record<string, ChoiceList>>,
  chosen: Readonly<Record<string, string | undefined>>,
  labels: Readonly<Record<string, Message>>,
  t: Translate,
): void {
  const field = Object.keys(labels).find((name) => {
    const value = chosen[name];
    return value && lists[name] && !offers(lists[name], value);
  });
  if (field) throw new FormRefusal({ [field]: { message: t(chooseAgain), isEmptied: true } });
}

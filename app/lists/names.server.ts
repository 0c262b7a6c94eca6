import type { Provider } from "~/provider/index.server";
import type { SignedIn } from "~/session/guards.server";
import type { ChoiceList } from "~/forms/form-state";
import { nullIf } from "~/session/thrown-answer";
import { type ChoiceSource, readChoices } from "~/forms/choices.server";

/**
 * Records whose names rows have beside their ids: by the name's field, the id's field and the family that has the name.
 */
export type NameSources<Row = Record<string, unknown>> = {
  readonly [Name in Extract<keyof Row, string>]?: ChoiceSource & { of: Extract<keyof Row, string> };
};

/** What the provider may omit of rows, and where it is read. */
export interface Omissions<Row> {
  /** The names of records that the rows refer to. */
  names?: NameSources<Row>;
  /** Anything else, read beside the names. */
  fillIn?: (context: SignedIn, rows: Row[]) => Promise<Row[]>;
}

/** Fills in what the provider has omitted of rows. */
export async function filledIn<Row extends object>(
  context: SignedIn,
  rows: Row[],
  { names, fillIn }: Omissions<Row>,
): Promise<Row[]> {
  const [addNames, filled] = await Promise.all([
    readNames(context.provider, rows, names),
    fillIn ? fillIn(context, rows) : rows,
  ]);
  return filled.map(addNames);
}

/** A row's tenant, from the list of names that everybody may read. */
export const tenantNames = { tenantName: { of: "tenant", family: "tenantlist", label: "name" } } as const;

/**
 * Fills in names for which the provider sent only ids: one extra call per family, or two, none if no name is missing. Names
 * that the family lacks too stay empty.
 */
export async function withNames<Row extends object>(
  provider: Provider,
  rows: readonly Row[],
  sources?: NameSources<Row>,
): Promise<Row[]> {
  return rows.map(await readNames(provider, rows, sources));
}

/** Reads the names that rows lack; returns what adds them to a row. */
async function readNames<Row extends object>(
  provider: Provider,
  rows: readonly Row[],
  sources: NameSources<Row> = {},
): Promise<(row: Row) => Row> {
  const lacking = (Object.entries(sources) as [string, ChoiceSource & { of: string }][]).map(async ([name, source]) => {
    const ids = new Set(rows.flatMap((row) => idOf(row, name, source.of)));
    const names = ids.size > 0 && (await nullIf(namesOf(provider, source, ids), "missing", "refused"));
    return { name, of: source.of, names: names || new Map<string, string>() };
  });
  const read = await Promise.all(lacking);
  return (row) => {
    const added = read.flatMap(({ name, of, names }) => idOf(row, name, of).map((id) => [name, names.get(id) ?? ""]));
    return { ...row, ...Object.fromEntries(added) };
  };
}

/** The same for one row. */
export async function oneWithNames<Row extends object>(
  provider: Provider,
  row: Row,
  sources?: NameSources<Row>,
): Promise<Row> {
  const [named = row] = await withNames(provider, [row], sources);
  return named;
}

/** Names are looked for among this many records of a family: of the largest ones, reading all would hold up others. */
const MOST_NAMES = 5_000;

/** Names by id, at least of these ids: more than a family's first records are read only if several of them are not there. */
async function namesOf(
  provider: Provider,
  source: ChoiceSource,
  ids: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const [first = null] = ids;
  const isOne = ids.size === 1;
  const read = await readChoices(provider, source, { chosen: isOne ? first : null });
  const names = namesIn(read);
  const isEnough = isOne || !read.more || [...ids].every((id) => names.has(id));
  return isEnough ? names : namesIn(await readChoices(provider, source, { most: MOST_NAMES }));
}

const namesIn = ({ choices }: ChoiceList) => new Map(choices.map(({ value, label }) => [value, label]));

/** The id of a record whose name a row lacks; empty if the row has the name or no such record. */
function idOf(row: object, name: string, of: string): string[] {
  const { [name]: known, [of]: id } = row as Record<string, unknown>;
  return known === "" && typeof id === "number" ? [String(id)] : [];
}

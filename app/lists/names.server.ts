import type { Provider } from "~/provider/index.server";
import type { SignedIn } from "~/session/guards.server";
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
  /** Anything else. */
  fillIn?: (context: SignedIn, rows: Row[]) => Promise<Row[]>;
}

/** Fills in what the provider has omitted of rows. */
export async function filledIn<Row extends object>(
  context: SignedIn,
  rows: readonly Row[],
  { names, fillIn }: Omissions<Row>,
): Promise<Row[]> {
  const named = await withNames(context.provider, rows, names);
  return fillIn ? fillIn(context, named) : named;
}

/** A row's tenant, from the list of names that everybody may read. */
export const tenantNames = { tenantName: { of: "tenant", family: "tenantlist", label: "name" } } as const;

/**
 * Fills in names for which the provider sent only ids: one extra call per family, none if no name is missing. Names
 * that the family lacks too stay empty.
 */
export async function withNames<Row extends object>(
  provider: Provider,
  rows: readonly Row[],
  sources: NameSources<Row> = {},
): Promise<Row[]> {
  const lacking = (Object.entries(sources) as [string, ChoiceSource & { of: string }][]).map(async ([name, source]) => {
    const [id, ...others] = new Set(rows.flatMap((row) => idOf(row, name, source.of)));
    const reading = id && readChoices(provider, source, { chosen: others.length === 0 ? id : null });
    const found = reading && (await nullIf(reading, "missing", "refused"));
    const names = new Map(found ? found.choices.map(({ value, label }) => [value, label]) : []);
    return { name, of: source.of, names };
  });
  const read = await Promise.all(lacking);
  return rows.map((row) => {
    const added = read.flatMap(({ name, of, names }) => idOf(row, name, of).map((id) => [name, names.get(id) ?? ""]));
    return { ...row, ...Object.fromEntries(added) };
  });
}

/** The id of a record whose name a row lacks; empty if the row has the name or no such record. */
function idOf(row: object, name: string, of: string): string[] {
  const { [name]: known, [of]: id } = row as Record<string, unknown>;
  return known === "" && typeof id === "number" ? [String(id)] : [];
}

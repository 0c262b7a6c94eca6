import { z } from "zod";
import type { ChoiceSource } from "~/forms/choices.server";
import { fitsFilters, type Sayings } from "~/lists/contradictions";
import { type NameSources, withNames } from "~/lists/names.server";
import type { Language, Translate } from "~/language/language";
import type { Query } from "~/provider/index.server";
import { text } from "~/provider/rows.server";
import type { SignedIn } from "~/session/guards.server";
import type { Permission } from "~/session/permissions";
import { nullIf } from "~/session/thrown-answer";
import { END, type ListQuery, START } from "~/lists/list-query";
import { m } from "./messages";
import { type Ask, type Piece, readPieces } from "~/lists/pieces.server";
import { type Figures, MAX_ROWS, type Problems, type ReportScreen } from "./report";
import { readReportQuery } from "./report-query";

/** Adds up the rows of a report while they pass by. */
export interface Tally<Row> {
  add(row: Row): void;
  figures(): Figures;
}

/** Where a report comes from: the half that stays on the server. */
export interface ReportSource<Row extends z.ZodType> extends Sayings<z.output<Row>> {
  permission: Permission;
  family: string;
  row: Row;
  /** What is asked always. */
  baseQuery?: Query;
  /** Where the choices of filters come from, by the filters' names. */
  filterChoices?: Readonly<Record<string, ChoiceSource>>;
  /** Records that the rows name, where a provider may tell only their ids. */
  names?: NameSources<z.output<Row>>;
  /** Whether a row is one of the report's at all, as far as it says so itself; without it all are. */
  isOne?: (row: z.output<Row>) => boolean;
  /** Completes rows that are shown, printed or exported by what another family tells of them. */
  complete?: (context: SignedIn) => (rows: z.output<Row>[]) => Promise<z.output<Row>[]>;
  /** Begins to add up, for a reader of this language. */
  tally: (t: Translate, language: Language) => Tally<z.output<Row>>;
}

/** What chosen records are called, by filter; null where there is no such record. */
export type Names = Readonly<Record<string, string | null>>;

/** A report as it was asked for. */
export interface OpenReport<Row> {
  query: ListQuery;
  problems: Problems;
  ask: Ask<Row>;
  /** Whether a row is one of those that were asked for, as far as it says so itself. */
  fits: (row: Row, names: Names) => boolean;
  /** The rows that fit, once the names are known. */
  pieces: (naming: Promise<Names>, most?: number) => AsyncGenerator<Piece<Row>, void>;
  complete: (rows: Row[]) => Promise<Row[]>;
}

/** What the URL of a report asks for, and the way to its rows. */
export function openReport<Row extends z.ZodType<{ id: number }>>(
  context: SignedIn,
  screen: ReportScreen<z.output<Row>>,
  source: ReportSource<Row>,
): OpenReport<z.output<Row>> {
  const { provider, url } = context;
  const { query, problems } = readReportQuery(url.searchParams, screen);
  const { search, ordering, filters } = query;
  const sent = screen.filters.map(({ name, sentAs }) => [sentAs, filters[name]] as const);
  const dates = { [START]: filters[START], [END]: filters[END] };
  const asked: Query = { ...dates, ...Object.fromEntries(sent), ...source.baseQuery, search, ordering };
  const ask: Ask<z.output<Row>> = async (offset, limit) => {
    const page = await provider.list(source.family, source.row, { ...asked, limit, offset });
    return { ...page, results: await withNames(provider, page.results, source.names) };
  };
  const fits = (row: z.output<Row>, names: Names) =>
    (source.isOne?.(row) ?? true) && fitsFilters(source, filters, row, names);
  return {
    query,
    problems,
    ask,
    fits,
    pieces: (naming, most = MAX_ROWS) => {
      const fitting = naming.then((names) => (row: z.output<Row>) => fits(row, names));
      return readPieces(ask, fitting, most);
    },
    complete: source.complete?.(context) ?? (async (rows) => rows),
  };
}

/** What the chosen records are called. */
export async function readNames<Row extends z.ZodType>(
  { provider }: SignedIn,
  { filterChoices = {} }: ReportSource<Row>,
  { filters }: ListQuery,
): Promise<Names> {
  const chosen = Object.entries(filterChoices).filter(([name]) => filters[name]);
  const reading = chosen.map(async ([name, { family, label }]): Promise<[string, string | null]> => {
    const row = z.object({ [label]: text });
    const record = await nullIf(provider.read(`${family}/${filters[name]}`, row), "missing", "refused");
    return [name, record && String(record[label])];
  });
  return Object.fromEntries(await Promise.all(reading));
}

/** What is wrong with filters that name records that are none. */
export const missingProblems = (names: Names): Problems =>
  Object.fromEntries(Object.entries(names).flatMap(([name, called]) => (called === null ? [[name, m.noChoice]] : [])));

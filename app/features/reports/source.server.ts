import { z } from "zod";
import type { ChoiceSource } from "~/forms/choices.server";
import { fitsFilters, type RowFilters } from "~/lists/row-filters";
import { filledIn, type Omissions } from "~/lists/names.server";
import type { Language, Translate } from "~/language/language";
import type { Query } from "~/provider/index.server";
import { text } from "~/provider/rows.server";
import type { SignedIn } from "~/session/guards.server";
import type { Permission } from "~/session/permissions";
import { nullIf } from "~/session/thrown-answer";
import { END, type ListQuery, START } from "~/lists/list-query";
import { m } from "~/lists/filter-problems";
import { type Batch, readBatches } from "~/lists/batches.server";
import type { AnyRow, ReadRows } from "~/lists/list";
import { type Figures, MAX_ROWS, type Problems, type ReportFilter, type ReportScreen } from "./report";
import { readReportQuery } from "./report-query";
import { numbered } from "./rows.server";

/** Accumulates the rows of a report as they are read. */
interface Tally<Row> {
  add(row: Row): void;
  figures(): Figures;
}

/** The server half of a report: its source. */
export interface ReportSource<Row extends z.ZodType> extends RowFilters<z.output<Row>>, Omissions<z.output<Row>> {
  permission: Permission;
  family: string;
  row: Row;
  /** The filter that selects one of the groups that the figures count. */
  groupedBy?: string;
  /** A query that always applies. */
  baseQuery?: Query;
  /** The sources of the filters' choices, by filter name. */
  filterChoices?: Readonly<Record<string, ChoiceSource>>;
  /** Whether a row belongs to the report at all, as far as it tells; by default all do. */
  isOne?: (row: z.output<Row>) => boolean;
  /** Adds data of another family to rows that are shown, printed or exported. */
  complete?: (context: SignedIn) => (rows: z.output<Row>[]) => Promise<z.output<Row>[]>;
  /** Starts a tally, for a reader of this language. */
  tally: (t: Translate, language: Language) => Tally<z.output<Row>>;
}

/** The names of the chosen records, by filter; null if a record does not exist. */
export type Names = Readonly<Record<string, string | null>>;

/** A report with the query of its URL. */
export interface OpenReport<Row> {
  query: ListQuery;
  problems: Problems;
  ask: ReadRows<Row>;
  /** Whether a row matches the query, as far as it tells. */
  fits: (row: Row, names: Names) => boolean;
  /** The matching rows in batches, once the names are known. */
  batches: (naming: Promise<Names>, most?: number) => AsyncGenerator<Batch<Row>, void>;
  complete: (rows: Row[]) => Promise<Row[]>;
}

/** The query of a report's URL, and functions that read its rows. */
export function openReport<Row extends AnyRow>(
  context: SignedIn,
  screen: ReportScreen<z.output<Row>>,
  source: ReportSource<Row>,
): OpenReport<z.output<Row>> {
  const { provider, url } = context;
  const { query, problems } = readReportQuery(url.searchParams, screen);
  const { search, ordering, filters } = query;
  const isUnsent = ({ name, unsent = [] }: ReportFilter) => unsent.includes(filters[name] ?? "");
  const sent = screen.filters.map((filter) => [filter.sentAs, isUnsent(filter) ? "" : filters[filter.name]] as const);
  const dates = { [START]: filters[START], [END]: filters[END] };
  const asked: Query = { ...dates, ...Object.fromEntries(sent), ...source.baseQuery, search, ordering };
  const row = numbered(source.row);
  const ask: ReadRows<z.output<Row>> = async (offset, limit) => {
    const page = await provider.list(source.family, row, { ...asked, limit, offset });
    return { ...page, results: await filledIn(context, page.results, source) };
  };
  const fits = (row: z.output<Row>, names: Names) =>
    (source.isOne?.(row) ?? true) && fitsFilters(source, filters, row, names);
  return {
    query,
    problems,
    ask,
    fits,
    batches: (naming, most = MAX_ROWS) => {
      const fitting = naming.then((names) => (row: z.output<Row>) => fits(row, names));
      const all = readBatches(ask, { most, fits: fitting });
      return screen.filters.some(isUnsent) ? selected(all) : all;
    },
    complete: source.complete?.(context) ?? (async (rows) => rows),
  };
}

/** Batches from which the portal selects rows: the provider was not asked to leave the others out. */
async function* selected<Row>(batches: AsyncGenerator<Batch<Row>, void>): AsyncGenerator<Batch<Row>, void> {
  for await (const { rows, reading } of batches) {
    yield { rows, reading: { ...reading, read: reading.read - reading.leftOut, leftOut: 0 } };
  }
}

/** The names of the chosen records. */
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

/** The problems of filters whose records do not exist. */
export const missingProblems = (names: Names): Problems =>
  Object.fromEntries(Object.entries(names).flatMap(([name, called]) => (called === null ? [[name, m.noChoice]] : [])));

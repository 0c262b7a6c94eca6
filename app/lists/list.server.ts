import type { z } from "zod";
import { ALL_ROWS } from "~/provider/address";
import type { Query } from "~/provider/index.server";
import { errorPage } from "~/session/error-pages.server";
import type { SignedIn } from "~/session/guards.server";
import { allowed, type Permission } from "~/session/permissions";
import { nullIf } from "~/session/thrown-answer";
import { redirectToLast } from "./last-page.server";
import { type ListQuery, readChosen, readListQuery } from "./list-query";
import { type ChoiceSources, readAllChoices } from "~/forms/choices.server";
import { filterProblems } from "./filter-problems";
import { fitsFilters, type RowFilters, filterValuesOf } from "./row-filters";
import { exportList, exportOf } from "./export.server";
import { savedViews, shownColumns } from "./list-settings.server";
import type { Translate } from "~/language/language";
import {
  ACTION_PARAM,
  type AnyRow,
  DELETE_ACTION,
  type ListData,
  type ListScreen,
  type ReadRows,
  shapeOf,
} from "./list";
import type { StepHint } from "~/ui/step-hint";
import { filledIn, oneWithNames, type Omissions } from "./names.server";
import { phoneDigits, readSearched } from "./search.server";
import { wholeListReader } from "./whole-list.server";

/**
 * The source of a list: the provider's family, the shape of a row, the filters' choices, and a query that always
 * applies.
 */
export interface ListSource<Row extends z.ZodType> extends RowFilters<z.output<Row>>, Omissions<z.output<Row>> {
  family: string;
  row: Row;
  filterChoices?: ChoiceSources;
  baseQuery?: Query;
  /** Reads all records, of a family that the provider only gives whole: the portal searches, sorts and pages it. */
  readAll?: (context: SignedIn) => Promise<z.output<Row>[]>;
  /** Adds data of another family to the rows; that family is read once, in parallel. */
  complete?: (context: SignedIn) => Promise<(row: z.output<Row>) => z.output<Row>>;
  /** A row as the page receives it: without what is large, or identifies a person, and no column shows. */
  asListed?: (row: z.output<Row>) => z.output<Row>;
  /** The text of the list if it is empty although nothing narrows it. */
  nothing?: (context: SignedIn) => StepHint;
  /** Whether a record of the family belongs to this list; by default all do. */
  belongsHere?: (record: z.output<Row>) => boolean;
}

/** The list that the URL asks for, and a function that reads its rows. */
export function openList<Row extends AnyRow>(
  context: SignedIn,
  screen: ListScreen<z.output<Row>>,
  { family, row, baseQuery, readAll, complete, names, fillIn }: ListSource<Row>,
): { query: ListQuery; read: ReadRows<z.output<Row>> } {
  const query = readListQuery(context.url.searchParams, shapeOf(screen));
  const { search, ordering, filters } = query;
  if (readAll) return { query, read: wholeListReader(screen, query, () => readAll(context), context.t) };
  let completing: ReturnType<NonNullable<typeof complete>> | undefined;
  const read: ReadRows<z.output<Row>> = async (offset, limit) => {
    completing ??= complete?.(context);
    const asked = { ...baseQuery, ...filters, search, ordering, limit, offset };
    const reading = readSearched(context.provider, family, row, asked).then(async ({ results, ...page }) => {
      return { ...page, results: await filledIn(context, results, { names, fillIn }) };
    });
    const [{ results, ...page }, completed] = await Promise.all([reading, completing]);
    return { ...page, results: completed ? results.map(completed) : results };
  };
  return { query, read };
}

/** A page of the rows that belong to a list: the provider may ignore what its query always asks for. */
async function readOwnPage<Row>(
  read: ReadRows<Row>,
  belongsHere: (row: Row) => boolean,
  { page, limit }: Pick<ListQuery, "page" | "limit">,
) {
  const offset = (page - 1) * limit;
  const sent = await read(offset, limit);
  if (sent.results.every(belongsHere)) return sent;
  const own = (await read(0, ALL_ROWS)).results.filter(belongsHere);
  return { count: own.length, results: own.slice(offset, offset + limit) };
}

/**
 * Whether a row matches these filters of a list, as far as the row itself tells: by the field with the filter's name,
 * or as the list's source says.
 */
export function rowCheck<Row extends object>({ filterValues, at }: RowFilters<Row>, filters: ListQuery["filters"]) {
  const values = { ...filterValuesOf<Row>(Object.keys(filters)), ...filterValues };
  return (row: Row) => fitsFilters({ filterValues: values, at }, filters, row);
}

const words = {
  notFiltered: {
    en: "Not filtered by {filters}: the data service ignores it, so other rows are listed too. Exports contain only the rows that match.",
    id: "Tidak disaring menurut {filters}: layanan data mengabaikannya, sehingga baris lain ikut tercantum. Ekspor hanya berisi baris yang cocok.",
  },
  notSeen: {
    en: "“{search}” is in none of these rows: the data service found it elsewhere, or ignores the search.",
    id: "“{search}” tidak ada di baris-baris ini: layanan data menemukannya di tempat lain, atau mengabaikan pencarian.",
  },
} as const;

/** What a list says about parts of its query that the provider has ignored, or may have. */
function noticesOf<Row>(
  { columns, filters = [] }: ListScreen<Row>,
  { rows, query: { search }, ignored }: Pick<ListData<Row>, "rows" | "query" | "ignored">,
  t: Translate,
): string[] {
  const labels = filters.flatMap(({ name, label }) => (ignored.includes(name) ? [t(label)] : []));
  const isUnseen = search !== "" && rows.length > 0 && !rows.some(searchCheck(columns, search, t));
  return [
    ...(labels.length > 0 ? [t(words.notFiltered, { filters: labels.join(", ") })] : []),
    ...(isUnseen ? [t(words.notSeen, { search })] : []),
  ];
}

/**
 * Whether a row holds a word of the search, as far as the row itself tells. The provider may find it in fields that are
 * not read.
 */
function searchCheck<Row>(columns: ListScreen<Row>["columns"], search: string, t: Translate) {
  const words = [search.toLowerCase().split(/\s+/), phoneDigits(search) ?? []].flat();
  return (row: Row) => {
    const texts = [JSON.stringify(row), ...columns.map(({ value }) => value(row, t))].join(" ").toLowerCase();
    return words.some((word) => texts.includes(word));
  };
}

/** One record of a list; 404 if it does not belong to the list. */
export async function readOne<Row extends AnyRow>(
  context: SignedIn,
  {
    family,
    row,
    readAll,
    belongsHere,
    names,
  }: Pick<ListSource<Row>, "family" | "row" | "readAll" | "belongsHere" | "names">,
  id: number | string,
): Promise<z.output<Row>> {
  const { provider } = context;
  const record = readAll
    ? (await readAll(context)).find((one) => String(one.id) === String(id))
    : await provider.read(`${family}/${id}`, row);
  if (!record || belongsHere?.(record) === false) throw errorPage({ kind: "missing" }, 404);
  return oneWithNames(provider, record, names);
}

/**
 * The records with these ids, null for those that do not exist any more: from the page of the list that the URL asks for;
 * one that has moved to another page is read on its own.
 */
export async function readSelected<Row extends { id: number }>(
  ids: readonly number[],
  { query: { page, limit }, read }: { query: ListQuery; read: ReadRows<Row> },
  readOne: (id: number) => Promise<Row | null>,
): Promise<(Row | null)[]> {
  const { results } = await read((page - 1) * limit, limit);
  return Promise.all(ids.map(async (id) => results.find((row) => row.id === id) ?? nullIf(readOne(id), "missing")));
}

/**
 * The page of a list that the URL asks for; a page beyond the last one redirects to the last. With `?export=` a file is
 * sent instead. A list whose rows are not simply read from the provider passes its own `read`.
 */
export async function loadList<Row extends AnyRow>(
  context: SignedIn,
  screen: ListScreen<z.output<Row>>,
  source: ListSource<Row>,
  { query, read } = openList(context, screen, source),
): Promise<ListData<z.output<Row>>> {
  const { provider, url } = context;
  const { belongsHere = () => true } = source;
  const target = actionPath(screen, url.searchParams);
  if (target) throw await context.redirect(target);
  const chosen = readChosen(url.searchParams);
  const { shown, areSaved } = shownColumns(context, screen);
  const kind = exportOf(url.searchParams);
  if (kind) {
    const matches = rowCheck(source, query.filters);
    const fits = (row: z.output<Row>) => belongsHere(row) && matches(row);
    context.download(await exportList(context, screen, kind, { query, read, fits, chosen, shown }));
    return { rows: [], count: 0, query, choices: {}, shown, areSaved, chosen, views: [], permitted: [], ignored: [] };
  }
  const [{ count, results: rows }, choices] = await Promise.all([
    readOwnPage(read, belongsHere, query),
    readAllChoices(provider, source.filterChoices, url.searchParams, { isOptional: () => true }),
  ]);
  await redirectToLast(context, query, count);
  const views = savedViews(context, screen.path);
  const ignored = Object.entries(query.filters).flatMap(([name, value]) =>
    rows.every(rowCheck(source, { [name]: value })) ? [] : [name],
  );
  const notices = noticesOf(screen, { rows, query, ignored }, context.t);
  const wrong = Object.entries(filterProblems(screen.filters ?? [], query, choices, url.searchParams));
  return {
    rows: source.asListed ? rows.map(source.asListed) : rows,
    count,
    query,
    choices,
    shown,
    areSaved,
    chosen,
    views,
    permitted: permittedOf(context, screen),
    nothing: count === 0 ? source.nothing?.(context) : undefined,
    ignored,
    ...(wrong.length > 0 && { problems: Object.fromEntries(wrong.map(([name, what]) => [name, context.t(what)])) }),
    ...(notices.length > 0 && { notices }),
  };
}

/** The page of the requested bulk action, with all parameters of the URL; null if none is requested. */
function actionPath<Row>({ path, bulkActions = [] }: ListScreen<Row>, params: URLSearchParams): string | null {
  const asked = params.get(ACTION_PARAM);
  const to = asked === DELETE_ACTION ? `${path}/delete` : bulkActions.find((action) => action.to === asked)?.to;
  if (!to) return null;
  const rest = new URLSearchParams(params);
  rest.delete(ACTION_PARAM);
  return `${to}?${rest}`;
}

/** The permissions, among those that a list's links and actions require, that the person has. */
export function permittedOf<Row>(
  { user }: SignedIn,
  screen: Pick<ListScreen<Row>, "columns" | "rowActions" | "bulkActions">,
): Permission[] {
  const { columns, rowActions = [], bulkActions = [] } = screen;
  const links = columns.flatMap(({ link }) => link ?? []);
  const needed = new Set([...links, ...rowActions, ...bulkActions].flatMap(({ permission }) => permission ?? []));
  return [...needed].filter((permission) => allowed(user, permission));
}

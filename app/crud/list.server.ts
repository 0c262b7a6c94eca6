import type { z } from "zod";
import type { Page, Query } from "~/provider/index.server";
import { answer } from "~/session/answers.server";
import type { SignedIn } from "~/session/guards.server";
import { changed, lastPage, type ListQuery, readChosen, readListQuery } from "~/ui/list-query";
import { type ChoiceSource, readAllChoices } from "./choices.server";
import { exportList, exportOf } from "./export.server";
import { savedViews, shownColumns } from "./kept.server";
import { type ListData, type ListScreen, shapeOf } from "./list";

type AnyRow = z.ZodType<{ id: number }>;

/** Where a list comes from: the provider's family, the shape of a row, the filters' choices, and a fixed narrowing. */
export interface ListSource<Row extends z.ZodType> {
  family: string;
  row: Row;
  filterChoices?: Readonly<Record<string, ChoiceSource>>;
  fixed?: Query;
  /** Whether a record of the family is one of this list's; without it all are. */
  owns?: (record: z.output<Row>) => boolean;
}

/** Reads the part of a list that begins at a row, as the URL searches, filters and sorts it. */
export type ReadRows<Row> = (offset: number, limit: number) => Promise<Page<Row>>;

/** The list that the URL asks for, and the way to its rows. */
export function openList<Row extends AnyRow>(
  { provider, url }: SignedIn,
  screen: ListScreen<z.output<Row>>,
  { family, row, fixed }: ListSource<Row>,
): { query: ListQuery; read: ReadRows<z.output<Row>> } {
  const query = readListQuery(url.searchParams, shapeOf(screen));
  const { search, ordering, filters } = query;
  const read: ReadRows<z.output<Row>> = (offset, limit) =>
    provider.list(family, row, { ...fixed, ...filters, search, ordering, limit, offset });
  return { query, read };
}

/** One record of a list; 404 where it is none of this list's. */
export async function readOne<Row extends AnyRow>(
  { provider }: SignedIn,
  { family, row, owns }: Pick<ListSource<Row>, "family" | "row" | "owns">,
  id: number | string,
): Promise<z.output<Row>> {
  const record = await provider.read(`${family}/${id}`, row);
  if (owns && !owns(record)) throw answer({ kind: "missing" }, 404);
  return record;
}

/**
 * The page of a list that the URL asks for; a page beyond the last one leads to the last. With `?export=` a file is sent instead.
 * A list that the provider does not give as it is shown brings its own way to the rows.
 */
export async function loadList<Row extends AnyRow>(
  context: SignedIn,
  screen: ListScreen<z.output<Row>>,
  source: ListSource<Row>,
  { query, read } = openList(context, screen, source),
): Promise<ListData<z.output<Row>>> {
  const { provider, url } = context;
  const { page, limit } = query;
  const chosen = readChosen(url.searchParams);
  const shown = shownColumns(context, screen);
  const kind = exportOf(url.searchParams);
  if (kind) {
    context.download(await exportList(context, screen, kind, { query, read, chosen, shown }));
    return { rows: [], count: 0, query, choices: {}, shown, chosen, views: [] };
  }
  const [{ count, results: rows }, choices] = await Promise.all([
    read((page - 1) * limit, limit),
    readAllChoices(provider, source.filterChoices, url.searchParams),
  ]);
  const last = lastPage(count, limit);
  if (page > last) throw await context.redirect(url.pathname + changed(url.searchParams, { page: last }));
  return { rows, count, query, choices, shown, chosen, views: savedViews(context, screen.path) };
}

import type { z } from "zod";
import type { Query } from "~/provider/index.server";
import type { SignedIn } from "~/session/guards.server";
import { changed, lastPage, type ListQuery, readListQuery } from "~/ui/list-query";
import { type ChoiceSource, readAllChoices } from "./choices.server";
import { csvResponse } from "./csv.server";
import { type ListData, type ListScreen, shapeOf } from "./list";

/** Where a list comes from: the provider's family, the shape of a row, the filters' choices, and a fixed narrowing. */
export interface ListSource<Row extends z.ZodType> {
  family: string;
  row: Row;
  filterChoices?: Readonly<Record<string, ChoiceSource>>;
  fixed?: Query;
}

/** Rows that an export reads at a time. */
const EXPORT_PAGE = 500;

/** The page of a list that the URL asks for; a page beyond the last one leads to the last. `?export=csv` sends the file. */
export async function loadList<Row extends z.ZodType>(
  context: SignedIn,
  screen: ListScreen<z.output<Row>>,
  source: ListSource<Row>,
): Promise<ListData<z.output<Row>>> {
  const { provider, url } = context;
  const query = readListQuery(url.searchParams, shapeOf(screen));
  const exporting = url.searchParams.get("export") === "csv";
  const limit = exporting ? EXPORT_PAGE : query.limit;
  const read = (offset: number) =>
    provider.list(source.family, source.row, { ...source.fixed, ...asked(query), limit, offset });

  const [{ count, results }, choices] = await Promise.all([
    read(exporting ? 0 : (query.page - 1) * limit),
    exporting ? {} : readAllChoices(provider, source.filterChoices, url.searchParams),
  ]);
  const last = lastPage(count, limit);
  if (!exporting && query.page > last) {
    throw await context.redirect(url.pathname + changed(url.searchParams, { page: last }));
  }
  if (exporting) context.download(csvOf(context, screen, { first: results, count, read }));
  return { rows: results, count, query, choices };
}

function asked({ search, ordering, filters }: ListQuery): Query {
  return { ...filters, search, ordering };
}

interface Rows<Row> {
  first: Row[];
  count: number;
  read: (offset: number) => Promise<{ results: Row[] }>;
}

function csvOf<Row>(
  { t, url }: SignedIn,
  { columns, path }: ListScreen<Row>,
  { first, count, read }: Rows<Row>,
): Response {
  const values = (rows: Row[]) => rows.map((row) => columns.map((column) => column.value(row, t)));
  async function* pages() {
    yield values(first);
    for (let offset = first.length, page = first; offset < count && page.length > 0; offset += page.length) {
      page = (await read(offset)).results;
      yield values(page);
    }
  }
  const separator = url.searchParams.get("separator") === ";" ? ";" : ",";
  const head = columns.map(({ label }) => t(label));
  return csvResponse(path.split("/").at(-1) ?? "list", head, pages(), separator);
}

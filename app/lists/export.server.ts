import { today } from "~/language/dates";
import type { SignedIn } from "~/session/guards.server";
import { log } from "~/log.server";
import { errorPage } from "~/session/error-pages.server";
import { EXPORT, SEPARATOR } from "~/session/file-params";
import type { Chosen, ListQuery } from "./list-query";
import { csvResponse } from "./csv.server";
import { type Batch, oneAhead, readBatches, started } from "./batches.server";
import type { PlainColumn } from "./data-table";
import { columnsOf, type ListScreen, type ReadRows } from "./list";
import { xlsxResponse } from "./xlsx.server";

type ExportKind = "csv" | "xlsx";

/** The kind of file that a list's URL requests. */
export function exportOf(params: URLSearchParams): ExportKind | null {
  const kind = params.get(EXPORT);
  return kind === "csv" || kind === "xlsx" ? kind : null;
}

interface Opened<Row> {
  query: ListQuery;
  read: ReadRows<Row>;
  /** Whether a row matches the filters. */
  fits: (row: Row) => boolean;
  chosen: Chosen;
  shown: readonly string[];
}

/** All columns, or the selected ones, without pictures, each followed by its `exportOnly` columns. */
export function exportedColumns<Row>(
  screen: Pick<ListScreen<Row>, "columns">,
  shown: readonly string[],
): PlainColumn<Row>[] {
  const isUsual = screen.columns.every(({ key, isExtra = false }) => shown.includes(key) !== isExtra);
  const written = isUsual ? screen.columns : columnsOf(screen, shown);
  return written.flatMap((column) => (column.isPicture ? [] : [column, ...(column.exportOnly ?? [])]));
}

/**
 * A list as a file: the selected rows, else all rows that match the filters. The selected ones are on this page, unless
 * they have moved to another one since they were selected: then the whole list is searched for them.
 */
export async function exportList<Row extends { id: number }>(
  context: SignedIn,
  screen: ListScreen<Row>,
  kind: ExportKind,
  { query: { page, limit }, read, fits, chosen, shown }: Opened<Row>,
): Promise<Response> {
  const columns = exportedColumns(screen, shown);
  const ids = new Set(chosen.all ? [] : chosen.ids);
  const isWanted = (row: Row) => (ids.size === 0 || ids.has(row.id)) && fits(row);
  if (ids.size > 0) {
    const { results } = await read((page - 1) * limit, limit);
    const isHere = results.filter(({ id }) => ids.has(id)).length === ids.size;
    if (isHere) return exportResponse(context, screen, kind, { columns, pages: [results.filter(isWanted)] });
  }
  const batches = await started(readBatches(read, { fits: isWanted }));
  return exportResponse(context, screen, kind, { columns, pages: rowsOf(oneAhead(batches)) });
}

/** The rows of batches; breaks a download off if the provider stops, so that nobody takes the file for complete. */
export async function* rowsOf<Row>(batches: AsyncIterable<Batch<Row>>): AsyncGenerator<Row[]> {
  for await (const { rows, reading } of batches) {
    if (reading.ended) {
      log.warn({ read: reading.read, count: reading.count }, "the provider failed: a file was broken off");
      throw errorPage({ kind: "unavailable" }, 503);
    }
    yield rows;
  }
}

interface Exported<Row> {
  columns: readonly PlainColumn<Row>[];
  /** The rows, read only as they are needed. */
  pages: AsyncIterable<Row[]> | Iterable<Row[]>;
}

/** Rows as a file named like the screen, with the day; the URL's `separator` may be a semicolon. */
export function exportResponse<Row>(
  { t, url }: Pick<SignedIn, "t" | "url">,
  { title }: Pick<ListScreen<Row>, "title">,
  kind: ExportKind,
  { columns, pages }: Exported<Row>,
): Response {
  async function* values() {
    for await (const rows of pages) yield rows.map((row) => columns.map((column) => column.value(row, t)));
  }
  const head = columns.map(({ label, exportLabel = label }) => t(exportLabel));
  const dates = columns.map(({ isDate = false }) => isDate);
  const sheet = { name: datedName(t(title)), title: t(title), head, dates, pages: values() };
  if (kind === "xlsx") return xlsxResponse(sheet);
  return csvResponse(sheet, url.searchParams.get(SEPARATOR) === ";" ? ";" : ",");
}

/** "daftar-rak-2026-11-27" */
const datedName = (title: string): string => `${title} ${today()}`.toLowerCase().replaceAll(/\W+/g, "-");

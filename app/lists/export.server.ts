import { today } from "~/language/dates";
import type { SignedIn } from "~/session/guards.server";
import { FAILED, nullIf } from "~/session/thrown-answer";
import type { Chosen, ListQuery } from "./list-query";
import { csvResponse } from "./csv.server";
import { breakOff, type Sheet } from "./download.server";
import type { PlainColumn } from "./data-table";
import { columnsOf, type ListScreen, type ReadRows } from "./list";
import { xlsxResponse } from "./xlsx.server";

/** How many rows an export reads at a time. */
const PAGE_ROWS = 1_000;

type ExportKind = "csv" | "xlsx";

/** The kind of file that a list's URL requests. */
export function exportOf(params: URLSearchParams): ExportKind | null {
  const kind = params.get("export");
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
 * A list as a file: the selected rows of this page, else all rows that match the filters, read page by page as they are
 * taken, one page ahead.
 */
export async function exportList<Row extends { id: number }>(
  context: SignedIn,
  screen: ListScreen<Row>,
  kind: ExportKind,
  { query: { page, limit }, read, fits, chosen, shown }: Opened<Row>,
): Promise<Response> {
  const { t } = context;
  const columns = exportedColumns(screen, shown);
  const values = (rows: Row[]) => rows.filter(fits).map((row) => columns.map((column) => column.value(row, t)));
  const few = !chosen.all && chosen.ids.length > 0;
  const first = few ? await read((page - 1) * limit, limit) : await read(0, PAGE_ROWS);
  async function* pages() {
    if (few) {
      yield values(first.results.filter(({ id }) => chosen.ids.includes(id)));
      return;
    }
    for (let page = first, from = 0; ;) {
      from += page.results.length;
      const reading = from < page.count ? read(from, PAGE_ROWS) : null;
      // It may fail while these rows are being written; the failure surfaces when it is awaited, if anybody still does.
      reading?.catch(() => {});
      yield values(page.results);
      if (!reading) return;
      const next = await nullIf(reading, ...FAILED);
      // Rows may have been deleted meanwhile. The empty page itself does not tell: a provider may have none beyond some offset.
      const left = next?.results.length === 0 ? await nullIf(read(0, 1), ...FAILED) : null;
      if (left && from >= left.count) return;
      // A provider that ignores the offset sends the same rows again.
      if (!next?.results.length || next.results[0]?.id === page.results[0]?.id)
        breakOff({ read: from, count: page.count });
      page = next;
    }
  }
  return exportResponse(context, screen, kind, { columns, pages: pages() });
}

interface Exported<Row> {
  columns: readonly PlainColumn<Row>[];
  /** The values of the rows, in the order of the columns. */
  pages: Sheet["pages"];
}

/** Rows as a file named like the screen, with the day; the URL's `separator` may be a semicolon. */
export function exportResponse<Row>(
  { t, url }: Pick<SignedIn, "t" | "url">,
  { title }: Pick<ListScreen<Row>, "title">,
  kind: ExportKind,
  { columns, pages }: Exported<Row>,
): Response {
  const head = columns.map(({ label, exportLabel = label }) => t(exportLabel));
  const dates = columns.map(({ isDate = false }) => isDate);
  const sheet = { name: datedName(t(title)), title: t(title), head, dates, pages };
  if (kind === "xlsx") return xlsxResponse(sheet);
  return csvResponse(sheet, url.searchParams.get("separator") === ";" ? ";" : ",");
}

/** "daftar-rak-2026-11-27" */
const datedName = (title: string): string => `${title} ${today()}`.toLowerCase().replaceAll(/\W+/g, "-");

import type { Message, Translate } from "~/language/language";
import type { Permission } from "~/session/permissions";
import type { Column } from "~/lists/data-table";
import type { Drawing, Numbers } from "~/ui/drawing";
import type { Letterhead, Signature } from "~/ui/print-sheet";
import type { FixedChoice } from "~/forms/fields";
import type { ChoiceList } from "~/forms/form";
import type { ListQuery } from "~/lists/list-query";
import type { Reading, SavedView } from "~/lists/list";
import type { Language } from "~/language/language";
import { formatNumber } from "~/language/numbers";
import type { Range } from "./ranges";

/** What narrows a report: a choice of the provider's records, or a fixed one. */
export interface ReportFilter {
  /** In the URL of the screen and of the page for paper (spec 2 §2 "Print routes"). */
  name: string;
  /** What the provider calls it. */
  sentAs: string;
  label: Message;
  options?: readonly FixedChoice[];
}

/** A column of a report: paper has it as it stands, its value alone, or not at all. */
export interface ReportColumn<Row> extends Column<Row> {
  onPaper?: "plain" | "no";
}

/** A report as it is shown: one screen and one page for paper, of the same query. The first column names the row. */
export interface ReportScreen<Row> {
  path: string;
  /** The route of its page for paper. */
  paper: string;
  title: Message;
  /** What one row is, and several: `{count}`. */
  one: Message;
  several: Message;
  filters: readonly ReportFilter[];
  columns: readonly ReportColumn<Row>[];
  /** The order where the URL asks for none. */
  ordering: string;
  /** The page for paper of the shown rows, where it is another one than that of the same query. */
  paperPath?: (rows: readonly Row[]) => string;
  landscape?: true;
  /** There are no dates to choose. */
  undated?: true;
}

/** Numbers of a report; of a heat map each is shaded by how much it is. */
export interface FiguresTable {
  title: string;
  numbers: Numbers;
  heat?: true;
  /** The pages of the records that the rows are called after, for those who may see them. */
  link?: { paths: (string | null)[]; permission: Permission };
}

/** What a report says of all its rows together, in the reader's language. */
export interface Figures {
  /** The rows by the report's first grouping. */
  groups: { title: string; rows: [name: string, count: number][] };
  /** More of what they say together. */
  facts: [name: string, fact: string][];
  drawing: Drawing | null;
  /** More numbers. */
  tables?: FiguresTable[];
}

/** What is wrong with the filters of a URL, by their names. */
export type Problems = Record<string, Message>;

/** What the screen of a report is told. */
export interface ScreenData<Row> {
  view: "screen";
  rows: Row[];
  query: ListQuery;
  choices: Record<string, ChoiceList>;
  problems: Problems;
  figures: Figures | null;
  reading: Reading;
  presets: (Range & { label: string })[];
  shown: string[];
  /** The choice of the columns is kept for the next visit. */
  areKept: boolean;
  /** Those of the permissions that the columns' links need which the person has. */
  permitted: Permission[];
  views: SavedView[];
}

/** What the page for paper is told before its rows are read. */
export interface PaperData {
  view: "paper";
  language: Language;
  /** The search part of its URL, without "?". */
  search: string;
  /** The same on the screen. */
  close: string;
  facts: [name: string, fact: string][];
  problems: Problems;
  /** More rows than are printed. */
  tooMany: number | null;
  signature: Signature;
  letterhead: Omit<Letterhead, "place">;
  note: string;
  script: { nonce?: string } | null;
}

export type ReportData<Row> = ScreenData<Row> | PaperData;

/** The most rows that are read for figures, and that are printed. */
export const MAX_ROWS = 10_000;

export const columnsOnPaper = <Row>({ columns }: ReportScreen<Row>): ReportColumn<Row>[] =>
  columns.filter(({ onPaper }) => onPaper !== "no");

/** "1,286 requests". */
export const countText = <Row>(
  { one, several }: ReportScreen<Row>,
  count: number,
  t: Translate,
  language: Language,
): string => t(count === 1 ? one : several, { count: formatNumber(count, language) });

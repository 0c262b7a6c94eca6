import { formatDay } from "~/language/dates";
import { type Language, type Message, type Translate, wordsFor } from "~/language/language";
import type { Permission } from "~/session/permissions";
import type { Column } from "~/lists/data-table";
import type { Drawing, Numbers } from "~/ui/drawing";
import type { Letterhead, Signature } from "~/ui/print-sheet";
import type { FixedChoice } from "~/forms/fields";
import type { ChoiceList } from "~/forms/form-state";
import { END, type ListQuery, START } from "~/lists/list-query";
import type { Noun, Reading, SavedView } from "~/lists/list";
import { m } from "./messages";
import type { Range } from "./ranges";

/** A filter of a report: a choice of the provider's records, or a fixed one. */
export interface ReportFilter {
  /** Its name in the URLs of screen and paper (spec 2 §2 "Print routes"). */
  name: string;
  /** The provider's name. */
  sentAs: string;
  label: Message;
  options?: readonly FixedChoice[];
  /** The values that have no name at the provider: the portal itself selects their rows. */
  unsent?: readonly string[];
}

/** A column of a report; on paper it is as on the screen, only its value, or left out. */
export interface ReportColumn<Row> extends Column<Row> {
  onPaper?: "plain" | "no";
}

/** A report: one screen and one page for paper for the same query. The first column names the row. */
export interface ReportScreen<Row> {
  path: string;
  /** The route of its page for paper. */
  paper: string;
  title: Message;
  noun: Noun;
  filters: readonly ReportFilter[];
  columns: readonly ReportColumn<Row>[];
  /** The default order. */
  ordering: string;
  /** The page for paper of the listed rows, if it is not the one for the same query. */
  paperPath?: (rows: readonly Row[]) => string;
  landscape?: true;
  /** The report has no date filter. */
  undated?: true;
}

/** A table of a report's numbers; in a heat map each is shaded by size. */
export interface FiguresTable {
  title: string;
  numbers: Numbers;
  heat?: true;
  /** The pages of the records named in the rows, for those who may see them. */
  link?: { paths: (string | null)[]; permission: Permission };
}

/** The totals of a report, in the reader's language. */
export interface Figures {
  /** The rows by the report's first grouping; `value` is a group's value of the source's `groupedBy`, "" for none. */
  groups: { title: string; rows: [name: string, count: number, value: string][] };
  /** Further totals. */
  facts: [name: string, fact: string][];
  drawing: Drawing | null;
  /** Further tables. */
  tables?: FiguresTable[];
}

/** Problems with the filters of a URL, by filter name. */
export type Problems = Record<string, Message>;

/** The data of a report's screen. */
export interface ScreenData<Row> {
  view: "screen";
  rows: Row[];
  query: ListQuery;
  choices: Record<string, ChoiceList>;
  problems: Problems;
  figures: Figures | null;
  /** The report of each group alone; undefined where no filter selects it, or one is chosen already. */
  groupPaths: (string | undefined)[];
  reading: Reading;
  presets: (Range & { label: string })[];
  shown: string[];
  /** The choice of columns is saved for the next visit. */
  areSaved: boolean;
  /** The permissions, among those of the columns' links, that the person has. */
  permitted: Permission[];
  views: SavedView[];
}

/** The data of a page for paper before its rows are read. */
export interface PaperData {
  view: "paper";
  language: Language;
  /** The query of its URL, without "?". */
  search: string;
  /** The address of the screen. */
  close: string;
  /** For the foot of each sheet (ui/paper-head). */
  foot: readonly string[];
  facts: [name: string, fact: string][];
  problems: Problems;
  /** The number of rows, if it is too many to print. */
  tooMany: number | null;
  signature: Signature;
  letterhead: Omit<Letterhead, "place">;
  note: string;
  script: { nonce?: string } | null;
}

export type ReportData<Row> = ScreenData<Row> | PaperData;

/** At most this many rows are read for figures, or printed. */
export const MAX_ROWS = 10_000;

export const columnsOnPaper = <Row>({ columns }: ReportScreen<Row>): ReportColumn<Row>[] =>
  columns.filter(({ onPaper }) => onPaper !== "no");

/** "01-November-2026 to 20-November-2026"; "" for all days. */
export function periodText({ [START]: start, [END]: end }: ListQuery["filters"], t: Translate, language: Language) {
  const days = { from: formatDay(start, language), to: formatDay(end, language) };
  return start ? t(end ? m.days : m.since, days) : end ? t(m.until, days) : "";
}

/** "1,286 requests". */
export const countText = (noun: Noun, count: number, t: Translate): string => t(wordsFor(noun, count), { count });

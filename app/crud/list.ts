import type { ReactNode } from "react";
import type { Message, Translate } from "~/language/language";
import type { Column } from "~/ui/data-table";
import type { ChoiceList } from "~/ui/form";
import type { FixedChoice } from "~/ui/fields";
import type { IconName } from "~/ui/icon";
import { type Chosen, lastPage, type ListQuery, type ListShape } from "~/ui/list-query";
import { m } from "./messages";

/** What narrows a list, under the provider's name: a choice of the provider's records, a fixed one, or a day (YYYY-MM-DD). */
export interface Filter {
  name: string;
  label: Message;
  fixed?: readonly FixedChoice[];
  day?: true;
}

/** A list screen as it is shown. The first column names the row. */
export interface ListScreen<Row> {
  /** Its URL; also begins those of its forms. */
  path: string;
  title: Message;
  columns: readonly Column<Row>[];
  /** The order where the URL asks for none: a column's key. */
  ordering: string;
  filters?: readonly Filter[];
  /** Where a row's name leads, null for nowhere; where records have a form, that is it unless told otherwise. */
  linkTo?: (row: Row) => string | null;
  /** What a row is called where it stands alone, where its first column does not tell it from others. */
  nameOf?: (row: Row, t: Translate) => string;
  /** More that can be done with a row than to edit and delete it; `{name}` in a label is the row's name. */
  rowActs?: (row: Row) => { to: string; icon: IconName; label: Message }[];
  /** More that can be done with the chosen rows: pages that take their ids as `chosen`, each in a window of its own. */
  chosenActs?: readonly { to: string; icon: IconName; label: Message }[];
  /** What stands above the list. */
  above?: ReactNode;
}

/** A state of a list that a person saved: the search part of its URL, without "?". */
export interface View {
  name: string;
  query: string;
}

/** What the loader of a list screen gives. */
export interface ListData<Row> {
  rows: Row[];
  count: number;
  query: ListQuery;
  choices: Record<string, ChoiceList>;
  /** Keys of the columns that are shown. */
  shown: string[];
  chosen: Chosen;
  views: View[];
}

export const columnsOf = <Row>({ columns }: ListScreen<Row>, shown: readonly string[]) =>
  columns.filter(({ key }) => shown.includes(key));

export function shapeOf<Row>({ columns, filters = [], ordering }: ListScreen<Row>): ListShape {
  return {
    filters: filters.map(({ name }) => name),
    days: filters.filter(({ day }) => day).map(({ name }) => name),
    sortable: columns.filter(({ unsorted }) => !unsorted).map(({ key }) => key),
    ordering,
  };
}

/** A row's name: the value of the first column, unless the screen names its rows otherwise. */
export const nameOf = <Row>({ columns, nameOf }: ListScreen<Row>, row: Row, t: Translate) =>
  nameOf?.(row, t) ?? String(columns[0]?.value(row, t) ?? "");

/** "Rack List, page 5 of 13"; a list of one page is only named. */
export function listTitle<Row>({ title }: ListScreen<Row>, { count, query }: ListData<Row>, t: Translate): string {
  const pages = lastPage(count, query.limit);
  return pages === 1 ? t(title) : t(m.pageTitle, { title: t(title), page: query.page, pages });
}

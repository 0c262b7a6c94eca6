import type { ReactNode } from "react";
import type { Message, Translate } from "~/language/language";
import { isId } from "~/provider/address";
import type { Page } from "~/provider/index.server";
import type { Permission } from "~/session/permissions";
import type { ActionIcon, Column } from "./data-table";
import type { ChoiceList } from "~/forms/form";
import type { FixedChoice } from "~/forms/fields";
import type { IconName } from "~/ui/icon";
import { type Chosen, lastPage, type ListQuery, type ListShape } from "./list-query";
import { titled } from "~/ui/title";
import type { WayOn } from "~/ui/way-on";
import { m } from "./messages";

/** What narrows a list, under the provider's name: a choice of the provider's records, a fixed one, a day (YYYY-MM-DD) or a number. */
export interface Filter {
  name: string;
  label: Message;
  options?: readonly FixedChoice[];
  /** What choosing none means, where not all. */
  none?: Message;
  day?: true;
  number?: true;
}

/** What can be done from a list; `{name}` in a row's label is the row's name. */
interface ListAction {
  icon: IconName;
  label: Message;
  /** Only for people who have it. */
  permission?: Permission;
}

/** Something that can be done with a row, in the same window or one of its own. */
export interface RowAction<Row> extends ListAction {
  icon: ActionIcon;
  to: (row: Row) => string;
  /** What is drawn beside an icon that does not speak for itself. */
  word?: Message;
  ownWindow?: true;
}

/** Names in a list's URL what is to be done with the chosen rows: the `to` of an action, or DELETE. */
export const ACTION_PARAM = "act";
export const DELETE_ACTION = "delete";

/** Something that can be done with the chosen rows: a page that takes their ids as `chosen`, in the same window or one of its own. */
export interface BulkAction extends ListAction {
  to: string;
  ownWindow?: true;
}

/** How many rows of a kind there are; `{count}` is the number. */
export interface Noun {
  one: Message;
  many: Message;
}

/** A list screen as it is shown. The first column names the row. */
export interface ListScreen<Row> {
  /** Its URL; also begins those of its forms. */
  path: string;
  title: Message;
  /** What its rows are; records unless told. */
  noun?: Noun;
  columns: readonly Column<Row>[];
  /** The order where the URL asks for none: a column's key. */
  ordering: string;
  filters?: readonly Filter[];
  /** Where a row's name leads, null for nowhere; where records have a form, that is it unless told otherwise. */
  linkTo?: (row: Row) => string | null;
  /** What a row is called where it stands alone, where its first column does not tell it from others. */
  nameOf?: (row: Row, t: Translate) => string;
  /** More that can be done with a row than to edit and delete it. */
  rowActions?: readonly RowAction<Row>[];
  /** More that can be done with the chosen rows. */
  bulkActions?: readonly BulkAction[];
  /** What stands above the list. */
  above?: ReactNode;
  /** What stands beside the export. */
  beside?: ReactNode;
}

/** The most characters of a saved view's name. */
export const VIEW_NAME_LENGTH = 40;

/** A state of a list that a person saved: the search part of its URL, without "?". */
export interface SavedView {
  name: string;
  query: string;
}

/** Reads the part of a list that begins at a row, as the URL searches, filters and sorts it. */
export type ReadRows<Row> = (offset: number, limit: number) => Promise<Page<Row>>;

/** How far the rows of a list were read. */
export interface Reading {
  /** All rows that fit, as far as is known. */
  count: number;
  /** Rows that were looked at. */
  read: number;
  /** Rows that the provider sent although they contradict what was asked. */
  leftOut: number;
  /** The provider gave no more answer, or there are more rows than are read. */
  ended: "stopped" | "tooMany" | null;
}

/** What the loader of a list screen gives. */
export interface ListData<Row> {
  rows: Row[];
  count: number;
  query: ListQuery;
  choices: Record<string, ChoiceList>;
  /** Keys of the columns that are shown. */
  shown: string[];
  /** The choice of the columns is kept for the next visit. */
  areKept: boolean;
  chosen: Chosen;
  views: SavedView[];
  /** Those of the permissions that the screen's actions and links need which the person has. */
  permitted: Permission[];
  /** What a list says that is empty although nothing narrows it, where it has words of its own. */
  nothing?: WayOn;
  /** Filters that the provider has ignored, as rows say themselves: their names. */
  ignored: string[];
}

/** Whether the person may do it. */
export const isPermitted =
  ({ permitted }: Pick<ListData<unknown>, "permitted">) =>
  ({ permission }: ListAction) =>
    permission === undefined || permitted.includes(permission);

/**
 * Where a record is created in a list: the form begins with what the list is narrowed to. A form's field is called as the filter
 * is, or without its "_id".
 */
export function createPath(path: string, { filters }: ListQuery, fields: readonly string[] = []): string {
  const begun = Object.entries(filters).flatMap(([filter, value]) => {
    const field = fields.find((name) => filter === name || filter === `${name}_id`);
    return value && field ? [[field, value]] : [];
  });
  return begun.length > 0 ? `${path}/form?${new URLSearchParams(begun)}` : `${path}/form`;
}

export const columnsOf = <Row>({ columns }: Pick<ListScreen<Row>, "columns">, shown: readonly string[]) =>
  columns.filter(({ key }) => shown.includes(key));

/** Whether a text is a day of the calendar, as YYYY-MM-DD; what is no date at all has no JSON. */
export const isDay = (text: string) => new Date(text).toJSON()?.slice(0, 10) === text;

/** Whether a text is a number that is not negative, with a dot or the comma of Indonesian. */
const isQuantity = (text: string) => /^\d{1,6}([.,]\d{1,3})?$/.test(text);

/** The number that a filter of the kind is set to; 0 where it is not. */
export const quantityOf = (value: string | undefined): number => Number((value ?? "").replace(",", "."));

/** Whether a filter can be set to this: to another text a provider may not even answer (contract §9.10). */
function accepts({ options, day, number }: Filter, value: string): boolean {
  if (day) return isDay(value);
  if (number) return isQuantity(value);
  return options ? options.some((choice) => choice.value === value) : isId(value);
}

export function shapeOf<Row>({ columns, filters = [], ordering }: ListScreen<Row>): ListShape {
  return {
    filters: Object.fromEntries(filters.map((filter) => [filter.name, (value) => accepts(filter, value)])),
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

/** The title of a list screen's page. */
export function listMeta<Row>(screen: ListScreen<Row>) {
  return titled((data: ListData<Row> | undefined, t) => (data ? listTitle(screen, data, t) : t(screen.title)));
}

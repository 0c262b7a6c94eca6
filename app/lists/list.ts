import { isDay } from "~/language/dates";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { Message, Translate } from "~/language/language";
import { isId } from "~/provider/address";
import type { Page } from "~/provider/index.server";
import type { Permission } from "~/session/permissions";
import type { ActionIcon, Column } from "./data-table";
import type { ChoiceList } from "~/forms/form-state";
import type { FixedChoice } from "~/forms/fields";
import type { IconName } from "~/ui/icon";
import type { Chosen, ListQuery, ListShape } from "./list-query";
import type { StepHint } from "~/ui/step-hint";

/**
 * A filter, by the provider's name: a choice of the provider's records, a fixed choice, a day (YYYY-MM-DD) or a number.
 */
export interface Filter {
  name: string;
  label: Message;
  options?: readonly FixedChoice[];
  /** The label of the empty choice, if not "all". */
  none?: Message;
  day?: true;
  number?: NumberRule;
}

/** The values that a number filter accepts, and what is said of any other. */
export interface NumberRule {
  accepts: RegExp;
  wrong: Message;
}

/** An action of a list; `{name}` in a row action's label is the row's name. */
interface ListAction {
  icon: IconName;
  label: Message;
  /** The permission it requires. */
  permission?: Permission;
}

/** An action of a row, opened in the same window or a new one. */
export interface RowAction<Row> extends ListAction {
  icon: ActionIcon;
  to: (row: Row) => string;
  /** A visible word beside an ambiguous icon. */
  word?: Message;
  ownWindow?: true;
}

/** The parameter of a list's URL that requests an action for the selected rows: the `to` of an action, or DELETE. */
export const ACTION_PARAM = "act";
export const DELETE_ACTION = "delete";

/** A bulk action: a page that takes the selected ids as `chosen`, in the same window or a new one. */
export interface BulkAction extends ListAction {
  to: string;
  ownWindow?: true;
}

/** Counts rows in words; `{count}` is the number. */
export interface Noun {
  one: Message;
  many: Message;
}

/** One row in words, "rack"; with a name, "rack JKT1-A-07". */
export const nounWith = ({ one }: Noun, name: string, t: Translate): string =>
  `${t(one, { count: "" }).trim()} ${name}`;

/** The shape of a row, as the provider sends it. */
export type AnyRow = z.ZodType<{ id: number }>;

/** A list screen as it is shown. The first column names the row. */
export interface ListScreen<Row> {
  /** Its URL, which is also the prefix of its forms' URLs. */
  path: string;
  title: Message;
  noun: Noun;
  columns: readonly Column<Row>[];
  /** The default order: a column's key. */
  ordering: string;
  filters?: readonly Filter[];
  /** The target of a row's name, null for none; by default the record's form, if there is one. */
  linkTo?: (row: Row) => string | null;
  /** A row's name on its own, if the first column is not unique. */
  nameOf?: (row: Row, t: Translate) => string;
  /** What else is shown of a record before it is deleted, such as its owner and place. */
  about?: (row: Row) => string;
  /** Row actions besides edit and delete. */
  rowActions?: readonly RowAction<Row>[];
  /** Bulk actions besides delete. */
  bulkActions?: readonly BulkAction[];
  /** Content above the list. */
  above?: ReactNode;
  /** Content beside the export links. */
  beside?: ReactNode;
}

/** The maximum length of a saved view's name. */
export const VIEW_NAME_LENGTH = 40;

/** A saved state of a list: the query of its URL, without "?". */
export interface SavedView {
  name: string;
  query: string;
}

/** Reads part of a list from an offset, with the URL's search, filters and order. */
export type ReadRows<Row> = (offset: number, limit: number) => Promise<Page<Row>>;

/** How much of a list was read. */
export interface Reading {
  /** The number of all matching rows, as far as is known. */
  count: number;
  /** The number of rows that were read. */
  read: number;
  /** The number of rows that the provider sent although they contradict the query. */
  leftOut: number;
  /** Why reading ended early: the provider stopped answering, or there are more rows than are read. */
  ended: "stopped" | "tooMany" | null;
}

/** What a list screen's loader returns. */
export interface ListData<Row> {
  rows: Row[];
  count: number;
  query: ListQuery;
  choices: Record<string, ChoiceList>;
  /** The keys of the visible columns. */
  shown: string[];
  /** The choice of columns is saved for the next visit. */
  areSaved: boolean;
  chosen: Chosen;
  views: SavedView[];
  /** The permissions, among those that the screen's actions and links require, that the person has. */
  permitted: Permission[];
  /** The text of an empty list that nothing narrows, if it has its own. */
  nothing?: StepHint;
  /** What is wrong with filters in the URL, by name. */
  problems?: Record<string, string>;
  /** The names of filters that the provider has ignored, as the rows show. */
  ignored: string[];
  /** What the provider has ignored, or may have: the count may include rows that were not asked for. */
  notices?: string[];
}

/** Whether the person may use the action. */
export const isPermitted =
  ({ permitted }: Pick<ListData<unknown>, "permitted">) =>
  ({ permission }: ListAction) =>
    permission === undefined || permitted.includes(permission);

/**
 * The link that creates a record in a list: the form starts with the values of the list's filters. A form field belongs
 * to the filter of the same name, with or without "_id".
 */
export function createPath(path: string, { filters }: ListQuery, fields: readonly string[] = []): string {
  const begun = Object.entries(filters).flatMap(([filter, value]) => {
    const field = fields.find((name) => filter === name || filter === `${name}_id`);
    return value && field ? [[field, value]] : [];
  });
  return begun.length > 0 ? `${path}/form?${new URLSearchParams(begun)}` : `${path}/form`;
}

/** The columns with these keys, in the screen's order. */
export const columnsOf = <Row>({ columns }: Pick<ListScreen<Row>, "columns">, shown: readonly string[]) =>
  columns.filter(({ key }) => shown.includes(key));

/** The value of a number filter; 0 if it is not set. */
export const quantityOf = (value: string | undefined): number => Number((value ?? "").replace(",", "."));

/** Whether a filter accepts this value: a provider may not even answer to others (contract §9.10). */
function accepts({ options, day, number }: Filter, value: string): boolean {
  if (day) return isDay(value);
  if (number) return number.accepts.test(value);
  return options ? options.some((choice) => choice.value === value) : isId(value);
}

/** What a list screen's URL accepts. */
export function shapeOf<Row>({ columns, filters = [], ordering }: ListScreen<Row>): ListShape {
  return {
    filters: Object.fromEntries(filters.map((filter) => [filter.name, (value) => accepts(filter, value)])),
    sortable: columns.filter(({ unsorted }) => !unsorted).map(({ key }) => key),
    ordering,
  };
}

/** A row's name: the first column's value, unless the screen defines `nameOf`. */
export const nameOf = <Row>({ columns, nameOf }: ListScreen<Row>, row: Row, t: Translate) =>
  nameOf?.(row, t) ?? String(columns[0]?.value(row, t) ?? "");

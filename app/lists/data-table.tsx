import { useNavigation } from "@remix-run/react";
import type { CSSProperties, FormEvent, ReactNode } from "react";
import { useT } from "~/language/context";
import { type Message, NOTHING, type Translate } from "~/language/language";
import { breakable } from "~/ui/breakable";
import { Icon } from "~/ui/icon";
import { ListLink, useListParams } from "./list-link";
import { useScript } from "~/ui/use-script";
import { m } from "./messages";
import { withParams } from "./list-query";
import type { Permission } from "~/session/permissions";
import { cardLabels, ScrollBox } from "~/ui/table-box";

/** A column of plain values, as in an export: text, number or ISO date. */
export interface PlainColumn<Row> {
  label: Message;
  /** The label in an export, if it is another one: with the unit that `cell` shows. */
  exportLabel?: Message;
  value: (row: Row, t: Translate) => string | number | null;
  /** The values are ISO dates, which a workbook has as dates; elsewhere a text that looks like one stays a text. */
  isDate?: true;
}

/** One column of a list. `key` is the field name that the provider sorts by. */
export interface Column<Row> extends PlainColumn<Row> {
  key: string;
  /** How the value is rendered, if not as it is, a number as the page's language writes it. */
  cell?: (row: Row, t: Translate) => ReactNode;
  /** Class and style of the cell. */
  look?: (row: Row) => { className?: string; style?: CSSProperties };
  /** A small line under the value. */
  note?: (row: Row, t: Translate) => string | false;
  /** What `cell` and `note` show besides the value: columns of their own in an export. */
  exportOnly?: readonly PlainColumn<Row>[];
  /** Not part of an export. */
  isPicture?: true;
  /** The provider cannot sort by it. */
  unsorted?: true;
  number?: true;
  /** Hidden unless the person chooses it. */
  isExtra?: true;
  /** The page of the record that the value names, for readers with the permission; null if the row names no record. */
  link?: { path: (row: Row) => string | null; permission: Permission };
}

/** The id of a table's rows. */
export const ROWS = "rows";

interface DataTableProps<Row> {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The column that the list is sorted by; "-key" is descending. */
  ordering: string;
  /** The target of the first column's name; if given, it replaces that column's own link. */
  linkTo?: (row: Row) => string | null;
  /** The permissions, among those of the columns, that the person has. */
  permitted?: readonly Permission[];
  /** The row's actions. */
  actions?: (row: Row) => ReactNode;
  choosing?: RowChoice<Row>;
}

/** Rows can be selected with check boxes named `chosen`, which belong to the form around the table; they have the id ROWS. */
interface RowChoice<Row> {
  /** The label of a row's check box. */
  label: (row: Row) => string;
  isChosen: (row: Row) => boolean;
  /** All rows are selected, including those on other pages. */
  all: boolean;
  /** All rows of the page can be selected at once. */
  offersPage: boolean;
}

/** A list's table: heads are sort links, the first column names the row. */
export function DataTable<Row extends { id: number }>(props: DataTableProps<Row>) {
  const { title, columns, rows, ordering, linkTo, permitted = [], actions, choosing } = props;
  const pageOf = ({ link }: Column<Row>, row: Row) =>
    link && permitted.includes(link.permission) ? link.path(row) : null;
  const t = useT();
  const params = useListParams();
  const busy = useNavigation().state === "loading";
  const sorted = columns.find((column) => column.key === ordering.replace(/^-/, ""));
  const caption = ordering.startsWith("-") ? m.sortedDescending : m.sortedAscending;
  return (
    <ScrollBox label={title} busy={busy}>
      <table
        className={columns.length > 5 ? "data-table data-table-cards data-table-sticky" : "data-table data-table-cards"}
        onChange={choosing?.offersPage ? applyCheckBox : undefined}
        style={cardLabels(
          columns.map(({ label }) => t(label)),
          choosing ? 2 : 1,
        )}
      >
        <caption className="sr-only">{sorted ? t(caption, { title, column: t(sorted.label) }) : title}</caption>
        <thead>
          <tr>
            {choosing && (
              <th scope="col" className="pick">
                <span className="sr-only">{t(m.choose)}</span>
                {choosing.offersPage && <PageChoice key={rows.map(({ id }) => id).join()} />}
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} ordering={ordering} params={params} />
            ))}
            {actions && (
              <th scope="col" className="actions">
                <span className="sr-only">{t(m.actions)}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody id={choosing && ROWS}>
          {rows.map((row) => (
            <tr key={row.id}>
              {choosing && choiceCell(row, choosing)}
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.key} scope="row">
                    {linked(linkTo ? linkTo(row) : pageOf(column, row), shown(column, row, t))}
                    {noted(column.note?.(row, t))}
                  </th>
                ) : (
                  <td key={column.key} className={column.number && "number"} {...column.look?.(row)}>
                    {linked(pageOf(column, row), shown(column, row, t))}
                    {noted(column.note?.(row, t))}
                  </td>
                ),
              )}
              {actions && <td className="actions">{actions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** The check box in the head, rendered only with the script that it needs. */
function PageChoice() {
  const t = useT();
  const runs = useScript();
  if (!runs) return null;
  return (
    <label>
      <input type="checkbox" autoComplete="off" aria-label={t(m.choosePage)} ref={updateHeadCheckBox} />
    </label>
  );
}

/** The check box in the head selects all rows of the page; any other one changes what it shows. */
function applyCheckBox({ target, currentTarget }: FormEvent<HTMLTableElement>) {
  const head = currentTarget.querySelector<HTMLInputElement>("thead input");
  if (target === head) for (const box of choicesUnder(head)) box.checked = head.checked;
  updateHeadCheckBox(head);
}

/** The check box in the head is checked while all rows of the page are selected, and indeterminate while some are. */
function updateHeadCheckBox(head: HTMLInputElement | null) {
  if (!head) return;
  const rows = choicesUnder(head);
  head.checked = rows.length > 0 && rows.every(({ checked }) => checked);
  head.indeterminate = !head.checked && rows.some(({ checked }) => checked);
}

const choicesUnder = (head: HTMLInputElement): HTMLInputElement[] => [
  ...(head.closest("table")?.querySelectorAll<HTMLInputElement>("[name=chosen]:enabled") ?? []),
];

// Parts of cells are functions, not components: with fifty rows, components cost the server as much as what they render.

/** While all rows are selected a single one cannot be excluded: the boxes show exactly what an action will take. */
function choiceCell<Row extends { id: number }>(row: Row, { label, isChosen, all }: RowChoice<Row>): ReactNode {
  return (
    <td className="pick">
      <label>
        <input type="checkbox" name="chosen" value={row.id} defaultChecked={all || isChosen(row)} disabled={all} />
        {` ${label(row)}`}
      </label>
    </td>
  );
}

function shown<Row>({ cell, value }: Column<Row>, row: Row, t: Translate): ReactNode {
  const content = cell ? cell(row, t) : value(row, t);
  if (content === null || content === "") return NOTHING;
  if (typeof content === "number") return t(m.number, { n: content });
  return typeof content === "string" ? breakable(content) : content;
}

const noted = (text: string | false | undefined): ReactNode => (text ? <small>{breakable(` ${text}`)}</small> : null);

const linked = (to: string | null, content: ReactNode): ReactNode => (to ? <a href={to}>{content}</a> : content);

interface ColumnHeadProps<Row> {
  column: Column<Row>;
  ordering: string;
  /** The parameters of the list. */
  params: URLSearchParams;
}

function ColumnHead<Row>({ column, ordering, params }: ColumnHeadProps<Row>) {
  const t = useT();
  const className = column.number && "number";
  if (column.unsorted) {
    return (
      <th scope="col" className={className}>
        {t(column.label)}
      </th>
    );
  }
  const direction = ordering === column.key ? "ascending" : ordering === `-${column.key}` ? "descending" : undefined;
  const icon = direction === "ascending" ? "asc" : direction === "descending" ? "desc" : "sort";
  const next = direction === "ascending" ? `-${column.key}` : column.key;
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <ListLink to={withParams(params, { ordering: next })}>
        {t(column.label)}
        <Icon name={icon} />
      </ListLink>
    </th>
  );
}

/** The icons of row actions, drawn by the style sheet. */
export type ActionIcon = "edit" | "in" | "key" | "list" | "mail" | "power" | "print" | "trash" | "unplug";

interface RowAction {
  to: string;
  icon: ActionIcon;
  label: string;
  /** A visible word beside an ambiguous icon. */
  word?: string;
  ownWindow?: boolean;
}

/** One action of a row: an icon with its label as hidden text; a title with other words would be announced as well. */
export const rowAction = ({ to, icon, label, word, ownWindow }: RowAction): ReactNode => (
  <a key={label} className={icon} data-word={word} href={to} title={label} target={ownWindow ? "_blank" : undefined}>
    {`${label} `}
  </a>
);

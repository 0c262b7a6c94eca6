import { Link } from "@remix-run/react";
import { useT } from "~/language/context";
import { type Message, wordsFor } from "~/language/language";
import { deletePath, formPath } from "~/paths";
import { DataTable, rowAction, ROWS } from "./data-table";
import { wholeList } from "~/forms/form";
import { Icon } from "~/ui/icon";
import { EmptyList } from "./empty-list";
import { ExportMenu } from "./export-menu";
import { ListColumns } from "./list-columns";
import { fixedList, ListFilters, type ShownFilter } from "./list-filters";
import { ListFoot } from "./pager";
import { columnsOf, createPath, isPermitted, type ListData, type ListScreen, nameOf } from "./list";
import { ListBulk } from "./list-bulk";
import { ListViews } from "./list-views";
import { m } from "./messages";
import { m as uiWords } from "~/ui/messages";

interface ListPageProps<Row> {
  screen: ListScreen<Row>;
  data: ListData<Row>;
  /** The list has forms to create, edit and delete its records. */
  forms?: { create: Message; fields?: readonly string[] };
  /** The ids of records that cannot be deleted. */
  protectedIds?: readonly number[];
  /** The list has a page that deletes the selected records: `…/delete?chosen=`. */
  deletesSeveral?: boolean;
  /** The text of an empty list that nothing narrows. */
  nothing?: Message;
  /** Shown instead of the rows if a wrong filter prevents the search. */
  notSearched?: Message;
}

/** A list screen: search, filters, table, pager and export; all of its state is in the URL. */
export function ListPage<Row extends { id: number }>({
  screen,
  data,
  forms,
  protectedIds = [],
  deletesSeveral = false,
  nothing = m.nothingYet,
  notSearched,
}: ListPageProps<Row>) {
  const t = useT();
  const { path, noun, columns, linkTo, rowActions = [], bulkActions = [], above, beside } = screen;
  const { rows, count, query, shown, chosen, views, ignored, notices = [] } = data;
  const shownFilters = useShownFilters(screen, data);
  const title = t(screen.title);
  const ownActions = rowActions.filter(isPermitted(data));
  const actions = (row: Row) => {
    const name = nameOf(screen, row, t);
    return (
      <>
        {forms && rowAction({ to: formPath(path, row.id), icon: "edit", label: t(m.editRow, { name }) })}
        {ownActions.map(({ to, icon, label, word, ownWindow }) =>
          rowAction({ to: to(row), icon, label: t(label, { name }), word: word && t(word), ownWindow }),
        )}
        {forms &&
          !protectedIds.includes(row.id) &&
          rowAction({ to: deletePath(path, row.id), icon: "trash", label: t(uiWords.deleteRow, { name }) })}
      </>
    );
  };
  const table = (
    <DataTable
      title={title}
      columns={columnsOf(screen, shown)}
      rows={rows}
      ordering={query.ordering}
      permitted={data.permitted}
      linkTo={linkTo ?? (forms && ((row: Row) => formPath(path, row.id)))}
      actions={forms || ownActions.length > 0 ? actions : undefined}
      choosing={{
        label: (row) => t(m.chooseRow, { name: nameOf(screen, row, t) }),
        isChosen: ({ id }) => chosen.ids.includes(id),
        all: chosen.all,
        offersPage: notices.length === 0 && !chosen.all && rows.length > 1,
      }}
    />
  );
  return (
    <div className="list">
      {rows.length > 0 && (
        <a className="skip-link" href={`#${ROWS}`}>
          {`${t(m.skipToRows)} `}
        </a>
      )}
      {above}
      <div className="page-head">
        <h1>{title}</h1>
        {!notSearched && <p>{t(wordsFor(noun, count), { count })}</p>}
        <div className="page-actions">
          {beside}
          {count > 0 && <ExportMenu count={ignored.length > 0 ? null : count} />}{" "}
          {forms && (
            <Link className="button button-primary" to={createPath(path, query, forms.fields)}>
              <Icon name="plus" />
              {t(forms.create)}
            </Link>
          )}
        </div>
      </div>
      <ListViews path={path} views={views} />
      <div className="list-tools">
        <ListFilters title={title} query={query} filters={shownFilters} />
        <ListColumns
          columns={columns.map(({ key, label }) => ({ key, label: t(label) }))}
          shown={shown}
          areSaved={data.areSaved}
        />
      </div>
      {notices.map((notice) => (
        <p key={notice} className="notice notice-wait" role="status">
          {notice}
        </p>
      ))}
      {notSearched ? (
        <p className="notice notice-wait">{t(notSearched)}</p>
      ) : count === 0 ? (
        <>
          {table}
          <EmptyList query={query} nothing={data.nothing ?? nothing} />
        </>
      ) : (
        <ListBulk
          path={path}
          count={count}
          chosen={chosen}
          actions={bulkActions.filter(isPermitted(data))}
          deletes={deletesSeveral}
          offersAll={notices.length === 0 && count > 1}
          isWhole={rows.length === count}
        >
          {table}
        </ListBulk>
      )}
      {count > 0 && <ListFoot query={query} count={count} />}
    </div>
  );
}

/** The filters of a list, with what is wrong with their values in the URL. */
function useShownFilters<Row>({ filters = [] }: ListScreen<Row>, { choices, problems }: ListData<Row>): ShownFilter[] {
  const t = useT();
  return filters.map(({ name, label, options, none, day, number }) => ({
    name,
    label: t(label),
    number: Boolean(number),
    problem: problems?.[name],
    none: none && t(none),
    list: day || number ? null : options ? fixedList(options, t) : (choices[name] ?? wholeList([])),
  }));
}

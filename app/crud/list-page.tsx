import { Link, useSearchParams } from "@remix-run/react";
import { useT } from "~/language/context";
import type { Message, Translate } from "~/language/language";
import { DataTable, RowAct } from "~/ui/data-table";
import type { FixedChoice } from "~/ui/fields";
import type { ChoiceList } from "~/ui/form";
import { Icon } from "~/ui/icon";
import { ListColumns } from "~/ui/list-columns";
import { ListFilters } from "~/ui/list-filters";
import { m as words } from "~/ui/list-messages";
import { changed, unnarrowed } from "~/ui/list-query";
import { ListFoot } from "~/ui/pager";
import { columnsOf, type ListData, type ListScreen, nameOf } from "./list";
import { CHOOSING, ListBulk } from "./list-bulk";
import { ListViews } from "./list-views";
import { m } from "./messages";

interface ListPageProps<Row> {
  screen: ListScreen<Row>;
  data: ListData<Row>;
  /** The list has forms to create, edit and delete its records. */
  forms?: { create: Message };
  /** The list has a page that deletes the chosen records: `…/delete?chosen=`. */
  deletesSeveral?: boolean;
  /** What an empty list says that nothing narrows. */
  nothing?: Message;
}

/** A list screen: search, filters, table, pager and export; all of its state is the URL. */
export function ListPage<Row extends { id: number }>({
  screen,
  data,
  forms,
  deletesSeveral = false,
  nothing = words.nothingYet,
}: ListPageProps<Row>) {
  const t = useT();
  const { path, columns, filters = [], linkTo, rowActs, chosenActs, above } = screen;
  const { rows, count, query, choices, shown, chosen, views } = data;
  const title = t(screen.title);
  const shownFilters = filters.map(({ name, label, fixed, day }) => ({
    name,
    label: t(label),
    list: day ? null : fixed ? fixedList(fixed, t) : (choices[name] ?? noChoices),
  }));
  const acts = (row: Row) => {
    const name = nameOf(screen, row, t);
    const to = linkTo?.(row);
    return (
      <>
        {to && <RowAct to={to} icon="eye" label={t(m.view, { name })} />}
        {forms && <RowAct to={`${path}/form/${row.id}`} icon="edit" label={t(m.edit, { name })} />}
        {rowActs?.(row).map(({ label, ...act }) => (
          <RowAct key={act.to} {...act} label={t(label, { name })} />
        ))}
        {forms && <RowAct to={`${path}/delete/${row.id}`} icon="trash" label={t(m.delete, { name })} />}
      </>
    );
  };
  return (
    <div className="list">
      {above}
      <div className="page-head">
        <h1>{title}</h1>
        <p>{t(count === 1 ? m.oneRecord : m.records, { count })}</p>
        <div className="page-acts">
          <ExportMenu count={count} />
          {forms && (
            <Link className="button button-primary" to={`${path}/form`}>
              <Icon name="plus" />
              {t(forms.create)}
            </Link>
          )}
        </div>
      </div>
      <ListViews path={path} views={views} />
      <div className="list-tools">
        <ListFilters title={title} query={query} filters={shownFilters} />
        <ListColumns columns={columns.map(({ key, label }) => ({ key, label: t(label) }))} shown={shown} />
      </div>
      <DataTable
        title={title}
        columns={columnsOf(screen, shown)}
        rows={rows}
        ordering={query.ordering}
        linkTo={linkTo ?? (forms && ((row: Row) => `${path}/form/${row.id}`))}
        acts={forms || rowActs || linkTo ? acts : undefined}
        choosing={{
          form: CHOOSING,
          label: (row) => t(m.choose, { name: nameOf(screen, row, t) }),
          isChosen: ({ id }) => chosen.ids.includes(id),
          all: chosen.all,
        }}
      />
      {count === 0 && (
        <EmptyList
          path={path}
          nothing={nothing}
          narrowed={[query.search, ...Object.values(query.filters)].some(Boolean)}
        />
      )}
      {count > 0 && <ListBulk path={path} count={count} chosen={chosen} acts={chosenActs} deletes={deletesSeveral} />}
      {count > 0 && <ListFoot query={query} count={count} />}
    </div>
  );
}

const noChoices: ChoiceList = { choices: [], more: false, search: "" };

const fixedList = (fixed: readonly FixedChoice[], t: Translate): ChoiceList => ({
  ...noChoices,
  choices: fixed.map(({ value, label }) => ({ value, label: t(label) })),
});

function EmptyList({ path, nothing, narrowed }: { path: string; nothing: Message; narrowed: boolean }) {
  const t = useT();
  const [params] = useSearchParams();
  return (
    <div className="empty">
      <Icon name="search" />
      <h2>{t(words.noData)}</h2>
      <p>{t(narrowed ? words.nothingFits : nothing)}</p>
      {narrowed && (
        <Link className="button" to={`${path}?${unnarrowed(params)}`}>
          {t(words.removeFilters)}
        </Link>
      )}
    </div>
  );
}

/** The files of all that fits the search and the filters; a spreadsheet with Indonesian settings wants semicolons. */
function ExportMenu({ count }: { count: number }) {
  const t = useT();
  const [params] = useSearchParams();
  const files = [
    { kind: "csv", separator: ",", label: m.csvComma },
    { kind: "csv", separator: ";", label: m.csvSemicolon },
    { kind: "xlsx", separator: "", label: m.xlsx },
  ];
  return (
    <details className="drop">
      <summary className="button">
        <Icon name="download" />
        {t(m.export)}
      </summary>
      <ul className="menu-list">
        {files.map(({ kind, separator, label }) => (
          <li key={label.en}>
            <a href={changed(params, { export: kind, separator })} download>
              <Icon name="download" />
              {t(label, { count })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

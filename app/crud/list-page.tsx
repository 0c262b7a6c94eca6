import { Link, useSearchParams } from "@remix-run/react";
import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import { DataTable, RowAct } from "~/ui/data-table";
import { Icon } from "~/ui/icon";
import { ListFilters } from "~/ui/list-filters";
import { m as words } from "~/ui/list-messages";
import { changed } from "~/ui/list-query";
import { ListFoot } from "~/ui/pager";
import { type ListData, type ListScreen, nameOf } from "./list";
import { m } from "./messages";

interface ListPageProps<Row> {
  screen: ListScreen<Row>;
  data: ListData<Row>;
  /** The list has forms to create, edit and delete its records. */
  forms?: { create: Message };
}

/** A list screen: search, filters, table, pager and export; all of its state is the URL. */
export function ListPage<Row extends { id: number }>({ screen, data, forms }: ListPageProps<Row>) {
  const t = useT();
  const { path, columns, filters = [], linkTo, rowActs } = screen;
  const { rows, count, query, choices } = data;
  const title = t(screen.title);
  const shownFilters = filters.map(({ name, label, fixed }) => ({
    name,
    label: t(label),
    choices: fixed?.map((choice) => ({ ...choice, label: t(choice.label) })) ?? choices[name]?.choices ?? [],
  }));
  const acts = (row: Row) => {
    const name = nameOf(screen, row, t);
    return (
      <>
        {forms && <RowAct to={`${path}/form/${row.id}`} icon="edit" label={t(m.edit, { name })} />}
        {rowActs?.(row).map(({ label, ...act }) => (
          <RowAct key={act.to} {...act} label={t(label, { name })} />
        ))}
        {forms && <RowAct to={`${path}/delete/${row.id}`} icon="trash" label={t(m.delete, { name })} />}
      </>
    );
  };
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
        <p>{t(m.records, { count })}</p>
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
      <ListFilters title={title} query={query} filters={shownFilters} />
      <DataTable
        title={title}
        columns={columns}
        rows={rows}
        ordering={query.ordering}
        linkTo={linkTo ?? (forms && ((row: Row) => `${path}/form/${row.id}`))}
        acts={forms || rowActs ? acts : undefined}
      />
      {count === 0 && (
        <EmptyList path={path} narrowed={[query.search, ...Object.values(query.filters)].some(Boolean)} />
      )}
      {count > 0 && <ListFoot query={query} count={count} />}
    </>
  );
}

function EmptyList({ path, narrowed }: { path: string; narrowed: boolean }) {
  const t = useT();
  return (
    <div className="empty">
      <Icon name="search" />
      <h2>{t(words.noData)}</h2>
      <p>{t(narrowed ? words.nothingFits : words.nothingYet)}</p>
      {narrowed && (
        <Link className="button" to={path}>
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
    { separator: ",", label: m.csvComma },
    { separator: ";", label: m.csvSemicolon },
  ];
  return (
    <details className="drop">
      <summary className="button">
        <Icon name="download" />
        {t(m.export)}
      </summary>
      <ul className="menu-list">
        {files.map(({ separator, label }) => (
          <li key={separator}>
            <a href={changed(params, { export: "csv", separator })} download>
              <Icon name="download" />
              {t(label, { count })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

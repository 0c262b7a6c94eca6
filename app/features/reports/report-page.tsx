import { Link } from "@remix-run/react";
import { wholeList } from "~/forms/form";
import { EmptyList } from "~/lists/empty-list";
import { ExportMenu } from "~/lists/export-menu";
import { useListParams } from "~/lists/list-link";
import { ListViews } from "~/lists/list-views";
import { useLanguage, useT } from "~/language/context";
import { DataTable } from "~/lists/data-table";
import { type Figure, FigureRow, recordsFigure } from "~/ui/figures";
import { Icon } from "~/ui/icon";
import { columnsOf } from "~/lists/list";
import { ListColumns } from "~/lists/list-columns";
import { fixedList, ListFilters, type ShownFilter } from "~/lists/list-filters";
import { END, START, withParams } from "~/lists/list-query";
import { m as listWords } from "~/lists/messages";
import { ListFoot } from "~/lists/pager";
import { Picture } from "~/ui/picture";
import { ProblemSummary } from "~/forms/problem-summary";
import { RangePicker } from "~/ui/range-picker";
import { FiguresPart } from "./figures-table";
import { m } from "./messages";
import { ReadingNotes } from "./reading-notes";
import { countText, type Figures, periodText, type ReportScreen, type ScreenData } from "./report";
import { reportSearch } from "./report-query";
import "./report.css";

/** The id of the form with the filters. */
const FILTERS = "filters";

/** The number of groups that are listed individually. */
const MAX_GROUPS = 11;

/** The screen of a report: filters, figures, picture, and all its rows as a list. */
export function ReportPage<Row extends { id: number }>({
  screen,
  data,
}: {
  screen: ReportScreen<Row>;
  data: ScreenData<Row>;
}) {
  const t = useT();
  const { path, columns } = screen;
  const { rows, query, figures, reading, shown, permitted, views, problems } = data;
  const title = t(screen.title);
  const isRight = Object.keys(problems).length === 0;
  const shownColumns = columnsOf(screen, shown);
  return (
    <div className="list report">
      <ProblemSummary problems={Object.entries(problems).map(([field, message]) => ({ field, message: t(message) }))} />
      <div className="page-head">
        <h1>{title}</h1>
        <p>{useHeadline(screen, data)}</p>
        {isRight && (
          <div className="page-actions">
            <PrintLink screen={screen} data={data} /> <ExportMenu count={reading.count} />
          </div>
        )}
      </div>
      <ListViews path={path} views={views} />
      <Presets presets={data.presets} filters={query.filters} />
      <div className="list-tools">
        <ListFilters id={FILTERS} title={title} query={query} filters={useShownFilters(screen, data)} />
        <ListColumns
          columns={columns.map(({ key, label, exportLabel = label }) => ({ key, label: t(exportLabel) }))}
          shown={shown}
          areSaved={data.areSaved}
        />
      </div>
      {!isRight && <p className="empty">{t(m.mend)}</p>}
      <ReadingNotes reading={reading} className="notice notice-wait" />
      {figures && (
        <ReportFigures screen={screen} data={data} figures={figures} count={reading.read - reading.leftOut} />
      )}
      {figures && (
        <DataTable title={title} columns={shownColumns} rows={rows} ordering={query.ordering} permitted={permitted} />
      )}
      {figures && reading.count === 0 && <EmptyList query={query} nothing={listWords.nothingYet} />}
      {reading.count > 0 && <ListFoot query={query} count={reading.count} />}
    </div>
  );
}

/** "86 requests, 01-November-2026 to 20-November-2026". */
function useHeadline<Row>(screen: ReportScreen<Row>, { figures, reading, query }: ScreenData<Row>): string {
  const t = useT();
  const language = useLanguage();
  const count = figures ? countText(screen.noun, reading.count, t) : "";
  return [count, periodText(query.filters, t, language)].filter(Boolean).join(", ");
}

function PrintLink<Row extends { id: number }>({
  screen,
  data: { query, rows },
}: {
  screen: ReportScreen<Row>;
  data: ScreenData<Row>;
}) {
  const t = useT();
  const to = screen.paperPath?.(rows) ?? `${screen.paper}?${reportSearch(query, screen)}`;
  return (
    <a className="button" href={to} target="_blank" rel="noopener">
      <Icon name="print" />
      {t(m.print)}
      <span className="sr-only"> {t(m.ownWindow)}</span>
    </a>
  );
}

function Presets({ presets, filters }: Pick<ScreenData<unknown>, "presets"> & { filters: Record<string, string> }) {
  const t = useT();
  const params = useListParams();
  if (presets.length === 0) return null;
  const all = { label: t(m.always), start_date: "", end_date: "" };
  return (
    <nav className="views" aria-label={t(m.ranges)}>
      {[all, ...presets].map(({ label, ...range }) => (
        <Link
          key={label}
          to={withParams(params, range)}
          aria-current={range.start_date === filters[START] && range.end_date === filters[END] ? "page" : undefined}
          preventScrollReset
        >
          {label}{" "}
        </Link>
      ))}
      <RangePicker form={FILTERS} from={START} to={END} />
    </nav>
  );
}

function useShownFilters<Row>(
  { filters, undated }: ReportScreen<Row>,
  { choices, problems, query }: ScreenData<Row>,
): ShownFilter[] {
  const t = useT();
  const problemOf = (name: string) => problems[name] && t(problems[name]);
  const chosen = filters.map(({ name, label, options }) => {
    const list = options ? fixedList(options, t) : (choices[name] ?? wholeList([]));
    const value = query.filters[name] ?? "";
    const isOffered = value === "" || list.choices.some((choice) => choice.value === value);
    // An active filter must never look like "All".
    const offered = isOffered ? list.choices : [{ value, label: `#${value}` }, ...list.choices];
    return { name, label: t(label), list: { ...list, choices: offered }, problem: problemOf(name) };
  });
  const days = [
    { name: START, label: t(m.from), list: null, problem: problemOf(START) },
    { name: END, label: t(m.to), list: null, problem: problemOf(END) },
  ];
  return undated ? chosen : [...days, ...chosen];
}

interface FiguresProps<Row> {
  screen: ReportScreen<Row>;
  data: Pick<ScreenData<Row>, "permitted" | "groupPaths">;
  figures: Figures;
  count: number;
}

/** The totals: the number of rows, by group, and the chart. */
function ReportFigures<Row>({ screen, data: { permitted, groupPaths }, figures, count }: FiguresProps<Row>) {
  const { groups, facts, drawing, tables = [] } = figures;
  if (count === 0) return null;
  const named = groups.rows.length <= MAX_GROUPS + 1 ? groups.rows : groups.rows.slice(0, MAX_GROUPS);
  const others = groups.rows.slice(named.length).reduce((sum, [, some]) => sum + some, 0);
  const shown: Figure[] = [
    recordsFigure(count, screen.noun),
    ...named.map(([name, some], at): Figure => ({ count: some, label: { en: name, id: name }, to: groupPaths[at] })),
    ...(others > 0 ? [{ count: others, label: m.others }] : []),
  ];
  return (
    <>
      <FigureRow figures={shown} />
      {facts.length > 0 && (
        <dl className="report-facts">
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt>{name}</dt> <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      )}
      {drawing && <Picture drawing={drawing} />}
      {tables.map((table) => (
        <FiguresPart key={table.title} table={table} permitted={permitted} />
      ))}
    </>
  );
}

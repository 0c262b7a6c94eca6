import { useLanguage, useT } from "~/language/context";
import { NOTHING } from "~/language/language";
import { formatNumber } from "~/language/numbers";
import { wholeNames } from "~/ui/whole-names";
import { m } from "./messages";
import type { Reading } from "~/lists/list";
import { ReadingNotes } from "./reading-notes";
import { columnsOnPaper, countText, type Figures, type ReportColumn, type ReportScreen } from "./report";

/** Numbered rows of a report's table on paper, or a note that there are none. */
export function PaperRows<Row extends { id: number }>({
  screen,
  rows,
  from,
}: {
  screen: ReportScreen<Row>;
  rows: readonly Row[];
  from: number;
}) {
  const t = useT();
  const language = useLanguage();
  const columns = columnsOnPaper(screen);
  if (rows.length === 0) {
    return (
      <tr>
        <td colSpan={columns.length + 1}>{t(m.noData)}</td>
      </tr>
    );
  }
  return rows.map((row, at) => (
    <tr key={row.id}>
      <td className="number">{formatNumber(from + at, language)}</td>
      {columns.map((column) => (
        <PaperCell key={column.key} column={column} row={row} />
      ))}
    </tr>
  ));
}

function PaperCell<Row>({ column, row }: { column: ReportColumn<Row>; row: Row }) {
  const t = useT();
  const { value, onPaper, number, look } = column;
  const { cell, note }: Partial<typeof column> = onPaper === "plain" ? {} : column;
  const shown = cell ? cell(row, t) : value(row, t);
  const more = note?.(row, t);
  return (
    <td className={number && "number"} {...look?.(row)}>
      {shown === null || shown === "" ? NOTHING : typeof shown === "string" ? wholeNames(shown) : shown}
      {more && <div>{more}</div>}
    </td>
  );
}

/** The part after the table: how complete it is, and the totals. */
export function PaperEnd<Row>({
  screen,
  figures: { groups, facts },
  reading,
}: {
  screen: ReportScreen<Row>;
  figures: Figures;
  reading: Reading;
}) {
  const t = useT();
  const language = useLanguage();
  const number = (count: number) => formatNumber(count, language);
  return (
    <>
      <ReadingNotes reading={reading} className="note-box" />
      <h2>{t(m.totals)}</h2>
      <p>
        {[countText(screen.noun, reading.read - reading.leftOut, t), ...facts.map((fact) => fact.join(": "))].join(
          " · ",
        )}
      </p>
      {groups.rows.length > 0 && (
        <table className="sheet-totals">
          <caption className="sr-only">{groups.title}</caption>
          <thead>
            <tr>
              <th scope="col">{groups.title}</th>
              <th scope="col" className="number">
                {t(m.count)}
              </th>
            </tr>
          </thead>
          <tbody>
            {groups.rows.map(([name, count]) => (
              <tr key={name}>
                <td>{name}</td>
                <td className="number">{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

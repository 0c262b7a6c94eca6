import { LanguageProvider, useT } from "~/language/context";
import { translator } from "~/language/language";
import { FilledIn } from "~/ui/filled-in";
import { PrintSheet } from "~/ui/print-sheet";
import { TableBox } from "~/ui/table-box";
import { END, START } from "~/lists/list-query";
import { m } from "./messages";
import { columnsOnPaper, MAX_ROWS, type PaperData, type ReportScreen } from "./report";

/** A report's page for paper. Its rows and totals are inserted while it is sent. */
export function ReportPaper<Row>({ screen, data }: { screen: ReportScreen<Row>; data: PaperData }) {
  const { language, search, close, facts, problems, tooMany, signature, letterhead, note, script } = data;
  const t = translator(language);
  const title = t(screen.title);
  const wrong = Object.entries(problems);
  const isFilledIn = wrong.length === 0 && tooMany === null;
  const fields = [...screen.filters, { name: START, label: m.from }, { name: END, label: m.to }];
  return (
    <PrintSheet
      language={language}
      query={search}
      title={title}
      close={close}
      script={script}
      letterhead={{ ...letterhead, place: "" }}
      facts={facts}
      note={note}
      signatures={isFilledIn ? [signature] : []}
      landscape={screen.landscape}
      totals={isFilledIn && <FilledIn />}
    >
      <LanguageProvider language={language}>
        {wrong.map(([name, problem]) => (
          <p key={name} className="note-box" role="alert">
            {fields.filter((field) => field.name === name).map(({ label }) => `${t(label)}: `)}
            {t(problem)}
          </p>
        ))}
        {tooMany !== null && <TooMany count={tooMany} csv={`${close}&export=csv`} />}
        {isFilledIn && (
          <TableBox
            label={title}
            className="sheet-list"
            heads={[m.number, ...columnsOnPaper(screen).map(({ label }) => label)].map((label) => t(label))}
          >
            <FilledIn />
          </TableBox>
        )}
      </LanguageProvider>
    </PrintSheet>
  );
}

/** Offers a file instead of a report that is too long to print. */
function TooMany({ count, csv }: { count: number; csv: string }) {
  const t = useT();
  return (
    <div className="note-box">
      <p>{t(m.tooMany, { count, most: MAX_ROWS })}</p>
      <p>
        <a href={csv}>{t(m.csv, { count })}</a>
      </p>
    </div>
  );
}

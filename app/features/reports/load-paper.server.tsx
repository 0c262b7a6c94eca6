import { renderToStaticMarkup } from "react-dom/server";
import type { z } from "zod";
import { LanguageProvider } from "~/language/context";
import { formatDayAndTime } from "~/language/dates";
import { type Language, languageAsked, nameOrId, type Translate, translator } from "~/language/language";
import type { SignedIn } from "~/session/guards.server";
import { m } from "./messages";
import { PaperEnd, PaperRows } from "./paper-parts";
import type { Batch } from "~/lists/batches.server";
import type { AnyRow } from "~/lists/list";
import { nocSignature } from "~/inventory/documents/signature";
import { signerOf } from "~/inventory/documents/signer.server";
import { readPrintSettings } from "~/features/documents/read-print-settings.server";
import { MAX_ROWS, type PaperData, periodText, type ReportScreen } from "./report";
import { reportSearch } from "./report-query";
import { missingProblems, type Names, type OpenReport, readNames, type ReportSource } from "./source.server";

/** The number of rows rendered at once. */
const ROWS_AT_ONCE = 100;

/**
 * The data of the page for paper. Its rows and totals are inserted in batches while the page is sent, so that not all
 * of them are in memory.
 */
export async function loadPaper<Row extends AnyRow>(
  context: SignedIn,
  screen: ReportScreen<z.output<Row>>,
  source: ReportSource<Row>,
  { query, problems, batches, complete }: OpenReport<z.output<Row>>,
): Promise<PaperData> {
  const { url, user, nonce, preferences } = context;
  const language = languageAsked(url.searchParams, context.language);
  const t = translator(language);
  const isRight = Object.keys(problems).length === 0;
  const naming = isRight ? readNames(context, source, query) : Promise.resolve({});
  const walk = batches(naming);
  const [names, first, settings] = await Promise.all([
    naming,
    isRight ? walk.next() : null,
    readPrintSettings(context.lasting, screen.paper),
  ]);
  const wrong = { ...problems, ...missingProblems(names) };
  const count = first?.value?.reading.count ?? 0;
  const isPrinted = Object.keys(wrong).length === 0 && count <= MAX_ROWS;
  if (isPrinted && first) {
    context.parts = paperParts(screen, source.tally(t, language), { first, walk, complete, language });
  }
  const now = new Date().toISOString();
  const printedAt = formatDayAndTime(now, language);
  return {
    view: "paper",
    language,
    foot: [t(screen.title), printedAt, settings.letterhead.name],
    search: url.searchParams.toString(),
    close: `${screen.path}?${reportSearch(query, screen)}`,
    facts: [
      ...filterFacts(screen, query, names, t, language),
      [t(m.printed), t(m.printedBy, { at: printedAt, name: user.name })],
    ],
    problems: wrong,
    tooMany: count > MAX_ROWS ? count : null,
    signature: nocSignature({ signer: signerOf(user), operator: settings.letterhead.name, now, language }),
    ...settings,
    script: preferences.lite ? null : { nonce },
  };
}

/** The filters with their values; "All" for those not set. */
function filterFacts<Row>(
  { filters, undated }: ReportScreen<Row>,
  query: { search: string; filters: Record<string, string> },
  names: Names,
  t: Translate,
  language: Language,
): [string, string][] {
  const called = filters.map(({ name, label, options }): [string, string] => {
    const value = query.filters[name] ?? "";
    const choice = options?.find((one) => one.value === value);
    return [t(label), value === "" ? t(m.all) : choice ? t(choice.label) : nameOrId(names[name], value)];
  });
  const period = periodText(query.filters, t, language) || t(m.all);
  return [
    ...called,
    ...(query.search ? [[t(m.searched), query.search] satisfies [string, string]] : []),
    ...(undated ? [] : [[t(m.period), period] satisfies [string, string]]),
  ];
}

interface Walked<Row> {
  first: IteratorResult<Batch<Row>, void>;
  walk: AsyncGenerator<Batch<Row>, void>;
  complete: (rows: Row[]) => Promise<Row[]>;
  language: Language;
}

/** The inserted parts: the rows, then the totals. */
function paperParts<Row extends { id: number }>(
  screen: ReportScreen<Row>,
  tally: ReturnType<ReportSource<z.ZodType<Row>>["tally"]>,
  { first, walk, complete, language }: Walked<Row>,
): AsyncIterable<string>[] {
  const inLanguage = (element: React.ReactNode) =>
    renderToStaticMarkup(<LanguageProvider language={language}>{element}</LanguageProvider>);
  let reading = first.value?.reading;
  async function* rows() {
    let printed = 0;
    for (let batch = first; !batch.done; batch = await walk.next()) {
      reading = batch.value.reading;
      for (const row of batch.value.rows) tally.add(row);
      const completed = await complete(batch.value.rows);
      for (let from = 0; from < completed.length; from += ROWS_AT_ONCE) {
        const some = completed.slice(from, from + ROWS_AT_ONCE);
        yield inLanguage(<PaperRows screen={screen} rows={some} from={printed + 1} />);
        printed += some.length;
      }
    }
    if (printed === 0) yield inLanguage(<PaperRows screen={screen} rows={[]} from={0} />);
  }
  async function* end() {
    if (reading) yield inLanguage(<PaperEnd screen={screen} figures={tally.figures()} reading={reading} />);
  }
  return [rows(), end()];
}

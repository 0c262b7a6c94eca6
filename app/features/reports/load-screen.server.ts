import type { z } from "zod";
import { readAllChoices } from "~/forms/choices.server";
import { started } from "~/lists/batches.server";
import { exportedColumns, exportOf, exportResponse, rowsOf } from "~/lists/export.server";
import { savedViews, shownColumns } from "~/lists/list-settings.server";
import { permittedOf } from "~/lists/list.server";
import { today } from "~/language/dates";
import type { SignedIn } from "~/session/guards.server";
import type { ChoiceList } from "~/forms/form-state";
import { redirectToLast } from "~/lists/last-page.server";
import { type ListQuery, withParams } from "~/lists/list-query";
import { presets } from "./ranges";
import type { AnyRow, Reading } from "~/lists/list";
import type { ReportScreen, ScreenData } from "./report";
import { accepts } from "./report-query";
import { missingProblems, type Names, type OpenReport, readNames, type ReportSource } from "./source.server";

const nothingRead: Reading = { count: 0, read: 0, leftOut: 0, ended: null };

/** The data of a report's screen; with `?export=` a file is sent instead. */
export async function loadScreen<Row extends AnyRow>(
  context: SignedIn,
  screen: ReportScreen<z.output<Row>>,
  source: ReportSource<Row>,
  opened: OpenReport<z.output<Row>>,
): Promise<ScreenData<z.output<Row>>> {
  const { provider, url, t, language } = context;
  const { query, problems, ask, fits, batches, complete } = opened;
  const { shown, areSaved } = shownColumns(context, screen);
  const empty: ScreenData<z.output<Row>> = {
    view: "screen",
    query,
    shown,
    areSaved,
    permitted: permittedOf(context, screen),
    problems,
    rows: [],
    choices: {},
    figures: null,
    groupPaths: [],
    reading: nothingRead,
    views: savedViews(context, screen.path),
    presets: screen.undated ? [] : presets(today()).map((preset) => ({ ...preset, label: t(preset.label) })),
  };
  const isRight = Object.keys(problems).length === 0;
  if (isRight && (await sendFile(context, screen, source, opened, shown))) return empty;

  const choosing = readAllChoices(provider, source.filterChoices, url.searchParams, {
    chosenIn: (name) => [query.filters[name] ?? ""],
    isOptional: () => true,
  });
  if (!isRight) return { ...empty, choices: await choosing };
  const naming = choosing.then((choices) => namesOf(choices, query));
  const [choices, names, walk] = await Promise.all([choosing, naming, started(batches(naming))]);
  const missing = missingProblems(names);
  if (Object.keys(missing).length > 0) return { ...empty, choices, problems: missing };

  const { page, limit } = query;
  const from = (page - 1) * limit;
  const tally = source.tally(t, language);
  let rows: z.output<Row>[] = [];
  let reading = nothingRead;
  let passed = 0;
  for await (const batch of walk) {
    reading = batch.reading;
    for (const row of batch.rows) {
      tally.add(row);
      if (passed >= from && rows.length < limit) rows.push(row);
      passed += 1;
    }
  }
  await redirectToLast(context, query, reading.count);
  if (reading.ended === "tooMany" && rows.length < limit) {
    rows = (await ask(from, limit)).results.filter((row) => fits(row, names));
  }
  const figures = tally.figures();
  const filter = screen.filters.find(({ name }) => name === source.groupedBy && !query.filters[name]);
  const groupPaths = figures.groups.rows.map(([, , value]) =>
    filter && accepts(filter)(value) ? withParams(url.searchParams, { [filter.name]: value }) : undefined,
  );
  return { ...empty, choices, reading, rows: await complete(rows), figures, groupPaths };
}

/** The names of the chosen records; null for records that are not among the choices. */
function namesOf(choices: Readonly<Record<string, ChoiceList>>, { filters }: ListQuery): Names {
  const chosen = Object.entries(choices).filter(([name]) => filters[name]);
  return Object.fromEntries(
    chosen.map(([name, { choices: offered }]) => {
      return [name, offered.find(({ value }) => value === filters[name])?.label ?? null];
    }),
  );
}

/** Sends the file that the URL asks for; false if it asks for none, or a chosen record does not exist. */
async function sendFile<Row extends AnyRow>(
  context: SignedIn,
  screen: ReportScreen<z.output<Row>>,
  source: ReportSource<Row>,
  { query, batches, complete }: OpenReport<z.output<Row>>,
  shown: readonly string[],
): Promise<boolean> {
  const kind = exportOf(context.url.searchParams);
  if (!kind) return false;
  const columns = exportedColumns(screen, shown);
  const naming = readNames(context, source, query);
  const [names, walk] = await Promise.all([naming, started(batches(naming, Infinity))]);
  if (Object.keys(missingProblems(names)).length > 0) return false;
  async function* pages() {
    for await (const rows of rowsOf(walk)) yield complete(rows);
  }
  context.download(exportResponse(context, screen, kind, { columns, pages: pages() }));
  return true;
}

import { data } from "@remix-run/node";
import type { z } from "zod";
import { readOwnForm } from "~/session/form-account.server";
import type { SignedIn } from "~/session/guards.server";
import { FAILED, nullIf } from "~/session/thrown-answer";
import { withParams, readChosen } from "~/lists/list-query";
import { refusalOf } from "./delete.server";
import { type AnyRow, type ListScreen, nameOf, type Noun } from "~/lists/list";
import { type ListSource, openList, readOne, readSelected, rowCheck } from "~/lists/list.server";
import { keepPage, keptPage } from "~/forms/open-page.server";
import { oneByOne } from "~/forms/one-by-one.server";
import { toastOf, withValues } from "~/forms/told.server";
import { type Translate, wordsFor } from "~/language/language";
import { accepted } from "./accepted.server";
import { m } from "./messages";
import { MAX_COUNTED, readReferences, type Referred, type Use } from "./references.server";

/** At most this many records are deleted at once: the largest page size. */
const MAX_ROWS = 500;

/** The chosen records by name, with what else is shown of each and what refers to it. */
export interface Several {
  /** How many of what are deleted: "3 racks". */
  what: string;
  back: string;
  records: { id: number; name: string; about?: string; uses?: Use[] }[];
  /** The number of records whose references were counted, if not all. */
  counted?: number;
  /** How many are chosen; more than `records` if there are too many to delete at once. */
  count: number;
  /** How many of the chosen records no longer exist. */
  gone: number;
}

/** The records that were not deleted, with the reasons, and the number of those that were. */
export interface Refusals {
  refused: { id: number; reasons: string[] }[];
  title: string;
  removed: number;
}

/**
 * The records chosen in the list's URL, for confirmation; after a deletion as they were before it, since the provider
 * may not answer any more.
 */
export async function loadSeveral<Row extends AnyRow>(
  context: SignedIn,
  screen: ListScreen<z.output<Row>>,
  source: ListSource<Row> & Referred,
): Promise<Several> {
  const kept = keptPage<Several>(context);
  if (kept) return kept;
  const { records, ...several } = await findChosen(context, screen, source);
  if (records.length === 0) {
    const message = readChosen(context.url.searchParams).all ? m.noneFits : several.gone > 0 ? m.allGone : null;
    const toast = message ? ({ message: context.t(message), tone: "error" } as const) : undefined;
    throw await context.redirect(several.back, { toast });
  }
  const ids = records.map(({ id }) => id);
  const references = await readReferences(context, source.referredToBy, ids);
  const counted = source.referredToBy && records.length > MAX_COUNTED ? MAX_COUNTED : undefined;
  return {
    ...several,
    what: countIn(screen.noun, records.length, context.t),
    records: records.map((record) => ({ ...record, uses: references.get(record.id) })),
    counted,
  };
}

const countIn = (noun: Noun, count: number, t: Translate): string => t(wordsFor(noun, count), { count });

/** The chosen records by name; those that no longer exist are counted. */
async function findChosen<Row extends AnyRow>(
  context: SignedIn,
  screen: ListScreen<z.output<Row>>,
  source: ListSource<Row>,
): Promise<Omit<Several, "what">> {
  const { url, t } = context;
  const { all, ids } = readChosen(url.searchParams);
  const list = openList(context, screen, source);
  const back = screen.path + url.search;
  const named = (rows: z.output<Row>[]) =>
    rows.map((row) => ({ id: row.id, name: nameOf(screen, row, t), about: screen.about?.(row) }));
  if (all) {
    const { results, count } = await list.read(0, MAX_ROWS);
    const rows = results.filter(rowCheck(source, list.query.filters));
    return { back, records: named(rows), count: count - (results.length - rows.length), gone: 0 };
  }
  const wanted = ids.slice(0, MAX_ROWS);
  if (wanted.length === 0) return { back, records: [], count: 0, gone: 0 };
  const found = await readSelected(wanted, list, (id) => readOne(context, source, id));
  const rows = found.filter((row) => row !== null);
  const gone = found.length - rows.length;
  return { back, records: named(rows), count: rows.length, gone };
}

interface Deletion<Row extends AnyRow> {
  screen: ListScreen<z.output<Row>>;
  source: ListSource<Row>;
  remove: (id: number) => Promise<void>;
  /** Deletes all of them at once, all or none. */
  removeAll?: (ids: readonly number[]) => Promise<unknown>;
}

/**
 * Deletes the confirmed records, one by one unless `removeAll` is given: 303 with a toast, or 409 with what refers to
 * those that were refused. After an outage, 503, the others are not tried.
 */
export async function confirmSeveral<Row extends AnyRow>(
  context: SignedIn,
  request: Request,
  { screen, source, remove, removeAll }: Deletion<Row>,
) {
  const { t, url } = context;
  const { path } = screen;
  const form = await readOwnForm(context, request);
  const { ids } = readChosen(form);
  const found = await findChosen(context, screen, source);
  const known = new Map(found.records.map((record) => [record.id, record]));
  keepPage(context, {
    ...found,
    what: countIn(screen.noun, ids.length, t),
    records: ids.map((id) => known.get(id) ?? { id, name: `#${id}` }),
  } satisfies Several);
  const titles = new Set<string>();
  const deletions: { ones: readonly number[]; work: () => Promise<unknown> }[] = removeAll
    ? [{ ones: ids, work: () => removeAll(ids) }]
    : ids.map((id) => ({ ones: [id], work: () => remove(id) }));
  const refuse = (ones: readonly number[], reasons: string[]) => ones.map((id) => ({ id, reasons }));
  const { outcomes, isOut } = await oneByOne(t, deletions, {
    attempt: async ({ work }): Promise<Refusals["refused"]> => {
      await nullIf(work(), "missing");
      return [];
    },
    failed: ({ ones }, error) => {
      const { problems, title } = refusalOf(error, t, { several: true });
      titles.add(title);
      return refuse(
        ones,
        problems.map(({ message }) => message),
      );
    },
    notTried: ({ ones }, reason) => refuse(ones, [reason]),
  });
  const refused = outcomes.flat();
  const removed = ids.length - refused.length;
  if (refused.length > 0) {
    context.markFailed();
    const [title = "", other] = titles;
    return data<Refusals>({ refused, title: other ? t(m.wasNotDeleted) : title, removed }, isOut ? 503 : 409);
  }
  const query = withParams(url.searchParams, { page: url.searchParams.get("page") });
  const left = await countShown(openList(context, screen, source), ids);
  const told =
    left > 0
      ? withValues(accepted.severalStillShown, () => ({ count: left, all: removed }))
      : withValues(removed === 1 ? m.removed : m.severalRemoved, () => ({ count: removed }));
  return context.redirect(query === "?" ? path : path + query, { toast: toastOf(told, t) });
}

/** How many of the deleted records the list still shows, on the page that they were on or followed. */
async function countShown<Row extends { id: number }>(
  { query: { page, limit }, read }: ReturnType<typeof openList<z.ZodType<Row>>>,
  ids: readonly number[],
): Promise<number> {
  const shown = await nullIf(read((page - 1) * limit, Math.max(limit, ids.length)), ...FAILED);
  return shown?.results.filter(({ id }) => ids.includes(id)).length ?? 0;
}

import { data } from "@remix-run/node";
import type { z } from "zod";
import type { SignedIn } from "~/session/guards.server";
import { isMissing } from "~/session/thrown-answer";
import { changed, readChosen } from "~/ui/list-query";
import { refusalOf } from "./delete.server";
import { readForm } from "./form-data.server";
import { type ListScreen, nameOf } from "./list";
import { type ListSource, openList, readOne } from "./list.server";
import { m } from "./messages";

/** The most records that are deleted at a time: the largest page. */
const MOST = 500;

/** The chosen records, by their names. */
export interface Several {
  back: string;
  records: { id: number; name: string }[];
  /** How many are chosen; more than `records` where it is too many at a time. */
  count: number;
  /** How many of those chosen are not there any more. */
  gone: number;
}

/** Records that were not deleted, each with the reasons, and how many others were. */
export interface Refusals {
  refused: { id: number; reasons: string[] }[];
  removed: number;
}

/**
 * The records that the list's URL says are chosen, to be confirmed. They stand on the page of the list that the URL asks for; one
 * that has moved is read by itself, those that are gone are counted.
 */
export async function loadSeveral<Row extends z.ZodType<{ id: number }>>(
  context: SignedIn,
  screen: ListScreen<z.output<Row>>,
  source: ListSource<Row>,
): Promise<Several> {
  const { url, t } = context;
  const { all, ids } = readChosen(url.searchParams);
  const { query, read } = openList(context, screen, source);
  const back = screen.path + url.search;
  const named = (row: z.output<Row>) => ({ id: row.id, name: nameOf(screen, row, t) });
  if (all) {
    const { results, count } = await read(0, MOST);
    return { back, records: results.map(named), count, gone: 0 };
  }
  const wanted = [...new Set(ids)].slice(0, MOST);
  if (wanted.length === 0) throw await context.redirect(back);
  const page = await read((query.page - 1) * query.limit, query.limit);
  const found = await Promise.all(
    wanted.map((id) => page.results.find((row) => row.id === id) ?? unlessGone(readOne(context, source, id))),
  );
  const records = found.filter((row) => row !== null).map(named);
  const gone = found.length - records.length;
  if (records.length === 0) throw await context.redirect(back, { toast: { message: t(m.allGone), tone: "error" } });
  return { back, records, count: records.length, gone };
}

/** Deletes the confirmed records one after the other: 303 with a toast, or 409 with what refers to those that were refused. */
export async function confirmSeveral(
  context: SignedIn,
  request: Request,
  { remove, path }: { remove: (id: number) => Promise<void>; path: string },
) {
  const { t, url } = context;
  const form = await readForm(request);
  const { ids } = readChosen(typeof form === "number" ? new URLSearchParams() : idsOf(form));
  const refused: Refusals["refused"] = [];
  for (const id of ids) {
    try {
      await unlessGone(remove(id));
    } catch (error) {
      refused.push({ id, reasons: refusalOf(error, t).problems.map(({ message }) => message) });
    }
  }
  const removed = ids.length - refused.length;
  if (refused.length > 0) {
    context.markFailed();
    return data<Refusals>({ refused, removed }, 409);
  }
  const query = changed(url.searchParams, { page: url.searchParams.get("page") });
  const message = removed === 1 ? t(m.removed) : t(m.severalRemoved, { count: removed });
  return context.redirect(query === "?" ? path : path + query, { toast: { message, tone: "success" } });
}

const idsOf = (form: FormData) => new URLSearchParams(form.getAll("chosen").map((id) => ["chosen", String(id)]));

/** Awaits a call; null where the record is gone. */
async function unlessGone<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (thrown) {
    if (isMissing(thrown)) return null;
    throw thrown;
  }
}

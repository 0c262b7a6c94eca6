import { z } from "zod";
import type { SignedIn } from "~/session/guards.server";
import { withoutTransient } from "./list-query";
import type { ListScreen, SavedView } from "./list";

/** The cookie with a person's settings of their lists, by path. */
const COOKIE = "lists";

/** The cookie's maximum size: browsers accept 4096 bytes including the name. */
const MAX_BYTES = 3500;

const keptList = z.object({
  /** The keys of hidden columns, if the person has chosen. */
  hidden: z.array(z.string()).optional(),
  views: z.array(z.object({ name: z.string(), query: z.string() })).default([]),
});
const keptLists = z.record(z.string(), keptList);
type Kept = z.output<typeof keptLists>;

type Keeper = Pick<SignedIn, "readOwn" | "keepOwn">;

function readKept(context: Keeper): Kept {
  try {
    return keptLists.parse(JSON.parse(Buffer.from(context.readOwn(COOKIE) ?? "", "base64url").toString()));
  } catch {
    return {};
  }
}

/** Saves the settings of a list; false if they do not fit. */
function keep(context: Keeper, path: string, change: Partial<Kept[string]>): boolean {
  const kept = readKept(context);
  const { hidden, views = [] } = { ...kept[path], ...change };
  const all = { ...kept, [path]: { hidden, views } };
  const worth = Object.entries(all).filter(([, list]) => list.hidden !== undefined || list.views.length > 0);
  const value = Buffer.from(JSON.stringify(Object.fromEntries(worth))).toString("base64url");
  if (value.length > MAX_BYTES) return false;
  context.keepOwn(COOKIE, value);
  return true;
}

/** The keys of the columns to show, and whether they were saved for the next visit, which fails if they do not fit. */
interface ShownColumns {
  shown: string[];
  areKept: boolean;
}

/**
 * The columns to show, always including the first: those named in the URL, which are saved for the next visit, else the
 * saved ones, else all but the extra ones. Unknown names bring all columns.
 */
export function shownColumns<Row>(
  context: Keeper & Pick<SignedIn, "url">,
  { path, columns }: Pick<ListScreen<Row>, "path" | "columns">,
): ShownColumns {
  const keys = columns.map(({ key }) => key);
  const asked = context.url.searchParams.getAll("columns").flatMap((names) => names.split(","));
  const extra = columns.filter(({ isExtra }) => isExtra).map(({ key }) => key);
  const before = readKept(context)[path]?.hidden ?? extra;
  const wanted = keys.some((key) => asked.includes(key)) ? asked : keys;
  const hidden = asked.length > 0 ? keys.slice(1).filter((key) => !wanted.includes(key)) : before;
  const isUsual = hidden.join() === extra.join();
  const areKept = hidden.join() === before.join() || keep(context, path, { hidden: isUsual ? undefined : hidden });
  return { shown: keys.filter((key, at) => at === 0 || !hidden.includes(key)), areKept };
}

/** The named views of a list that the person saved. */
export const savedViews = (context: Keeper, path: string): SavedView[] => readKept(context)[path]?.views ?? [];

/** Saves a view, replacing one of the same name; false if it does not fit. */
export function saveView(context: Keeper, path: string, view: SavedView): boolean {
  const others = savedViews(context, path).filter(({ name }) => name !== view.name);
  return keep(context, path, { views: [...others, view] });
}

export function removeView(context: Keeper, path: string, name: string): void {
  keep(context, path, { views: savedViews(context, path).filter((view) => view.name !== name) });
}

/** The part of a list's URL that a view saves: all but page and selection. */
export const viewQuery = (search: string): string => String(withoutTransient(new URLSearchParams(search)));

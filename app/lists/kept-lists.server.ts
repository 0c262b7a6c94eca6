import { z } from "zod";
import type { SignedIn } from "~/session/guards.server";
import { withoutTransient } from "./list-query";
import type { ListScreen, SavedView } from "./list";

/** The cookie of what a person keeps of their lists, by their paths. */
const COOKIE = "lists";

/** The most characters that it may have: a browser takes 4096 with the name. */
const MAX_BYTES = 3500;

const keptList = z.object({
  /** Keys of the columns that are not shown, where the person has chosen. */
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

/** Keeps a list's choices; false where there is no room for them. */
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

/** The keys of the columns to show, and whether they are kept for the next visit: there may be no room for them. */
interface ShownColumns {
  shown: string[];
  areKept: boolean;
}

/**
 * The columns to show, the first one always: those that the URL names, which are kept for the next visit, else those kept, else all
 * but the extra ones. Names that the list does not have bring all columns.
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

/** The views of a list that the person saved under names. */
export const savedViews = (context: Keeper, path: string): SavedView[] => readKept(context)[path]?.views ?? [];

/** Saves a view, in the place of one of the same name; false where there is no room. */
export function saveView(context: Keeper, path: string, view: SavedView): boolean {
  const others = savedViews(context, path).filter(({ name }) => name !== view.name);
  return keep(context, path, { views: [...others, view] });
}

export function removeView(context: Keeper, path: string, name: string): void {
  keep(context, path, { views: savedViews(context, path).filter((view) => view.name !== name) });
}

/** What a view keeps of a list's URL: all but the page and what was chosen. */
export const viewQuery = (search: string): string => String(withoutTransient(new URLSearchParams(search)));

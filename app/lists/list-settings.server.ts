import { z } from "zod";
import type { SignedIn } from "~/session/guards.server";
import { withoutTransient } from "./list-query";
import type { ListScreen, SavedView } from "./list";

/** The cookie with a person's settings of their lists, by path. */
const COOKIE = "lists";

/** The cookie's maximum size: browsers accept 4096 bytes including the name. */
const MAX_BYTES = 3500;

const listSettings = z.object({
  /** The keys of hidden columns, if the person has chosen. */
  hidden: z.array(z.string()).optional(),
  views: z.array(z.object({ name: z.string(), query: z.string() })).default([]),
});
const settingsByPath = z.record(z.string(), listSettings);
type SettingsByPath = z.output<typeof settingsByPath>;

/** The cookies of the signed-in person. */
type OwnCookies = Pick<SignedIn, "readOwn" | "keepOwn">;

function readSettings(context: OwnCookies): SettingsByPath {
  const kept = context.readOwn(COOKIE);
  if (kept === undefined) return {};
  try {
    return settingsByPath.parse(JSON.parse(Buffer.from(kept, "base64url").toString()));
  } catch {
    return {};
  }
}

/** Saves the settings of a list; false if they do not fit. */
function saveSettings(context: OwnCookies, path: string, change: Partial<SettingsByPath[string]>): boolean {
  const settings = readSettings(context);
  const { hidden, views = [] } = { ...settings[path], ...change };
  const all = { ...settings, [path]: { hidden, views } };
  const changed = Object.entries(all).filter(([, list]) => list.hidden !== undefined || list.views.length > 0);
  const value = Buffer.from(JSON.stringify(Object.fromEntries(changed))).toString("base64url");
  if (value.length > MAX_BYTES) return false;
  context.keepOwn(COOKIE, value);
  return true;
}

/** The keys of the columns to show, and whether they were saved for the next visit, which fails if they do not fit. */
interface ShownColumns {
  shown: string[];
  areSaved: boolean;
}

/**
 * The columns to show, always including the first: those named in the URL, which are saved for the next visit, else the
 * saved ones, else all but the extra ones. Unknown names bring all columns.
 */
export function shownColumns<Row>(
  context: OwnCookies & Pick<SignedIn, "url">,
  { path, columns }: Pick<ListScreen<Row>, "path" | "columns">,
): ShownColumns {
  const keys = columns.map(({ key }) => key);
  const asked = context.url.searchParams.getAll("columns").flatMap((names) => names.split(","));
  const extra = columns.filter(({ isExtra }) => isExtra).map(({ key }) => key);
  const before = readSettings(context)[path]?.hidden ?? extra;
  const wanted = keys.some((key) => asked.includes(key)) ? asked : keys;
  const hidden = asked.length > 0 ? keys.slice(1).filter((key) => !wanted.includes(key)) : before;
  const isUsual = hidden.join() === extra.join();
  const areSaved =
    hidden.join() === before.join() || saveSettings(context, path, { hidden: isUsual ? undefined : hidden });
  return { shown: keys.filter((key, at) => at === 0 || !hidden.includes(key)), areSaved };
}

/** The named views of a list that the person saved. */
export const savedViews = (context: OwnCookies, path: string): SavedView[] => readSettings(context)[path]?.views ?? [];

/** Saves a view, replacing one of the same name; false if it does not fit. */
export function saveView(context: OwnCookies, path: string, view: SavedView): boolean {
  const others = savedViews(context, path).filter(({ name }) => name !== view.name);
  return saveSettings(context, path, { views: [...others, view] });
}

/** Removes the view with this name, if there is one. */
export function removeView(context: OwnCookies, path: string, name: string): void {
  saveSettings(context, path, { views: savedViews(context, path).filter((view) => view.name !== name) });
}

/** The part of a list's URL that a view saves: all but page and selection. */
export const viewQuery = (search: string): string => String(withoutTransient(new URLSearchParams(search)));

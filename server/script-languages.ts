import type { ServerBuild } from "@remix-run/node";

/** The scripts in texts of one language, as client-languages.ts lays them beside those in both. */
const languages = ["en", "id"];

/** The list of the files that pages load. */
export type Assets = ServerBuild["assets"];

/** The list with the scripts of a language. It has a version of its own, by which the browser asks for what else is in it. */
export function assetsIn(assets: Assets, language: string): Assets {
  const known = made.get(assets) ?? new Map<string, Assets>();
  made.set(assets, known);
  const list = known.get(language) ?? movedTo(language, assets);
  known.set(language, list);
  return list;
}

/** A list's own lists, made when they are first needed. */
const made = new WeakMap<Assets, Map<string, Assets>>();

function movedTo(language: string, { entry, routes, version, ...rest }: Assets): Assets {
  const scripts = JSON.stringify({ entry, routes }).replace(/"(\/assets\/)([^"/]+\.js)"/g, `"$1${language}/$2"`);
  return { ...rest, ...(JSON.parse(scripts) as Pick<Assets, "entry" | "routes">), version: `${version}-${language}` };
}

/** The list whose version a browser names; the one of both languages where it names another. */
export const assetsOf = (assets: Assets, version: string | null): Assets =>
  languages.map((language) => assetsIn(assets, language)).find((list) => list.version === version) ?? assets;

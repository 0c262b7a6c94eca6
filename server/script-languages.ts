import type { ServerBuild } from "@remix-run/node";

/** The languages for which client-languages.ts writes a folder of scripts. */
const languages = ["en", "id"];

/** Remix's manifest: the files that pages load. */
export type Assets = ServerBuild["assets"];

/** The manifest with the scripts of a language. Its own version identifies it in requests for `/__manifest`. */
export function assetsIn(assets: Assets, language: string): Assets {
  const known = made.get(assets) ?? new Map<string, Assets>();
  made.set(assets, known);
  const list = known.get(language) ?? movedTo(language, assets);
  known.set(language, list);
  return list;
}

/** The manifests of each language, by the original; created when first needed. */
const made = new WeakMap<Assets, Map<string, Assets>>();

function movedTo(language: string, { entry, routes, version, ...rest }: Assets): Assets {
  const scripts = JSON.stringify({ entry, routes }).replace(/"(\/assets\/)([^"/]+\.js)"/g, `"$1${language}/$2"`);
  return { ...rest, ...(JSON.parse(scripts) as Pick<Assets, "entry" | "routes">), version: `${version}-${language}` };
}

/** The manifest of the given version; the original, with both languages, if the version is another. */
export const assetsOf = (assets: Assets, version: string | null): Assets =>
  languages.map((language) => assetsIn(assets, language)).find((list) => list.version === version) ?? assets;

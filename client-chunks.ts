import type { Rollup } from "vite";

/**
 * Small modules that most pages show: they are loaded with the shell, for in files of their own each page would load more files, and
 * those files each other.
 */
const smallAndCommon = [
  "forms/(choice-search|field-parts)",
  "inventory/(links|nouns|racks/drawing|requests/kinds)",
  "language/compare",
  "lists/(list-parts|list-query)",
  "session/background-revalidation",
  "ui/(date-text|drawing|facts|figures|filled-in|phone|qr-code|record-actions|record-link|status|table-box|use-script|way-on)",
].join("|");

/** Files of scripts by the modules that need them: such a module and all that it needs stand in the first of these. */
const byRoot = {
  framework: /\/node_modules\/(react|react-dom|@remix-run\/react)\/(index|dist\/esm\/index)\.js$/,
  shell: new RegExp(`/app/(root|shell/(layout|no-page)|${smallAndCommon})\\.tsx?$|vite/preload-helper`),
  lists: /\/app\/lists\/list-page\.tsx$/,
  crud: /\/app\/crud\/screens\.tsx$/,
  forms: /\/app\/forms\/(fields|form|problem-summary|confirm-page)\.tsx$/,
  declared: /\/app\/crud\/(form-fields|form-page|delete-page|delete-several-page)\.tsx$/,
};

/** What else several pages share, by its folder: a page loads what is of its own subject. */
const byFolder = {
  passwords: /\/app\/session\/password-messages/,
  organization: /\/app\/(features\/organization|crud\/password-fields)/,
  papers: /\/app\/(ui\/print|inventory\/(documents|visits)\/)/,
  usage: /\/app\/(ui\/usage-bar|inventory\/racks\/drawing-messages|features\/racks\/rack-)/,
  racks: /\/app\/features\/racks\//,
  lists: /\/app\/lists\//,
  forms: /\/app\/(session\/|forms\/(?!new-password))/,
  reports: /\/app\/(ui\/range|features\/reports\/)/,
  drawings: /\/app\/inventory\/racks\//,
  states: /\/app\/inventory\/requests\/(request|status|transitions)\.ts/,
  pictures: /\/app\/ui\/picture/,
  device: /\/app\/features\/devices\/(device-view|device-place|port-map)/,
  request:
    /\/app\/features\/requests\/(kinds\/.*(content|kind|replacement|transfer-table)|next-step|rack-part|written-part|request-kinds|goods-section|history-list|request)\.(tsx?|css)$/,
  history: /\/app\/inventory\/requests\/(request-history|history-messages)/,
  filing: /\/app\/features\/requests\/kinds\/(interconnection|goods-out)\//,
  goods: /\/app\/features\/requests\/kinds\/(goods-in|replace)\//,
  guide: /\/app\/(guide\/|shell\/menu)/,
  services: /\/app\/(inventory|features)\/services\//,
  interconnections: /\/app\/((inventory|features)\/interconnections\/|features\/requests\/reader-links)/,
  devices: /\/app\/(inventory|features)\/devices\//,
  inventory: /\/app\/inventory\//,
};

/** The rest of a feature. */
const FEATURE = /\/app\/features\/(\w+)\//;

/** In which file of scripts each module stands that several pages use; what only one uses is left to Rollup. */
export function chunksOf({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Map<string, string> {
  const ids = [...getModuleIds()];
  const needsOf = (id: string, needs = new Set<string>()): Set<string> => {
    if (needs.has(id)) return needs;
    needs.add(id);
    for (const used of getModuleInfo(id)?.importedIds ?? []) needsOf(used, needs);
    return needs;
  };
  const chunks = new Map<string, string>();
  const put = (id: string, name: string) => chunks.has(id) || chunks.set(id, name);
  for (const [name, root] of Object.entries(byRoot))
    for (const id of ids) if (root.test(id)) for (const needed of needsOf(id)) put(needed, name);

  const seen = new Set<string>();
  const pages = ids.filter((id) => getModuleInfo(id)?.isEntry);
  for (const page of pages)
    for (const id of needsOf(page)) {
      if (!seen.has(id) || pages.includes(id)) seen.add(id);
      else {
        const folder = Object.entries(byFolder).find(([, pattern]) => pattern.test(id))?.[0];
        const name = folder ?? FEATURE.exec(id)?.[1];
        if (name) put(id, name);
      }
    }
  return chunks;
}

import { fileURLToPath } from "node:url";
import type { Rollup } from "vite";

/**
 * Small modules that most pages show, those before the login too: in files of their own, each page would load more files, and those
 * files each other.
 */
const common = [
  "forms/(choice-search|field-parts|form)",
  "inventory/requests/kinds",
  "language/compare",
  "ui/(facts|step-hint|to-place)",
].join("|");

/** Small modules that many signed-in people's pages show. */
const commonInside = [
  "crud/password-fields",
  "forms/confirm-page",
  "inventory/(links|nouns|racks/(drawing|rack-messages)|requests/(request|status|transitions))",
  "lists/(list-parts|list-query|list-title)",
  "session/(background-revalidation|password-messages)",
  "ui/(date-text|drawing|figures|filled-in|no-page|phone|record-actions|record-link|status|table-box|usage-bar|use-script)",
].join("|");

/** Files of scripts by the modules that need them: such a module and all that it needs stand in the first of these. */
const byRoot = {
  framework: /\/node_modules\/(react|react-dom|@remix-run\/react)\/(index|dist\/esm\/index)\.js$/,
  shell: new RegExp(`/app/(root|${common})\\.tsx?|vite/preload-helper`),
  layout: new RegExp(`/app/(shell/layout\\.route|${commonInside})\\.tsx?`),
  forms: /\/app\/forms\/(fields|form|problem-summary)\.tsx$/,
  screens: /\/app\/crud\/screens\.tsx$/,
  tables: /\/app\/lists\/(data-table|empty-list|list-filters|pager)\.tsx$/,
  listParts: /\/app\/lists\/(export-menu|list-columns|list-views)\.tsx$/,
  lists: /\/app\/(lists\/list-page|crud\/list\.route)\.tsx/,
  declared: /\/app\/crud\/(form-fields|pages\.route)\.tsx/,
};

/** What else several pages share, by its folder: a page loads what is of its own subject. */
const byFolder = {
  organization: /\/app\/features\/organization/,
  pictures: /\/app\/(ui\/picture|features\/dashboard\/request-pictures)/,
  requestReports: /\/app\/features\/reports\/request-parts/,
  reports: /\/app\/(ui\/range|features\/reports\/)/,
  connections:
    /\/app\/(inventory\/(documents\/document-links|interconnections\/cable-path)|features\/requests\/(request\.css|kinds\/(interconnection\/target-tabs|replace\/)))/,
  documents: /\/app\/(ui\/print|features\/documents\/|inventory\/documents\/signature)/,
  rack: /\/app\/(features\/racks\/rack-neighbours|inventory\/racks\/rack-view)/,
  racks: /\/app\/features\/racks\//,
  lists: /\/app\/lists\//,
  forms: /\/app\/(session\/|forms\/(?!new-password))/,
  space: /\/app\/inventory\/racks\/space/,
  plates: /\/app\/inventory\/racks\/(rack-key|drawing-messages|rack\.css)/,
  drawings: /\/app\/inventory\/racks\//,
  device: /\/app\/features\/devices\/(device-view|device-place|port-map)/,
  history: /\/app\/inventory\/requests\//,
  declaredDocuments: /\/app\/inventory\/documents\//,
  services: /\/app\/(inventory|features)\/services\//,
  request: /\/app\/(features\/requests\/(request-detail\.route|kinds\/.*content)|ui\/qr-code)/,
  cabling: /\/app\/features\/requests\/kinds\/interconnection\//,
  goodsOut: /\/app\/features\/requests\/kinds\/goods-out\//,
  requests: /\/app\/features\/requests\/(action-words|history-list|list\/)/,
  dashboardWords: /\/app\/features\/dashboard\/messages/,
  logs: /\/app\/features\/configuration\/(follow|folded|log-)/,
  groups: /\/app\/features\/configuration\/(group|permission-sections)/,
  menus: /\/app\/shell\/(\w+-)?menu/,
  guide: /\/app\/guide\//,
  cables: /\/app\/inventory\/interconnections\/interconnection-columns/,
  equipment:
    /\/app\/(inventory\/(devices|interconnections|reader-links)|features\/(interconnections|requests\/kinds\/goods-in)\/)/,
  inventory: /\/app\/inventory\//,
};

/** Routes that share a file with what they need. */
const joined = [
  "root",
  "shell/layout.route",
  "crud/list.route",
  "crud/pages.route",
  "features/configuration/groups.route",
  "features/requests/request-detail.route",
];
const JOINED = new RegExp(`/app/(${joined.join("|")})\\.tsx`);

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
      if (!JOINED.test(id) && (!seen.has(id) || pages.includes(id))) seen.add(id);
      else {
        const folder = Object.entries(byFolder).find(([, pattern]) => pattern.test(id))?.[0];
        const name = folder ?? FEATURE.exec(id)?.[1];
        if (name) put(id, name);
      }
    }
  return chunks;
}

/** Lets routes share a file with what they need; else each would have one more, which only leads there. */
export function sharedRoutes(): Rollup.Plugin {
  return {
    name: "shared-routes",
    buildStart() {
      for (const file of joined) {
        const id = fileURLToPath(new URL(`app/${file}.tsx`, import.meta.url));
        this.emitFile({ type: "chunk", id: `${id}?__remix-build-client-route`, preserveSignature: "allow-extension" });
      }
    },
  };
}

/**
 * Tells Chromium, from 136 on, to compile all functions of a script while it arrives, past the page's main thread. Left to itself it
 * reads each function twice: to skip it, and when it is called, as most are for the first page.
 */
export function compiledAtOnce(): Rollup.Plugin {
  return {
    name: "compiled-at-once",
    generateBundle: {
      // Vite writes something before the code, and the comment must be the first thing in the file.
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk") file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}

import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import type { Rollup } from "vite";
import { defineConfig } from "vitest/config";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** With scripts (README, "Browsers"). */
const OLDEST_BROWSERS = ["chrome99", "firefox102", "safari15.4"];

/** Test files that run side by side. Left to itself vitest keeps one core for its own process, which has little to do. */
const WORKERS = Math.min(availableParallelism(), 4);

/** Milliseconds until a test is given up: long enough for a machine that others keep busy. */
const PATIENCE = 300_000;

/**
 * The files of scripts that pages share, by the modules that need all of it: a module stands in the first of these that uses it. So a
 * page loads few files and nothing that it does not use; what a single page has besides is left to Rollup. The entry stays alone: it
 * takes the page over as soon as it is loaded, which must be after the routes.
 */
const sharedScripts = {
  framework: /\/node_modules\/(react|react-dom|@remix-run\/react)\/(index|dist\/esm\/index)\.js$/,
  shell: /\/app\/(root|shell\/layout)\.tsx$/,
  lists: /\/app\/lists\/list-page\.tsx$/,
  forms: /\/app\/crud\/screens\.tsx$/,
  records:
    /\/app\/(ui\/(status|usage-bar|date-text|record-actions|facts)|inventory\/(links|racks\/drawing-messages|requests\/kinds))\.tsx?$/,
};

/** Smaller files, in bytes, are put into others that load with them. */
const MIN_SCRIPT = 2_000;

const scriptsOf = new WeakMap<object, Map<string, string>>();

function sharedScript(id: string, { getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  const known = scriptsOf.get(getModuleInfo) ?? new Map<string, string>();
  const put = (module: string, name: string): void => {
    if (known.has(module)) return;
    known.set(module, name);
    for (const used of getModuleInfo(module)?.importedIds ?? []) put(used, name);
  };
  if (known.size === 0)
    for (const [name, roots] of Object.entries(sharedScripts))
      for (const module of getModuleIds()) if (roots.test(module)) put(module, name);
  scriptsOf.set(getModuleInfo, known);
  return known.get(id);
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: process.env.VITEST ? [] : [remix(remixConfig)],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  build: {
    assetsInlineLimit: 0,
    target: OLDEST_BROWSERS,
    rollupOptions: { output: isSsrBuild ? {} : { manualChunks: sharedScript, experimentalMinChunkSize: MIN_SCRIPT } },
  },
  ssr: { target: "node" },
  test: {
    maxWorkers: WORKERS,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/{architecture,routes}.test.ts", "tests/unit/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/support/unit-environment.ts"],
          // A process of its own for each file costs more than the tests of most.
          isolate: false,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          globalSetup: ["tests/contract/global-setup.ts"],
          fileParallelism: false,
          testTimeout: PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: "journeys",
          include: ["tests/access.test.ts", "tests/journeys/**/*.test.ts"],
          globalSetup: ["tests/support/global-setup.ts"],
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: ["tests/support/browser-setup.ts"],
          maxConcurrency: 3,
          // What a busy machine broke off is tried once more, and told as such.
          retry: 1,
          expect: { poll: { timeout: PATIENCE / 5 } },
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: "bench",
          include: ["tests/bench/**/*.bench.ts"],
          globalSetup: ["tests/support/global-setup.ts"],
          fileParallelism: false,
          hookTimeout: PATIENCE,
        },
      },
    ],
  },
}));

import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import type { Rollup } from "vite";
import { defineConfig } from "vitest/config";
import { chunksOf, compiledAtOnce, sharedRoutes } from "./client-chunks.ts";
import { settledFramework } from "./client-framework.ts";
import { scriptsByLanguage } from "./client-languages.ts";
import { settledTokens } from "./client-styles.ts";
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

/** The files of each build's modules, which Rollup asks for one by one. */
const known = new WeakMap<object, Map<string, string>>();

function chunkOf(id: string, meta: Rollup.ManualChunkMeta): string | undefined {
  const chunks = known.get(meta.getModuleInfo) ?? chunksOf(meta);
  known.set(meta.getModuleInfo, chunks);
  return chunks.get(id);
}

/** A build needs nothing of the tests. */
const sequence = process.env.VITEST
  ? { sequencer: (await import("./tests/support/longest-first.ts")).LongestFirst }
  : {};

/** Vitest needs no Remix, which takes a second to load. */
const plugins = process.env.VITEST
  ? []
  : [(await import("@remix-run/dev")).vitePlugin(remixConfig), settledFramework()];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins,
  css: command === "build" ? { postcss: { plugins: [settledTokens()] } } : {},
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  build: {
    assetsInlineLimit: 0,
    target: OLDEST_BROWSERS,
    // Takes a few seconds more than esbuild, and 5 kB less of each page's script.
    minify: isSsrBuild ? false : "terser",
    terserOptions: {
      ecma: 2020,
      safari10: false,
      compress: { passes: 2, inline: 1, pure_getters: true, keep_fargs: false },
    },
    rollupOptions: isSsrBuild
      ? {}
      : { output: { manualChunks: chunkOf }, plugins: [scriptsByLanguage(), sharedRoutes(), compiledAtOnce()] },
  },
  ssr: { target: "node" },
  test: {
    maxWorkers: WORKERS,
    sequence,
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
          globalSetup: ["tests/support/portals-setup.ts"],
          setupFiles: ["tests/support/fresh-data.ts"],
          isolate: false,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: ["tests/support/portals-setup.ts", "tests/support/browser-setup.ts"],
          setupFiles: ["tests/support/fresh-data.ts", "tests/support/own-windows.ts"],
          isolate: false,
          maxConcurrency: 3,
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

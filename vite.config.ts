import { fileURLToPath } from "node:url";
import { vitePlugin } from "@remix-run/dev";
import { defineConfig, type Rollup } from "vite";
import { chunksOf, compiledAtOnce, sharedRoutes } from "./client-chunks.ts";
import { settledFramework } from "./client-framework.ts";
import { scriptsByLanguage } from "./client-languages.ts";
import { settledTokens } from "./client-styles.ts";
import { textsInPlace } from "./client-texts.ts";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** With scripts (README, "Browsers"). */
const OLDEST_BROWSERS = ["chrome99", "firefox102", "safari15.4"];

/** The files of each build's modules, which Rollup asks for one by one. */
const known = new WeakMap<object, Map<string, string>>();

function chunkOf(id: string, meta: Rollup.ManualChunkMeta): string | undefined {
  const chunks = known.get(meta.getModuleInfo) ?? chunksOf(meta);
  known.set(meta.getModuleInfo, chunks);
  return chunks.get(id);
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [vitePlugin(remixConfig), settledFramework()],
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
      : {
          output: { manualChunks: chunkOf },
          plugins: [textsInPlace(), scriptsByLanguage(), sharedRoutes(), compiledAtOnce()],
        },
  },
  ssr: { target: "node" },
}));

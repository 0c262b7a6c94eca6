import type { Plugin } from "vite";
import remixConfig from "./remix.config.js";

const flags: Readonly<Record<string, boolean>> = { ...remixConfig.future };

/**
 * Replaces settings by their values in Remix's browser code: the flags of remix.config.js, and that this is no single-page app.
 * The minifier then removes the code that they rule out.
 */
export function settledFramework(): Plugin {
  return {
    name: "settled-framework",
    apply: "build",
    transform(code, id, { ssr = false } = {}) {
      if (ssr || !id.includes("/node_modules/@remix-run/react/")) return null;
      const settled = code
        .replace(/\b(?:window\.__remixContext\.)?future\.(v3_\w+)/g, (_, flag: string) => String(flags[flag] ?? false))
        .replace(/\bwindow\.__remixContext\.isSpaMode\b|(?<=!|if \()isSpaMode\b|\bisSpaMode(?= [&?])/g, "false");
      return { code: settled, map: null };
    },
  };
}

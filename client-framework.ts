import type { Plugin } from "vite";
import remixConfig from "./remix.config.js";

const flags: Readonly<Record<string, boolean>> = { ...remixConfig.future };

/**
 * Writes what is settled into Remix's own code for the browser: the flags of remix.config.js, and that the server renders all pages. What they
 * rule out is then left out of the scripts.
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

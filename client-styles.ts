import { readFileSync } from "node:fs";
import type { CSSOptions } from "vite";

type PostcssPlugin = NonNullable<Exclude<CSSOptions["postcss"], string | undefined>["plugins"]>[number];

const source = readFileSync(new URL("app/ui/styles/tokens.css", import.meta.url), "utf8");

/** The shades of the palette, which are the same in every theme. */
const shades = new Map(
  [...source.matchAll(/^ {2}(--mantine-color-[a-z]+(?:-\d)?): (#\w+);$/gm)].map(([, name = "", shade = ""]) => [
    name,
    shade,
  ]),
);

/** Short names of the other tokens, which no script knows. */
const names = new Map(
  [...new Set(source.match(/(?<=^ {2})--(?:mantine|portal)-[\w-]+(?=:)/gm))]
    .filter((name) => !shades.has(name))
    .map((name, at) => [name, `--t${at.toString(36)}`]),
);

/**
 * Makes the browser's style sheets a tenth smaller: shades of the palette stand where they are used, the other tokens have short names,
 * and sheets that are imported under one condition stand under it together. A build in which a style sheet changes a shade fails.
 */
export function settledTokens(): PostcssPlugin {
  return {
    postcssPlugin: "settled-tokens",
    OnceExit(root) {
      root.walkDecls((declaration) => {
        const { prop, value } = declaration;
        if (shades.has(prop)) {
          if (value !== shades.get(prop))
            throw declaration.error(`${prop} is a shade of the palette (client-styles.ts)`);
          declaration.remove();
          return;
        }
        declaration.prop = names.get(prop) ?? prop;
        declaration.value = value
          .replace(/var\((--[\w-]+)\)/g, (use, name: string) => shades.get(name) ?? use)
          .replace(/--[\w-]+/g, (name) => names.get(name) ?? name);
      });
      root.walkAtRules("supports", (rule) => {
        const before = rule.prev();
        if (before?.type !== "atrule" || before.name !== rule.name || before.params !== rule.params) return;
        before.append(rule.nodes);
        rule.remove();
      });
    },
  };
}

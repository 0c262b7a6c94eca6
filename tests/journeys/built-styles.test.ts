import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const read = (files: string[]): string => files.map((file) => readFileSync(file, "utf8")).join("\n");
const styles = read(globSync("build/client/assets/*.css", { cwd: root }).map((file) => path.join(root, file)));
const components = read(globSync("app/**/*.tsx", { cwd: root }).map((file) => path.join(root, file)));

test("the style sheets of the browser have short names for tokens, and shades of the palette where they are used", () => {
  expect(styles.match(/--(?:mantine|portal)-[\w-]+/g) ?? []).toEqual([]);
});

test("every custom property that the style sheets use is declared by one of them, or by a component", () => {
  const declared = new Set(styles.match(/--[\w-]+(?=:)/g));
  const used = [...new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name))];
  expect(used.length).toBeGreaterThan(50);
  // "--label-7" is `--label-${column}` in the component.
  const isSet = (name: string) => components.includes(`"${name}"`) || components.includes(name.replace(/\d+$/, "${"));
  expect(used.filter((name) => !declared.has(name) && !isSet(name))).toEqual([]);
});

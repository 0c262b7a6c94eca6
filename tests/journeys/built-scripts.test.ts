import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const assets = path.join(root, "build/client/assets");
const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));

const textOf = (...file: string[]) => readFileSync(path.join(...file), "utf8");

/** What is only for the server, by words of its own that no minifier changes, with a file of it in which they stand. */
test.each([
  ["zod", "_zod", "v4/core/core.js"],
  ["libphonenumber-js", "country_calling_codes", "metadata.min.json.js"],
  ["d3-scale", "paddingInner", "dist/d3-scale.mjs"],
])("no script of the browser holds %s", (library, mark, file) => {
  expect(textOf(root, "node_modules", library, file)).toContain(mark);
  expect(scripts.filter((script) => textOf(assets, script).includes(mark))).toEqual([]);
});

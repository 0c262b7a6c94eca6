import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const assets = path.join(root, "build/client/assets");
const scripts = readdirSync(assets).filter((file) => /^(?!manifest-).*\.js$/.test(file));

const textOf = (...file: string[]) => readFileSync(path.join(...file), "utf8");

/** Server-only code, by texts that no minifier changes, each with the source file that contains it. */
test.each([
  ["zod", "_zod", "v4/core/core.js"],
  ["libphonenumber-js", "country_calling_codes", "metadata.min.json.js"],
  ["d3-scale", "paddingInner", "dist/d3-scale.mjs"],
])("no script of the browser holds %s", (library, mark, file) => {
  expect(textOf(root, "node_modules", library, file)).toContain(mark);
  expect(scripts.filter((script) => textOf(assets, script).includes(mark))).toEqual([]);
});

/** What this portal does not use of its framework (client-framework.ts), by texts that no minifier changes, each with its source file. */
test.each([
  ["deferred data", "__deferred_promise:", "@remix-run/react/dist/esm/data.js"],
  ["the prefetching of links", "Tried to prefetch", "@remix-run/react/dist/esm/components.js"],
  ["blocked navigations", "Invalid blocker state transition", "@remix-run/router/dist/router.js"],
  ["view transitions", "startViewTransition", "react-router-dom/dist/index.js"],
  ["React's developer tools", "overrideHookStateDeletePath", "react-dom/cjs/react-dom.production.min.js"],
  ["stacks of components", "prepareStackTrace", "react-dom/cjs/react-dom.production.min.js"],
  ["roots from before React 18", "unstable_renderSubtreeIntoContainer", "react-dom/cjs/react-dom.production.min.js"],
  ["keys of old browsers", "MozPrintableKey", "react-dom/cjs/react-dom.production.min.js"],
  ["lists of children", "React.Children.only", "react/cjs/react.production.min.js"],
])("no script of the browser holds the framework's code for %s", (_feature, mark, file) => {
  expect(textOf(root, "node_modules", file)).toContain(mark);
  expect(scripts.filter((script) => textOf(assets, script).includes(mark))).toEqual([]);
});

test("every script tells Chromium to compile its functions while it arrives", () => {
  const folders = ["", "en", "id"];
  const told = (script: string, folder: string) =>
    textOf(assets, folder, script).startsWith("//# allFunctionsCalledOnLoad\n");
  expect(scripts.filter((script) => !folders.every((folder) => told(script, folder)))).toEqual([]);
});

/** The `{ en, id }` texts of a script. */
const messagesOf = (script: string): [en: string, id: string][] =>
  [...script.matchAll(/\{en:("(?:[^"\\]|\\.)*"),id:("(?:[^"\\]|\\.)*")\}/g)]
    .map(([, en = "", id = ""]): [string, string] => [en, id])
    .filter(([en, id]) => en !== id && onlyAs("en", en, script) && onlyAs("id", id, script));

const onlyAs = (language: string, text: string, script: string) =>
  script.split(text).length === script.split(`${language}:${text}`).length;

test("a page's scripts hold their messages in its language and not in the other", () => {
  const ofOther = (text: string, own: string, other: string) => !text.includes(own) || text.includes(other);
  let count = 0;
  for (const script of scripts) {
    const [both = "", inEnglish = "", inIndonesian = ""] = ["", "en", "id"].map((folder) =>
      textOf(assets, folder, script),
    );
    const messages = messagesOf(both);
    count += messages.length;
    expect
      .soft(
        messages.filter(([en, id]) => ofOther(inEnglish, en, id)),
        script,
      )
      .toEqual([]);
    expect
      .soft(
        messages.filter(([en, id]) => ofOther(inIndonesian, id, en)),
        script,
      )
      .toEqual([]);
  }
  expect(count).toBeGreaterThan(1000);
});

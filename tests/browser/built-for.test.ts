import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { parse } from "acorn";
import { expect, test } from "vitest";
import { isNewerCss, newerCssFunctions, newerScriptNames } from "../support/browser-support.ts";

const folder = path.resolve(import.meta.dirname, "../../build/client/assets");
const built = (extension: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(extension))
    .map((file) => [file, readFileSync(path.join(folder, file), "utf8")] as const);
const scripts = built(".js");
const styles = built(".css");

/** The files of `texts` that match the pattern, as "match: file". */
const places = (texts: typeof scripts, what: string, pattern: RegExp) =>
  texts.filter(([, text]) => pattern.test(text)).map(([file]) => `${what}: ${file.replace(/-[\w-]{8}\.\w+$/, "")}`);

/** Detected before use, by the portal or by the rich text editor, or provided by app/shell/encoder-stream.tsx. */
const asked =
  /^(TextEncoderStream|scheduler|(URL)?\.canParse|\.(hidePopover|showPopover|caretPositionFromPoint|getComposedRanges|createPolicy|findLast)): /;

/** Names in the portal's modules and packages that newer browser methods also have. */
const homonyms =
  /^(Report|\.(check|command|configure|createHTML|createView|destroy|getHTML|getMetadata|isActive|locale|local|move|navigate|override|parseHTML|run|s|subscribe|sync|when)): /;

test("the scripts use only syntax that the oldest browsers parse", () => {
  for (const [file, text] of scripts)
    expect.soft(() => parse(text, { ecmaVersion: 2022, sourceType: "module" }), file).not.toThrow();
  // Safari 15.4 only lacks these of ES2022.
  expect(places(scripts, "static block", /[{};]static\{/)).toEqual([]);
});

test("the scripts use nothing that the oldest browsers lack, or ask first", () => {
  const { globals, statics, methods } = newerScriptNames();
  const found = [
    ...globals.flatMap((name) => places(scripts, name, new RegExp(`(?<![\\w$."'\`/-])${name}(?![\\w$:"'\`-])`))),
    ...statics.flatMap((name) => places(scripts, name, new RegExp(`(?<![\\w$])${name.replace(".", "\\.")}(?![\\w$])`))),
    ...methods.flatMap((name) => places(scripts, `.${name}`, new RegExp(`\\.${name}\\(`))),
  ];
  expect(found.filter((use) => !asked.test(use) && !homonyms.test(use))).toEqual([]);
});

test("the styles use nothing that changes more than the look where it is unknown", () => {
  /** Visual refinements, on screen and on paper. */
  const harmless =
    /^(text-wrap|text-align-last|resize|print-color-adjust|forced-color-adjust|interpolate-size|field-sizing|@?page|size|container-type|@container)$/;
  const found = styles.flatMap(([file, text]) => [
    ...newerCssFunctions().flatMap((name) => places([[file, text]], `${name}()`, new RegExp(`[:\\s,(]${name}\\(`))),
    ...[...text.matchAll(/[{;]([a-z][a-z-]*):/g)].flatMap(([, name = ""]) =>
      isNewerCss("properties", name) ? name : [],
    ),
    ...[...text.matchAll(/@([a-z-]+)/g)].flatMap(([, name = ""]) => (isNewerCss("at-rules", name) ? `@${name}` : [])),
  ]);
  expect([...new Set(found)].filter((use) => !harmless.test(use))).toEqual([]);
});

test("a selector that some browsers do not know does not invalidate others", () => {
  const isNewer = (selector: string) =>
    [...selector.matchAll(/::?([a-z-]+)/g)].some(([, name = ""]) => isNewerCss("selectors", name));
  const mixed = styles
    .flatMap(([, text]) => [...text.matchAll(/(?<=^|[{};])([^{};@]+)\{/g)].map(([, list = ""]) => list))
    .filter((list) => new Set(splitList(list).map(isNewer)).size > 1);
  expect(mixed).toEqual([]);
});

test("the style sheet of every page stays small", () => {
  const [, sheet] = styles.find(([file]) => /^(root|shell)-/.test(file)) ?? ["", ""];
  expect(sheet).not.toBe("");
  expect(gzipSync(sheet).length).toBeLessThan(12_000);
});

/** The selectors of a selector list, which commas within brackets do not separate. */
const splitList = (list: string): string[] => list.split(/,(?![^(]*\))/);

import { expect, test } from "vitest";
import { type Assets, assetsIn, assetsOf } from "../../../server/script-languages.ts";

const part = { id: "root", module: "/assets/root-1.js", imports: ["/assets/shell-2.js"], css: ["/assets/shell-3.css"] };
const assets = {
  version: "abc",
  url: "/assets/manifest-abc.js",
  entry: part,
  routes: { root: part },
} as unknown as Assets;

test("the scripts of a language stand in its folder, styles and all else where they were", () => {
  const own = { ...part, module: "/assets/id/root-1.js", imports: ["/assets/id/shell-2.js"] };
  expect(assetsIn(assets, "id")).toEqual({ ...assets, version: "abc-id", entry: own, routes: { root: own } });
});

test("the browser's version names its language", () => {
  for (const language of ["en", "id"])
    expect(assetsOf(assets, assetsIn(assets, language).version)).toBe(assetsIn(assets, language));
  for (const other of ["abc", "abd-id", null]) expect(assetsOf(assets, other)).toBe(assets);
});

test("in development, where no script is built, nothing changes but the version", () => {
  const module = { ...part, module: "/app/root.tsx", imports: ["/app/shell/layout.tsx"] };
  const sources = { ...assets, entry: module, routes: { root: module } } as unknown as Assets;
  expect(assetsIn(sources, "id")).toEqual({ ...sources, version: "abc-id" });
});

import { beforeAll, expect, test } from "vitest";
import { loadedFiles } from "../support/loaded-files.ts";
import { base } from "../support/own-portal.ts";
import { weigh } from "../support/page-weight.ts";
import { type Person, signIn } from "../support/person.ts";

let noc: Person;
beforeAll(async () => {
  noc = await signIn(base, "noc", "admin");
});

test.each([
  "/admin/rack/rack-list",
  "/admin/rack/rack-type",
  "/admin/device/device-list",
  "/admin/request/requestlist",
  "/admin/interconnection/interconnection-list",
])("a row of %s has at most 25 elements and 900 bytes, on average", async (path) => {
  noc.cookies.set("lite", "true");
  const { rowElements, rowBytes, scripts } = await weigh(noc, `${path}?limit=50`);
  expect(rowElements).toBeLessThanOrEqual(25);
  expect(rowBytes).toBeLessThanOrEqual(900);
  expect(scripts, "in lite mode").toBe(0);
});

test.each([
  ["/admin/rack/rack-type", 9, 110_000, 11_500],
  ["/admin/rack/rack-list", 10, 112_700, 11_500],
  ["/admin/device/device-list", 8, 110_000, 11_500],
  ["/admin/rack/rack-list/detail/1", 12, 117_400, 12_288],
  ["/admin/request/requestlist", 9, 112_100, 11_850],
  ["/admin/dashboard", 12, 113_200, 12_400],
])("%s loads at most %i scripts of %i bytes and %i bytes of styles, by gzip", async (path, files, bytes, styles) => {
  noc.cookies.delete("lite");
  const { scripts, scriptBytes, styleBytes } = await weigh(noc, path);
  expect(scripts).toBeGreaterThan(2);
  expect(scripts).toBeLessThanOrEqual(files);
  expect(scriptBytes).toBeLessThanOrEqual(bytes);
  expect(styleBytes).toBeLessThanOrEqual(styles);
});

test("no page loads more than 18 scripts of 134 kB and 15.4 kB of styles, the login room no more than 7 of 110 kB", async () => {
  const pages = await loadedFiles();
  expect(pages.length).toBeGreaterThan(200);
  for (const { route, scripts, scriptBytes, styleBytes } of pages) {
    const isLogin = route.startsWith("login/login.");
    expect.soft(scripts, route).toBeLessThanOrEqual(isLogin ? 7 : 18);
    expect.soft(scriptBytes, route).toBeLessThanOrEqual(isLogin ? 110_000 : 134_000);
    expect.soft(styleBytes, route).toBeLessThanOrEqual(15_400);
  }
});

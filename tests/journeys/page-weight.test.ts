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

// Limits of bytes leave room for up to 200 more than there are: with the same code, each build differs by a few dozen.
test.each([
  ["/admin/rack/rack-type", 9, 100_500, 10_100],
  ["/admin/rack/rack-list", 10, 102_050, 10_100],
  ["/admin/device/device-list", 10, 102_150, 10_100],
  ["/admin/rack/rack-list/detail/1", 10, 102_700, 10_900],
  ["/admin/request/requestlist", 9, 102_400, 10_100],
  ["/admin/dashboard", 9, 98_800, 11_700],
])("%s loads at most %i scripts of %i bytes and %i bytes of styles, by gzip", async (path, files, bytes, styles) => {
  noc.cookies.delete("lite");
  const { scripts, scriptBytes, styleBytes } = await weigh(noc, path);
  expect(scripts).toBeGreaterThan(2);
  expect(scripts).toBeLessThanOrEqual(files);
  expect(scriptBytes).toBeLessThanOrEqual(bytes);
  expect(styleBytes).toBeLessThanOrEqual(styles);
});

test("no page loads more than 10 scripts of 110 kB and 12 kB of styles, the login room no more than 5 of 84.4 kB", async () => {
  const pages = await loadedFiles();
  expect(pages.length).toBeGreaterThan(200);
  for (const { route, scripts, scriptBytes, styleBytes } of pages) {
    const isLogin = route.startsWith("login/login.");
    expect.soft(scripts, route).toBeLessThanOrEqual(isLogin ? 5 : 10);
    expect.soft(scriptBytes, route).toBeLessThanOrEqual(isLogin ? 84_400 : 110_000);
    expect.soft(styleBytes, route).toBeLessThanOrEqual(12_000);
  }
});

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
  ["/admin/rack/rack-type", 7, 108_200, 11_500],
  ["/admin/rack/rack-list", 7, 108_800, 11_500],
  ["/admin/device/device-list", 7, 111_100, 11_500],
  ["/admin/rack/rack-list/detail/1", 9, 114_900, 12_400],
  ["/admin/request/requestlist", 7, 110_600, 11_500],
  ["/admin/dashboard", 9, 106_200, 12_500],
])("%s loads at most %i scripts of %i bytes and %i bytes of styles, by gzip", async (path, files, bytes, styles) => {
  noc.cookies.delete("lite");
  const { scripts, scriptBytes, styleBytes } = await weigh(noc, path);
  expect(scripts).toBeGreaterThan(2);
  expect(scripts).toBeLessThanOrEqual(files);
  expect(scriptBytes).toBeLessThanOrEqual(bytes);
  expect(styleBytes).toBeLessThanOrEqual(styles);
});

/** Bytes of the pages that load the most. */
const heaviest: Record<string, number> = {
  "features/requests/kinds/goods-in/add-device.route.tsx": 126_400,
  "features/requests/request-detail.route.tsx": 121_500,
};

test("no page loads more than 10 scripts, of 119 kB, and 15 kB of styles, the login room no more than 7 of 103 kB", async () => {
  const pages = await loadedFiles();
  expect(pages.length).toBeGreaterThan(200);
  for (const { route, scripts, scriptBytes, styleBytes } of pages) {
    const [file = ""] = route.split(":");
    const isLogin = file.startsWith("login/login.");
    expect.soft(scripts, route).toBeLessThanOrEqual(isLogin ? 7 : 10);
    expect.soft(scriptBytes, route).toBeLessThanOrEqual(isLogin ? 103_000 : (heaviest[file] ?? 119_000));
    expect.soft(styleBytes, route).toBeLessThanOrEqual(15_000);
  }
});

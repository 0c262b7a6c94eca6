import { beforeAll, expect, inject, test } from "vitest";
import { weigh } from "../support/page-weight.ts";
import { type Person, signIn } from "../support/person.ts";

let noc: Person;
beforeAll(async () => {
  noc = await signIn(inject("portalUrl"), "noc", "admin");
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
  ["/admin/rack/rack-type", 10, 126_000, 12_288],
  ["/admin/rack/rack-list", 20, 140_000, 12_288],
  ["/admin/rack/rack-list/detail/1", 12, 127_000, 12_800],
  ["/admin/request/requestlist", 20, 139_000, 12_288],
  ["/admin/dashboard", 20, 137_000, 13_000],
])("%s loads at most %i scripts of %i bytes and %i bytes of styles, by gzip", async (path, files, bytes, styles) => {
  noc.cookies.delete("lite");
  const { scripts, scriptBytes, styleBytes } = await weigh(noc, path);
  expect(scripts).toBeGreaterThan(2);
  expect(scripts).toBeLessThanOrEqual(files);
  expect(scriptBytes).toBeLessThanOrEqual(bytes);
  expect(styleBytes).toBeLessThanOrEqual(styles);
});

import { describe, expect, it } from "vitest";
import { ownPath, pathAfterLogin, sideOf } from "~/session/start-page";

describe("the page to go on to after the login", () => {
  it.each(["/", "/admin/rack/rack-list?search=A1&page=2", "/admin/organization/sites/detail?id=3#racks"])(
    "may be %s",
    (path) => expect(ownPath(path)).toBe(path),
  );

  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/a\\..\\..\\evil",
    "https://evil.example/",
    "javascript:alert(1)",
    "evil.example",
    "/\r\nSet-Cookie: a=b",
    "/\t/evil.example",
    "/\u0000",
    "",
    null,
    undefined,
    7,
  ])("is never %j", (path) => expect(ownPath(path)).toBeNull());

  it("has no doubled slashes, about which the router would complain in the log", () =>
    expect(ownPath("/;//x?y=//z")).toBe("/;/x?y=//z"));

  it.each(["/.//evil.example", "/..//evil.example", "/a/..//evil.example"])("is no other host: %s", (path) => {
    const location = ownPath(path);
    expect(location === null || new URL(location, "http://portal").host === "portal").toBe(true);
  });
});

it.each([
  ["/datacenter/mydevice?export=csv&search=sw+1&separator=%2C", "/datacenter/mydevice?search=sw+1"],
  ["/datacenter/mydevice?export=xlsx", "/datacenter/mydevice"],
  ["/request/smarthand?datacenter=1#b", "/request/smarthand?datacenter=1#b"],
  ["//host", null],
])("a login on the way to %j leads to %j", (path, to) => expect(pathAfterLogin(path)).toBe(to));

it("the side of an address is told in capitals, too", () => {
  const paths = ["/Admin", "/ADMIN/login", "/administration", "/Login", "/Admin/Device/device-list/rack-add-device"];
  expect(paths.map(sideOf)).toEqual(["admin", "admin", "tenant", "tenant", "tenant"]);
});

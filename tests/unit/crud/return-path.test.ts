import { describe, expect, it } from "vitest";
import { returnPath, exceptDetail, returnAfterCreate } from "~/crud/return-path";

const path = "/admin/organization/sites";
const screen = { path, returnTo: ["/admin/organization/tenants"] };
const tenant = "/admin/organization/tenants/detail?id=4";
const origin = "https://portal.test";

describe("returnPath", () => {
  it.each([
    [`${origin}${path}?page=3&search=x`, `${path}?page=3&search=x`],
    [`${origin}${path}/detail?id=3`, `${path}/detail?id=3`],
    [`${path}?page=2`, `${path}?page=2`],
    [`${origin}${tenant}`, tenant],
  ])("keeps a page of the screen or of an opener: %s", (address, back) => {
    expect(returnPath(address, screen, origin)).toBe(back);
  });

  it.each([
    null,
    undefined,
    "",
    "null",
    `${origin}/admin/dashboard`,
    `${origin}${path}/form`,
    `${origin}/admin/organization/tenants/form/4`,
    `https://evil.test${path}`,
    `//evil.test${path}`,
    "javascript:alert(1)",
  ])("leads to the list from anywhere else: %s", (address) => expect(returnPath(address, screen, origin)).toBe(path));
});

it("leads from a new record to the page of another screen that its form was opened from, else to the list's start", () => {
  expect(returnAfterCreate(tenant, path)).toBe(tenant);
  for (const own of [path, `${path}?page=3`, `${path}/detail?id=3`]) expect(returnAfterCreate(own, path)).toBe(path);
});

it("leads from a detail page to the list, and keeps the list's own query", () => {
  expect(exceptDetail(tenant, path)).toBe(tenant);
  expect(exceptDetail(`${path}/detail?id=3`, path)).toBe(path);
  expect(exceptDetail(`${path}?page=3`, path)).toBe(`${path}?page=3`);
});

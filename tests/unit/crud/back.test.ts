import { describe, expect, it } from "vitest";
import { backFrom, listFrom } from "~/crud/back";

const path = "/admin/organization/sites";
const origin = "https://portal.test";

describe("backFrom", () => {
  it.each([
    [`${origin}${path}?page=3&search=x`, `${path}?page=3&search=x`],
    [`${origin}${path}/detail?id=3`, `${path}/detail?id=3`],
    [`${path}?page=2`, `${path}?page=2`],
  ])("keeps a page of the screen: %s", (address, back) => expect(backFrom(address, path, origin)).toBe(back));

  it.each([
    null,
    undefined,
    "",
    "null",
    `${origin}/admin/dashboard`,
    `${origin}${path}/form`,
    `https://evil.test${path}`,
    `//evil.test${path}`,
    "javascript:alert(1)",
  ])("leads to the list from anywhere else: %s", (address) => expect(backFrom(address, path, origin)).toBe(path));
});

it("leads from a detail page to the list, and keeps the list's own query", () => {
  expect(listFrom(`${path}/detail?id=3`, path)).toBe(path);
  expect(listFrom(`${path}?page=3`, path)).toBe(`${path}?page=3`);
});

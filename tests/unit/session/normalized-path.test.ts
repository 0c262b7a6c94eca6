import { expect, test } from "vitest";
import { redirectToNormalizedPath } from "~/session/normalized-path.server";

function ledTo(path: string): string | null {
  try {
    redirectToNormalizedPath(new Request(`http://portal.test${path}`));
    return null;
  } catch (thrown) {
    const { status, headers } = thrown as Response;
    expect(status).toBe(308);
    return headers.get("Location");
  }
}

test("a path with letters that are percent-encoded leads to the one without", () => {
  expect(ledTo("/admin/organization/%74enants?search=%74")).toBe("/admin/organization/tenants?search=%74");
  expect(ledTo("/%61dmin/%6Fr%47anization/%7e%5F%2D%39")).toBe("/admin/orGanization/~_-9");
});

test("what has to be encoded stays", () => {
  for (const path of ["/r/a%2Fb", "/media/a%20b%C3%A9.png", "/a%5B0%5D%40%60%7B%2c", "/admin/dashboard?x=%61"])
    expect(ledTo(path)).toBeNull();
});

test("a path that begins like a host leads to no other host, and no slash is doubled", () => {
  expect(ledTo("/%61//b?c=//d")).toBe("/a/b?c=//d");
  expect(ledTo("//evil.example/%61")).toBe("/evil.example/a");
});

import { expect, test } from "vitest";
import { base, providerUrl } from "../support/own-portal.ts";
import { Person, signIn } from "../support/person.ts";
import { ProviderUnderTest } from "../support/provider-under-test.ts";

test("a page ends with its document, and its preloads carry the policy's nonce", async () => {
  const guest = await new Person(base).open("/login");
  expect(guest.body.split("</html>")).toEqual([expect.stringContaining("streamController.close()"), ""]);
  const nonce = /'nonce-([^']+)'/.exec(guest.headers.get("Content-Security-Policy") ?? "")?.[1];
  const preloads = guest.document.querySelectorAll("link[rel=modulepreload]");
  expect(nonce).toBeDefined();
  expect(new Set(preloads.map((link) => link.getAttribute("nonce")))).toEqual(new Set([nonce]));
});

test("a signed-in page without script is loaded anew after the idle limit", async () => {
  const headOf = ({ body }: Person) => body.split("</head>")[0];
  const refresh = '<meta http-equiv="refresh" content="1805"/>';
  const noc = await signIn(base, "noc", "admin");
  expect(headOf(noc)).toContain(`<noscript>${refresh}</noscript>`);
  await noc.press("Lite mode (no JavaScript)");
  expect(headOf(noc)).toContain(refresh);
  expect(headOf(noc)).not.toContain("<noscript>");
  expect(headOf(await new Person(base).open("/not/here"))).not.toContain("refresh");
});

test("a page with a form is not: what is typed would be lost", async () => {
  const noc = await signIn(base, "noc", "admin");
  expect((await noc.open("/admin/rack/rack-type/form")).body).not.toContain('http-equiv="refresh"');
  await noc.press("Lite mode (no JavaScript)");
  expect([noc.heading, noc.body.includes('http-equiv="refresh"')]).toEqual(["Create Rack Type", false]);
});

test("what a page reads by itself comes whole or not at all", async () => {
  const provider = new ProviderUnderTest(providerUrl);
  const noc = await signIn(base, "noc", "admin");
  const read = async () => (await noc.visit("/admin/rack/rack-type.data?quiet=")).status;
  expect(await read()).toBe(200);
  await provider.fail({ path: "/api/racktype/", kind: "html502" });
  expect(await read()).toBe(204);
  noc.cookies.clear();
  expect(await read()).toBe(204);
});

test("a stream is not available as data", async () => {
  const noc = await signIn(base, "noc", "admin");
  expect((await noc.visit("/notifications/stream.data")).status).toBe(404);
});

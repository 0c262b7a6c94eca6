import { expect, inject, test } from "vitest";
import { Person, signIn } from "../support/person.ts";

const base = inject("portalUrl");

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
  await noc.press("Lite mode: send pages without script");
  expect(headOf(noc)).toContain(refresh);
  expect(headOf(noc)).not.toContain("<noscript>");
  expect(headOf(await noc.open("/not/here"))).not.toContain("refresh");
});

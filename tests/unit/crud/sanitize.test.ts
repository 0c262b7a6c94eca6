import { expect, test, vi } from "vitest";
import type { z } from "zod";
import { newsRow } from "~/features/news/rows.server";
import { writtenUpdateRow } from "~/features/notifications/rows.server";
import { loader as updatesLoader } from "~/features/notifications/update-list.route";
import { requiredHtml } from "~/forms/html.server";
import { sanitizeHtml, textOf, typedHtml } from "~/forms/sanitize.server";
import { translator } from "~/language/language";
import type { Provider } from "~/provider/index.server";
import { argsAt, fakeContext } from "./support";

const guard = vi.hoisted(() => ({ requireSide: vi.fn() }));
vi.mock("~/session/guards.server", () => guard);

test("keeps text, lists and links", () => {
  expect(sanitizeHtml("<p>New: <b>racks</b></p><ul><li>one<li>two</ul>")).toBe(
    "<p>New: <b>racks</b></p><ul><li>one</li><li>two</li></ul>",
  );
  expect(sanitizeHtml('<a href="https://x.example/a?b=1&amp;c=2" target="_top" class="x">x</a>')).toBe(
    '<a href="https://x.example/a?b=1&amp;c=2" rel="noopener noreferrer">x</a>',
  );
  expect(sanitizeHtml('<a href="mailto:noc@x.example">x</a>')).toContain('href="mailto:noc@x.example"');
});

test("a title inside does not stand above the dialog's own", () => {
  expect(sanitizeHtml("<h1>a</h1><h2>b</h2><h3>c</h3>")).toBe("<h3>a</h3><h3>b</h3><h3>c</h3>");
});

/** Malicious HTML, and what remains of it. */
const attacks: [html: string, safe: string][] = [
  ["<script>alert(1)</script>after", "after"],
  ["<ScRiPt src=https://elsewhere.example/x.js></sCrIpT>after", "after"],
  ["<script>alert(1)", ""],
  ["<<script>alert(1)//<</script>after", "&lt;after"],
  ["<scr<script>ipt>alert(1)</scr</script>ipt>", "ipt&gt;alert(1)ipt&gt;"],
  ["<style>body{display:none}</style>after", "after"],
  ["<style>@import 'https://elsewhere.example/x.css';</style>after", "after"],
  ['<img src="https://elsewhere.example/x.png" onerror="alert(1)">after', "after"],
  ["<img src=x onerror=alert(1)//", ""],
  ["<svg/onload=alert(1)>after", "after"],
  ["<svg><script>alert(1)</script></svg><math><mi>x</mi></math>", "x"],
  ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>', '<a rel="noopener noreferrer">x</a>'],
  ['<svg><animate onbegin="alert(1)" attributeName="x"></animate></svg>after', "after"],
  ['<math><maction actiontype="statusline" xlink:href="javascript:alert(1)">x</maction></math>', "x"],
  ['<p onclick="alert(1)" style="position:fixed" class="toast" id="main">x</p>', "<p>x</p>"],
  ['<p style="background:url(javascript:alert(1))">x</p>', "<p>x</p>"],
  ['<p style="width:expression(alert(1))">x</p>', "<p>x</p>"],
  ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<a href="JaVa&#x09;ScRiPt:alert(1)">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<a href=" &#14; javascript:alert(1)">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<a href="jav\nascript:alert(1)">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<a href="&#106;avascript:alert(1)">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<a href="vbscript:msgbox(1)">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<a href="blob:https://portal.example/x">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<a href="//elsewhere.example">x</a>', '<a rel="noopener noreferrer">x</a>'],
  [
    '<a href="https://x.example" onmouseover="alert(1)">x</a>',
    '<a href="https://x.example" rel="noopener noreferrer">x</a>',
  ],
  [
    '<a href="https://x.example" target="_top" ping="https://y.example">x</a>',
    '<a href="https://x.example" rel="noopener noreferrer">x</a>',
  ],
  [
    '<iframe src="https://elsewhere.example"></iframe><object></object><form action="/logout"><button>x</button></form>',
    "x",
  ],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>after', "after"],
  ['<embed src="data:image/svg+xml;base64,PHN2Zz4="><applet code="x"></applet>after', "after"],
  ['<meta http-equiv="refresh" content="0; url=https://elsewhere.example">after', "after"],
  ['<base href="https://elsewhere.example/"><link rel="stylesheet" href="x.css">after', "after"],
  ['<input autofocus onfocus="alert(1)"><textarea>x</textarea>after', "after"],
  ['<video><source onerror="alert(1)"></video><audio src=x onerror=alert(1)></audio>after', "after"],
  ['<details open ontoggle="alert(1)">x</details>', "x"],
  ["<!--[if IE]><script>alert(1)</script><![endif]-->after", "after"],
  ["<![CDATA[<script>alert(1)</script>]]>after", "after"],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">x', "<p>x</p>"],
  ["<template><script>alert(1)</script></template>after", "after"],
  ["<!-- --><p>x</p>", "<p>x</p>"],
  ["<p>5 < 6 & 7", "<p>5 &lt; 6 &amp; 7</p>"],
];

test.each(attacks)("%s → %s", (html, safe) => {
  expect(sanitizeHtml(html)).toBe(safe);
});

test.each(attacks)("what is left of %s stays as it is, so stored texts do not change", (html) => {
  const once = sanitizeHtml(html);
  expect(sanitizeHtml(once)).toBe(once);
});

test("headings begin beneath that of the place", () => {
  expect(sanitizeHtml("<h1>a</h1><h3>b</h3><h4>c</h4>", "h2")).toBe("<h2>a</h2><h2>b</h2><h3>c</h3>");
});

test.each([
  ["One line", "<p>One line</p>"],
  ["One\nTwo\r\n\r\n\r\nThree", "<p>One<br>Two</p><p>Three</p>"],
  ["5 < 6 & 7 > 3", "<p>5 &lt; 6 &amp; 7 &gt; 3</p>"],
  ["a <b and c < d > e", "<p>a &lt;b and c &lt; d &gt; e</p>"],
  [
    "Ask Budi <budi@rimba.co.id>\nor <https://a.co>",
    "<p>Ask Budi &lt;budi@rimba.co.id&gt;<br>or &lt;https://a.co&gt;</p>",
  ],
  ["One<br/>two", "One<br />two"],
  ["  \n ", ""],
  ["<p>One</p><script>x</script>", "<p>One</p>"],
  ["a <b>bold</b> word", "a <b>bold</b> word"],
])("what is typed as %j is stored as %j", (typed, html) => {
  expect(typedHtml(typed)).toBe(html);
});

test("the text of an HTML text keeps its words apart", () => {
  expect(textOf("<h3>New</h3><ul><li>one</li><li>two</li></ul><p>a &lt; b &amp;amp; c<br>d</p>")).toBe(
    "New one two a < b &amp; c d",
  );
});

test("a text with formatting that says nothing is missing", () => {
  const html = requiredHtml(translator("en"), { en: "Content", id: "Isi" });
  for (const typed of ["<p></p>", "<p>&nbsp; <br></p>", "<script>x</script>", " "])
    expect(html.safeParse(typed).error?.issues[0]?.message).toBe("Content is required");
  expect(html.parse("Hello")).toBe("<p>Hello</p>");
});

test("news and updates are clean, whatever the provider sends", async () => {
  const sent = '<p onclick="alert(1)">New</p><script>alert(1)</script>';
  expect(newsRow.parse({ id: 1, content: sent }).content).toBe("<p>New</p>");
  expect(newsRow.parse({ id: 1, content: "1 < 2" }).content).toBe("<p>1 &lt; 2</p>");
  expect(writtenUpdateRow.parse({ id: 1, message: sent }).message).toBe("<p>New</p>");
  const read = async (_: string, shape: z.ZodType) => shape.parse({ count: 1, results: [{ id: 7, message: sent }] });
  const { context } = fakeContext("/admin/update?update=7", { provider: { read } as unknown as Provider });
  guard.requireSide.mockResolvedValue(context);
  expect((await updatesLoader(argsAt(context))).shown?.message).toBe("<p>New</p>");
});

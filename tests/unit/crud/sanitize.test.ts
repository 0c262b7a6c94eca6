import { expect, test } from "vitest";
import { sanitizeHtml } from "~/crud/sanitize.server";

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

test.each([
  ["<script>alert(1)</script>after", "after"],
  ["<style>body{display:none}</style>after", "after"],
  ['<img src="https://elsewhere.example/x.png" onerror="alert(1)">after', "after"],
  ['<p onclick="alert(1)" style="position:fixed" class="toast" id="main">x</p>', "<p>x</p>"],
  ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<a href="JaVa&#x09;ScRiPt:alert(1)">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a rel="noopener noreferrer">x</a>'],
  ['<a href="//elsewhere.example">x</a>', '<a rel="noopener noreferrer">x</a>'],
  [
    '<iframe src="https://elsewhere.example"></iframe><object></object><form action="/logout"><button>x</button></form>',
    "x",
  ],
  ["<svg><script>alert(1)</script></svg><math><mi>x</mi></math>", "x"],
  ["<!-- --><p>x</p>", "<p>x</p>"],
  ["<p>5 < 6 & 7", "<p>5 &lt; 6 &amp; 7</p>"],
])("%s → %s", (html, safe) => {
  expect(sanitizeHtml(html)).toBe(safe);
});

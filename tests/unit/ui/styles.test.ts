import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const sheets = globSync("app/**/*.css").map((path) => ({ path, text: readFileSync(path, "utf8") }));
const all = sheets.map(({ text }) => text).join("\n");

describe("style sheets", () => {
  it("measures screens in em, so that a larger text size has the layout of a smaller screen", () => {
    const inPixels = sheets.flatMap(({ path, text }) =>
      (text.match(/@media[^{]*\dpx[^{]*/g) ?? []).map((rule) => `${path}: ${rule}`),
    );
    expect(sheets).not.toHaveLength(0);
    expect(inPixels).toEqual([]);
  });

  it("lets the bell swing for less than five seconds (WCAG 2.2.2)", () => {
    const [, seconds, times] = /animation: bell-swing ([\d.]+)s ease-in-out ?(\d*);/.exec(all) ?? [];
    expect(Number(seconds) * Number(times || 1)).toBeLessThan(5);
  });

  it("has a base that knows the classes of elements anywhere, and none of another sheet", () => {
    const base = readFileSync("app/ui/styles/base.css", "utf8");
    const anywhere =
      "icon sprite sr-only dimmed code number inline nowrap whole breakable needs-script without-script skip-link".split(
        " ",
      );
    expect(new Set(base.match(/(?<=\.)[a-z][\w-]*/g))).toEqual(new Set(anywhere));
  });

  it("has the columns of a form on the screen alone: on paper the fields would be too narrow for what they hold", () => {
    const before = all.slice(0, all.indexOf("grid-template-columns: 14rem"));
    expect(before.slice(before.lastIndexOf("@media"))).toMatch(
      /^@media screen and \(min-width: 48em\) \{\s+\.form-section \{\s+$/,
    );
  });

  it("keeps days and numbers of a list on one line on paper, where its other cells may break", () => {
    const [, paper = ""] = all.split("/* Any page on paper");
    expect(paper).toMatch(/\.data-table :is\(\.nowrap, td\.number\) \{\s+white-space: nowrap;/);
  });

  it("leaves no label or hint of a field on another sheet of paper", () => {
    const [, paper = ""] = all.split("/* Any page on paper");
    expect(paper).toMatch(/\.field,[^{}]*\{\s+break-inside: avoid;/);
  });

  it("keeps a message in sight wherever scripts show it, also on a phone whose page is scrolled", () => {
    expect(all).toMatch(/\n\[data-scripted\] \.shell \.toast \{\s+position: fixed;/);
  });

  it("keeps a report's number and its unit on one line", () => {
    expect(all).toMatch(/\.report-facts dd \{[^}]*white-space: nowrap;/);
  });

  it("gives a badge a text colour that can be read on its forced background", () => {
    expect(/\.badge \{\s+background: CanvasText;\s+color: Canvas;/.test(all)).toBe(true);
  });

  it("gives only the current tab a line below, which forced colours would show even if it were transparent", () => {
    const [, tab = "", current = ""] = /\.views a \{([^}]*)\}.*?\.views \[aria-current\] \{([^}]*)\}/s.exec(all) ?? [];
    expect([tab, current].map((rules) => rules.includes("border"))).toEqual([false, true]);
  });

  it("marks what is unread with a border, which forced colours leave, unlike a shadow", () => {
    expect(all).toMatch(/\.unread button \{\s+border-left: /);
  });

  it("has no weaker text for those who want more contrast", () => {
    expect(all).toMatch(
      /prefers-contrast: more\) \{\s+:root \{\s+--mantine-color-dimmed: var\(--mantine-color-text\);/,
    );
  });

  it("outlines what is current in forced colours, but neither the page in the trail nor a whole step", () => {
    const outlined = [...all.matchAll(/([^{}]*)\{\s+outline: 1px solid;/g)].map(([, selectors]) => selectors).join();
    expect(outlined.match(/[^\s,][^,\n]*(current|now)[^,\n]*/g)?.map((one) => one.trim())).toEqual(
      expect.arrayContaining(["a[aria-current]", ".steps .step-now .step-mark"]),
    );
    expect(outlined).not.toMatch(/(^|[\s,])\[aria-current\]/);
  });
});

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enterAs, launchChromium, openWindow, type Window } from "../support/chromium.ts";
import { base } from "../support/own-portal.ts";
import { publicPaths } from "../support/other-paths.ts";
import { screens } from "../support/screens.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const desk = { width: 1366, height: 768 };

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** A record's page has two addresses, "…?id=7" and "…/7". */
const isOtherAddress = (path: string) =>
  screens.some((one) => one.path === path.replace("?id=", "/") && one.path !== path);

const built = screens.filter(({ file, path }) => !file && !isOtherAddress(path));

const people = [
  { who: "a guest", username: null, side: "admin", paths: [...publicPaths, "/nothing-here"] },
  {
    who: "an admin",
    username: "noc",
    side: "admin",
    paths: [
      ...built.filter(({ role }) => role !== "tenant").map(({ path }) => path),
      "/print-report-rack?racks=1;A&racks=2;B",
    ],
  },
  {
    who: "a tenant",
    username: "tenant1",
    side: "tenant",
    paths: [...built.filter(({ role }) => role !== "admin").map(({ path }) => path)],
  },
] as const;

/** What axe finds on the page as it is shown now, by all rules or by one. */
async function violationsOn(page: Page, only?: string): Promise<string[]> {
  const runOnly = only ? { type: "rule", values: [only] } : { type: "tag", values: tags };
  const violations = await page.evaluate(
    async (options) => {
      const { axe: engine } = globalThis as unknown as {
        axe: { run(options: object): Promise<{ violations: Violation[] }> };
      };
      return (await engine.run(options)).violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html }) => ({ html })),
      }));
    },
    { runOnly, resultTypes: ["violations"], preload: false },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

describe.each(people)("for $who", ({ username, side, paths }) => {
  let browser: Browser;
  let window: Window;
  /** The pages that no test uses now: a new one for each costs a quarter more. */
  const free: Page[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
    // With motion the colours of dark come by and by.
    window = await openWindow(browser, { colorScheme: "light", reducedMotion: "reduce" });
    await window.context.addInitScript({ content: axe });
    if (username) await enterAs(window.context, base, username, side);
  });
  afterAll(() => browser.close());

  test.concurrent.each(paths)(
    "axe finds nothing on %s in light and dark, and neither it nor a list scrolls sideways at 320 px",
    async (path) => {
      const page = free.pop() ?? (await window.context.newPage());
      await page.emulateMedia({ colorScheme: "light" });
      await page.setViewportSize(desk);
      await page.goto(`${base}${path}`);
      expect(await violationsOn(page)).toEqual([]);
      expect(await page.locator("h1").count()).toBe(1);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await violationsOn(page, "color-contrast"), "in dark").toEqual([]);
      await page.setViewportSize({ width: 320, height: 700 });
      const widths = await page.evaluate(() => ({
        isSideways: document.documentElement.scrollWidth > 320,
        // The rows of lists are cards there: nothing of them is cut.
        cut: [...document.querySelectorAll(".table-box:has(.data-table-cards)")].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        ).length,
      }));
      expect(widths).toEqual({ isSideways: false, cut: 0 });
      free.push(page);
    },
  );
});

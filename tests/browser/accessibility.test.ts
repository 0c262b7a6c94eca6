import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { launchChromium, openWindow, signInWith, type Window } from "../support/chromium.ts";
import { publicPaths, screens } from "../support/screens.ts";

const base = inject("portalUrl");
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Violation {
  id: string;
  nodes: { target: unknown; html: string }[];
}

const built = screens.filter(({ unfinished, file }) => !unfinished && !file);
const oneUnfinished = screens.find(({ unfinished, role }) => unfinished && role === "admin");

const people = [
  { who: "a guest", username: null, side: "admin", paths: [...publicPaths, "/nothing-here"] },
  {
    who: "an admin",
    username: "noc",
    side: "admin",
    paths: [
      ...built.filter(({ role }) => role === "admin").map(({ path }) => path),
      oneUnfinished?.path ?? "",
      "/print-report-rack?racks=1;A&racks=2;B",
    ],
  },
  {
    who: "a tenant",
    username: "tenant1",
    side: "tenant",
    paths: [...built.filter(({ role }) => role === "tenant").map(({ path }) => path)],
  },
] as const;

describe.each(["light", "dark"] as const)("in %s", (colorScheme) => {
  describe.each(people)("for $who", ({ username, side, paths }) => {
    let browser: Browser;
    let window: Window;

    beforeAll(async () => {
      browser = await launchChromium();
      window = await openWindow(browser, { colorScheme, bypassCSP: true });
      if (username) await signInWith(await window.context.newPage(), base, username, side);
    });
    afterAll(() => browser.close());

    test.each(paths)("axe finds nothing on %s, and it does not scroll sideways", async (path) => {
      const page = await window.context.newPage();
      await page.goto(`${base}${path}`);
      await page.addScriptTag({ content: axe });
      const violations = await page.evaluate(async (tags) => {
        const { axe: engine } = globalThis as unknown as {
          axe: { run(options: object): Promise<{ violations: Violation[] }> };
        };
        return (await engine.run({ runOnly: tags })).violations.map(({ id, nodes }) => ({
          id,
          nodes: nodes.map(({ target, html }) => ({ target, html })),
        }));
      }, rules);
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
      expect(await page.locator("h1").count()).toBe(1);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await page.close();
    });
  });
});

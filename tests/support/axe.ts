import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { enterAs, openWindow, type Window } from "./chromium.ts";
import { base } from "./own-portal.ts";
import { type Screen, screens } from "./screens.ts";

const engine = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const desk = { width: 1366, height: 768 };

interface Violation {
  id: string;
  nodes: { html: string; element: Element }[];
}

/** A record's page has two addresses, "…?id=7" and "…/7". */
const isOtherAddress = (path: string) =>
  screens.some((one) => one.path === path.replace("?id=", "/") && one.path !== path);

/** The pages that a side sees. */
export const pagesOf = (side: "admin" | "tenant"): string[] =>
  screens
    .filter(({ file, path, role }: Screen) => !file && !isOtherAddress(path) && [side, "either"].includes(role))
    .map(({ path }) => path);

/** The frame stays when the next page opens; pages for paper have none. */
const hasFrame = (page: Page) => page.locator(".sidebar").count();

/** Pages for paper are links into windows of their own. */
const isForPaper = (path: string) => path.startsWith("/print-") || path === "/user-guide";

/**
 * Opens a page: from another page as a link does, which costs half as much as loading it, and keeps axe's compiled code.
 */
async function open(page: Page, path: string): Promise<void> {
  if (isForPaper(path) || (await hasFrame(page)) === 0) {
    await page.goto(base + path);
    return;
  }
  await page.evaluate(async (to) => {
    const { __remixRouter } = globalThis as unknown as { __remixRouter: { navigate(to: string): Promise<void> } };
    await __remixRouter.navigate(to);
    // React renders in several steps: the page is idle when all of them are done.
    await new Promise((drawn) => requestIdleCallback(drawn, { timeout: 1000 }));
  }, path);
  expect(page.url()).toBe(base + path);
}

/** The frame around every page: the parts that all pages of a section share. */
const frame = [[".sidebar"], [".topbar"]];

/** The section whose menu is open beside the page: the frame depends on it. */
const sectionOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const open = [...document.querySelectorAll(".sidebar details[open] > summary")];
    return open.map(({ textContent }) => textContent).join();
  });

interface Rules {
  only?: string;
  without?: string;
  isFrameKnown: boolean;
}

/** What axe finds on the page as it is shown; without the frame if that has been checked already. */
async function violationsOn(page: Page, { only, without, isFrameKnown }: Rules): Promise<string[]> {
  const runOnly = only ? { type: "rule", values: [only] } : { type: "tag", values: tags };
  const rules = without ? { [without]: { enabled: false } } : {};
  return page.evaluate(
    async ({ context, options }) => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: object, options: object): Promise<{ violations: Violation[] }> };
      };
      return (await axe.run(context, options)).violations.flatMap(({ id, nodes }) => {
        // Links within a text that is being edited cannot be pressed.
        const isMeant = ({ element }: Violation["nodes"][0]) =>
          id !== "target-size" || !element.closest("[contenteditable=true]");
        const faults = nodes.filter(isMeant).map(({ html }) => html);
        return faults.length > 0 ? [`${id}: ${faults.join(" | ")}`] : [];
      });
    },
    {
      context: { include: [["html"]], exclude: isFrameKnown ? frame : [] },
      options: { runOnly, rules, resultTypes: ["violations"], preload: false, elementRef: true },
    },
  );
}

/** What the contrast of the page depends on: each element's text, everything behind it, and what may cover others. */
const coloursOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const grounds = new Map<Element | null, string>([[null, ""]]);
    const found = [...document.body.querySelectorAll("*")].map((element) => {
      const style = getComputedStyle(element);
      const own = `${style.backgroundColor} ${style.backgroundImage} ${style.opacity}`;
      const below = grounds.get(element.parentElement) ?? "";
      const ground = own === "rgba(0, 0, 0, 0) none 1" ? below : `${below}/${own}`;
      grounds.set(element, ground);
      const placed = style.position === "static" ? "" : element.getAttribute("class");
      return [style.color, style.fontSize, style.fontWeight, placed, ground].join();
    });
    return [...new Set(found)];
  });

/** Opens every page that the account `username` sees, and runs axe on it. */
export function describePages(who: string, username: string | null, side: "admin" | "tenant", paths: string[]): void {
  describe(`for ${who}`, () => {
    let window: Window;
    /** Browser pages that no test is using: a new one for each would cost a quarter more. */
    const free: Page[] = [];
    /** Colours without contrast problems: a page with only these is not measured again. */
    const readable = { light: new Set<string>(), dark: new Set<string>() };
    /** The sections whose frame axe has checked, by theme. */
    const sections = new Set<string>();

    beforeAll(async () => {
      window = await openWindow({ colorScheme: "light" });
      await window.context.addInitScript({ content: engine });
      if (username) await enterAs(window.context, base, username, side);
    });

    test.concurrent.each(paths)(
      "axe finds nothing on %s in light and dark, and neither it nor a list scrolls sideways at 320 px",
      async (path) => {
        const page = free.pop() ?? (await window.context.newPage());
        await page.emulateMedia({ colorScheme: "light" });
        await page.setViewportSize(desk);
        await open(page, path);
        const section = await sectionOf(page);
        const isFrameKnown = sections.has(section);
        const isRead = (colours: string[], known: Set<string>) =>
          isFrameKnown && colours.every((one) => known.has(one));
        const light = await coloursOn(page);
        const without = isRead(light, readable.light) ? "color-contrast" : undefined;
        expect(await violationsOn(page, { without, isFrameKnown })).toEqual([]);
        for (const colour of light) readable.light.add(colour);
        expect(await page.locator("h1").count()).toBe(1);
        await page.emulateMedia({ colorScheme: "dark" });
        const dark = await coloursOn(page);
        if (!isRead(dark, readable.dark)) {
          expect(await violationsOn(page, { only: "color-contrast", isFrameKnown }), "in dark").toEqual([]);
          for (const colour of dark) readable.dark.add(colour);
        }
        sections.add(section);
        await page.setViewportSize({ width: 320, height: 700 });
        const widths = await page.evaluate(() => ({
          isSideways: document.documentElement.scrollWidth > 320,
          // Rows of lists are cards at this width: nothing is cut off.
          cut: [...document.querySelectorAll(".table-box:has(.data-table)")].filter(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
          ).length,
        }));
        expect(widths).toEqual({ isSideways: false, cut: 0 });
        free.push(page);
      },
    );
  });
}

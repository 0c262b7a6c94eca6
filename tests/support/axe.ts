import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enterAs, openWindow, type Window } from "./chromium.ts";
import { launchChromium } from "./installed-chromium.ts";
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
  /** The colours whose contrast is measured, as `coloursOn` tells them, or that of everything. */
  colours: string[] | "all";
  isFrameKnown: boolean;
}

interface PageWithAxe {
  axe: {
    configure(spec: { rules: { id: string; selector: string }[] }): void;
    run(context: object, options: object): Promise<{ violations: Violation[] }>;
  };
  /** The elements of each colour. */
  coloured: Map<string, Element[]>;
}

/** What axe finds on the page as it is shown; without the frame if that has been checked already. */
async function violationsOn(page: Page, { only, colours, isFrameKnown }: Rules): Promise<string[]> {
  const runOnly = only ? { type: "rule", values: [only] } : { type: "tag", values: tags };
  return page.evaluate(
    async ({ colours, context, options }) => {
      const { axe, coloured } = globalThis as unknown as PageWithAxe;
      const measured =
        colours === "all" ? [document.documentElement] : colours.flatMap((one) => coloured.get(one) ?? []);
      for (const element of measured) element.setAttribute("data-measured", "");
      const selector = colours === "all" ? "*" : "[data-measured]";
      axe.configure({ rules: [{ id: "color-contrast", selector }] });
      const { violations } = await axe.run(context, options);
      for (const element of measured) element.removeAttribute("data-measured");
      return violations.flatMap(({ id, nodes }) => {
        // Links within a text that is being edited cannot be pressed.
        const isMeant = ({ element }: Violation["nodes"][0]) =>
          id !== "target-size" || !element.closest("[contenteditable=true]");
        const faults = nodes.filter(isMeant).map(({ html }) => html);
        return faults.length > 0 ? [`${id}: ${faults.join(" | ")}`] : [];
      });
    },
    {
      colours,
      context: { include: [["html"]], exclude: isFrameKnown ? frame : [] },
      options: { runOnly, resultTypes: ["violations"], preload: false, elementRef: true },
    },
  );
}

/** What the contrast of the page depends on: each element's text and everything behind it. The colours of what may cover others begin with its class. */
const coloursOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const grounds = new Map<Element | null, string>([[null, ""]]);
    const coloured = new Map<string, Element[]>();
    for (const element of document.body.querySelectorAll("*")) {
      const style = getComputedStyle(element);
      const own = `${style.backgroundColor} ${style.backgroundImage} ${style.opacity}`;
      const below = grounds.get(element.parentElement) ?? "";
      const ground = own === "rgba(0, 0, 0, 0) none 1" ? below : `${below}/${own}`;
      grounds.set(element, ground);
      const placed =
        ["static", "relative"].includes(style.position) && style.zIndex === "auto" ? "" : element.getAttribute("class");
      const colour = [placed, style.color, style.fontSize, style.fontWeight, ground].join();
      const others = coloured.get(colour);
      if (others) others.push(element);
      else coloured.set(colour, [element]);
    }
    (globalThis as unknown as PageWithAxe).coloured = coloured;
    return [...coloured.keys()];
  });

/** Opens every page that the account `username` sees, and runs axe on it. */
export function describePages(who: string, username: string | null, side: "admin" | "tenant", paths: string[]): void {
  describe(`for ${who}`, () => {
    let browser: Browser;
    let window: Window;
    /** Browser pages that no test is using: a new one for each would cost a quarter more. */
    const free: Page[] = [];
    /** Colours without contrast problems: a page with only these is not measured again. */
    const readable = { light: new Set<string>(), dark: new Set<string>() };
    /** The sections whose frame axe has checked, by theme. */
    const sections = new Set<string>();

    beforeAll(async () => {
      browser = await launchChromium({ runsLong: true });
      window = await openWindow({}, browser);
      await window.context.addInitScript({ content: engine });
      if (username) await enterAs(window.context, base, username, side);
    });
    afterAll(() => browser.close());

    test.concurrent.each(paths)(
      "axe finds nothing on %s in light and dark, and neither it nor a list scrolls sideways at 320 px",
      async (path) => {
        const page = free.pop() ?? (await window.context.newPage());
        await page.emulateMedia({ colorScheme: "light" });
        await page.setViewportSize(desk);
        await open(page, path);
        const section = await sectionOf(page);
        const isFrameKnown = sections.has(section);
        // What is new and covers nothing is measured alone.
        const unmeasured = (colours: string[], known: Set<string>) => {
          const found = colours.filter((one) => !known.has(one));
          return isFrameKnown && found.every((one) => one.startsWith(",")) ? found : "all";
        };
        const light = await coloursOn(page);
        expect(await violationsOn(page, { colours: unmeasured(light, readable.light), isFrameKnown })).toEqual([]);
        for (const colour of light) readable.light.add(colour);
        expect(await page.locator("h1").count()).toBe(1);
        await page.emulateMedia({ colorScheme: "dark" });
        const dark = await coloursOn(page);
        const colours = unmeasured(dark, readable.dark);
        if (colours.length > 0) {
          expect(await violationsOn(page, { only: "color-contrast", colours, isFrameKnown }), "in dark").toEqual([]);
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

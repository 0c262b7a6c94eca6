import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from "vitest";
import { enterAs, launchChromium, openWindow, ways, type Window } from "./chromium.ts";
import { base } from "./own-portal.ts";

export interface Journey {
  page: Page;
  window: Window;
  browser: Browser;
  /** Somebody else is signed in at a browser of their own, which is closed after the test. */
  join(username: string, side: "admin" | "tenant"): Promise<Page>;
}

/**
 * Describes a journey once and walks it with JavaScript and without. Every test begins in a fresh browser profile and fails
 * when a page complains in the console.
 */
export function journey(title: string, tests: (journey: Journey, scripted: boolean) => void): void {
  describe.each(ways)(`${title}, $way`, ({ javaScriptEnabled }) => {
    let windows: Window[] = [];
    const open = async () => {
      const window = await openWindow(here.browser, { javaScriptEnabled });
      windows.push(window);
      return window;
    };
    const here = {
      async join(username, side) {
        const { context } = await open();
        await enterAs(context, base, username, side);
        return context.newPage();
      },
    } as Journey;
    beforeAll(async () => {
      here.browser = await launchChromium();
    });
    beforeEach(async () => {
      here.window = await open();
      here.page = await here.window.context.newPage();
    });
    afterEach(async () => {
      const opened = windows;
      windows = [];
      for (const { context } of opened) await context.close();
      expect(opened.flatMap(({ complaints }) => complaints)).toEqual([]);
    });
    afterAll(() => here.browser.close());
    tests(here, javaScriptEnabled);
  });
}

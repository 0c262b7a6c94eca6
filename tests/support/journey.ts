import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from "vitest";
import { launchChromium, openWindow, ways, type Window } from "./chromium.ts";

export interface Journey {
  page: Page;
  window: Window;
  browser: Browser;
}

/**
 * Describes a journey once and walks it with JavaScript and without. Every test begins in a fresh browser profile and fails
 * when a page complains in the console.
 */
export function journey(title: string, tests: (journey: Journey, scripted: boolean) => void): void {
  describe.each(ways)(`${title}, $way`, ({ javaScriptEnabled }) => {
    const here = {} as Journey;
    beforeAll(async () => {
      here.browser = await launchChromium();
    });
    beforeEach(async () => {
      here.window = await openWindow(here.browser, { javaScriptEnabled });
      here.page = await here.window.context.newPage();
    });
    afterEach(async () => {
      await here.window.context.close();
      expect(here.window.complaints).toEqual([]);
    });
    afterAll(() => here.browser.close());
    tests(here, javaScriptEnabled);
  });
}

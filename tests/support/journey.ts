import { afterEach, beforeEach, describe, expect } from "vitest";
import { heading, press } from "./acts.ts";
import { enterAs, openWindow, ways } from "./chromium.ts";
import { base } from "./own-portal.ts";
import type { Locator, Page, Window, Words } from "./pages.ts";
import { PlainContext } from "./plain/context.ts";
import { PlainPage } from "./plain/page.ts";

export type { Page } from "./pages.ts";

interface Journey {
  page: Page;
  window: Window;
  /** The title of the page, by its whole text. */
  heading: (name: Words) => Locator;
  /** Presses a button of the page, by its whole name. */
  press: (name: Words) => Promise<void>;
  /** Signs somebody in, in this browser, and opens a page. */
  enter: (username: string, side: "admin" | "tenant", path: string) => Promise<void>;
  /** Signs somebody else in, in their own browser, which is closed after the test. */
  join(username: string, side: "admin" | "tenant"): Promise<Page>;
  /** The same for somebody who only follows links and sends forms: by HTTP, even if the journey has JavaScript. */
  joinByHttp(username: string, side: "admin" | "tenant"): Promise<Page>;
}

declare module "vitest" {
  interface TaskMeta {
    inChromium?: boolean;
  }
}

/** Options of a test that also needs Chromium without JavaScript, because HTTP alone does not show what it checks. */
export const inChromium = { meta: { inChromium: true } };

type Tests = (journey: Journey, scripted: boolean) => void;

/**
 * Describes a journey once and runs it with JavaScript, in Chromium, and without: by HTTP, or in Chromium if `plainBy` says so.
 * Every test begins in an empty browser profile and fails if a page reports an error in the console.
 */
export function journey(title: string, tests: Tests): void;
export function journey(title: string, options: { plainBy: "http" | "chromium" }, tests: Tests): void;
export function journey(title: string, ...rest: [Tests] | [{ plainBy: "http" | "chromium" }, Tests]): void {
  const [{ plainBy }, tests] = rest.length === 1 ? [{ plainBy: "http" }, ...rest] : rest;
  describe.each(ways)(`${title}, $way`, ({ javaScriptEnabled }) => {
    let windows: Window[] = [];
    let isByHttp = false;
    const open = async (byHttp: boolean) => {
      const window = byHttp ? await openByHttp() : await openWindow({ javaScriptEnabled });
      windows.push(window);
      return window;
    };
    const joinBy = async (byHttp: boolean, username: string, side: "admin" | "tenant") => {
      const { context, page } = await open(byHttp);
      await enterAs(context, base, username, side);
      return page;
    };
    const here = {
      heading: (name) => heading(here.page, name),
      press: (name) => press(here.page, name),
      enter: async (username, side, path) => {
        await enterAs(here.window.context, base, username, side);
        await here.page.goto(base + path);
      },
      join: (username, side) => joinBy(isByHttp, username, side),
      joinByHttp: (username, side) => joinBy(true, username, side),
    } as Journey;
    beforeEach(async ({ task }) => {
      isByHttp = !javaScriptEnabled && plainBy === "http" && !task.meta.inChromium;
      here.window = await open(isByHttp);
      here.page = here.window.page;
    });
    afterEach(async ({ task }) => {
      const opened = windows;
      windows = [];
      if (task.result?.state === "fail") for (const { page } of opened) console.log(await shownOn(page));
      for (const { leave } of opened) await leave();
      expect(opened.flatMap(({ complaints }) => complaints)).toEqual([]);
    });
    tests(here, javaScriptEnabled);
  });
}

/** What a page shows, for whoever reads why a journey failed. */
async function shownOn(page: Page): Promise<string> {
  if (page instanceof PlainPage) return page.where();
  const text = page.locator("body").innerText();
  return `${page.url()}\n${await text.catch(String)}`;
}

/** A browser that runs no scripts, by HTTP. */
export async function openByHttp(): Promise<Window> {
  const context = new PlainContext();
  return { context, page: await context.newPage(), complaints: context.complaints, leave: () => Promise.resolve() };
}

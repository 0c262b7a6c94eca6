import type { Browser, BrowserContext, BrowserContextOptions } from "playwright";
import { launchChromium } from "./installed-chromium.ts";
import type { Context, Page } from "./pages.ts";
import { anotherSessionOf, PASSWORD } from "./person.ts";

/** The browser's User-Agent. */
const CHROMIUM = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140";

/** The options of every browser journey. */
export const ways = [
  { way: "with JavaScript", javaScriptEnabled: true },
  { way: "without JavaScript", javaScriptEnabled: false },
] as const;

export interface Window {
  context: BrowserContext;
  /** The errors that the pages reported; must be empty after a journey. */
  complaints: string[];
}

/** The Chromium of this worker, in which all its files open their windows; it ends with the process. */
let ownChromium: Promise<Browser> | undefined;

const opened = new Set<BrowserContext>();

/** A fresh browser profile without motion, whose console errors, page errors and CSP violations are collected. */
export async function openWindow(options: BrowserContextOptions = {}, browser?: Browser): Promise<Window> {
  const context = await (browser ?? (await (ownChromium ??= launchChromium()))).newContext({
    locale: "en-GB",
    viewport: { width: 1366, height: 768 },
    reducedMotion: "reduce",
    ...options,
  });
  opened.add(context);
  context.once("close", () => opened.delete(context));
  const complaints: string[] = [];
  context.on("console", (message) => {
    const isExpected = isAnswer(message.text()) || isBrokenOff(message.text());
    if (message.type() === "error" && !isExpected) complaints.push(message.text());
  });
  context.on("weberror", (error) => {
    const text = String(error.error());
    if (!isBrokenOff(text)) complaints.push(text);
  });
  return { context, complaints };
}

/** Closes what is still open. */
export const closeWindows = (): Promise<unknown> => Promise.all([...opened].map((context) => context.close()));

/** Chromium reports every answer of 400 and above in the console; journeys cause refusals on purpose. */
const isAnswer = (text: string): boolean =>
  /^Failed to load resource: the server responded with a status of 4/.test(text);

/** Remix reports that a click aborted a page that was still loading, which is fine: in the console, or by a promise that nobody awaits. */
const isBrokenOff = (text: string): boolean => text.startsWith("AbortError: signal is aborted without reason");

/** Gives a browser profile its own session without opening a page. An account that has signed in before does not sign in again. */
export async function enterAs(
  context: Pick<Context, "addCookies">,
  base: string,
  username: string,
  side: "admin" | "tenant",
): Promise<void> {
  const { cookies } = await anotherSessionOf(base, username, side, { "User-Agent": CHROMIUM });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: base })));
}

/** Removes a browser's session. The page is left first: it would go to the login by itself, in the middle of the test. */
export async function forget(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Signs in on the login page of a side; `arrives` is the heading of the page that follows. */
export async function signInWith(
  page: Page,
  base: string,
  username: string,
  side: "admin" | "tenant",
  arrives = "Dashboard",
): Promise<void> {
  await page.goto(`${base}${side === "admin" ? "/admin/login" : "/login"}`);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("heading", { level: 1, name: arrives }).waitFor();
}

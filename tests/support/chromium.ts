import type { Browser, BrowserContext, BrowserContextOptions } from "playwright";
import { launchChromium } from "./installed-chromium.ts";
import type { Context, Page } from "./pages.ts";
import { anotherSessionOf, PASSWORD } from "./person.ts";

/** How the browser names itself. */
const CHROMIUM = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140";

/** What every browser journey runs with. */
export const ways = [
  { way: "with JavaScript", javaScriptEnabled: true },
  { way: "without JavaScript", javaScriptEnabled: false },
] as const;

export interface Window {
  context: BrowserContext;
  /** What the pages complained about; a journey must leave it empty. */
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
  context.on("weberror", (error) => complaints.push(String(error.error())));
  return { context, complaints };
}

/** Closes what is still open. */
export const closeWindows = (): Promise<unknown> => Promise.all([...opened].map((context) => context.close()));

/** Chromium writes every answer of 400 and above to the console; journeys meet refusals on purpose. */
const isAnswer = (text: string): boolean =>
  /^Failed to load resource: the server responded with a status of 4/.test(text);

/** Remix writes to the console that a click broke off a page whose answer was still being read: the click is what counts. */
const isBrokenOff = (text: string): boolean => text.startsWith("AbortError: signal is aborted without reason");

/** Gives a browser profile a session of its own without opening a page. Who comes again does not sign in again. */
export async function enterAs(
  context: Pick<Context, "addCookies">,
  base: string,
  username: string,
  side: "admin" | "tenant",
): Promise<void> {
  const { cookies } = await anotherSessionOf(base, username, side, { "User-Agent": CHROMIUM });
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: base })));
}

/** Throws a browser's session away. The page goes first: it would lead itself to the login, in the middle of what follows. */
export async function forget(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Signs in on the login page of a side, as everybody does; `arrives`: the heading of the page that follows. */
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

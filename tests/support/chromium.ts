import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Page as ChromiumPage,
  ViewportSize,
  WebError,
} from "playwright";
import { launchChromium } from "./installed-chromium.ts";
import type { Context, Page } from "./pages.ts";
import { anotherSessionOf, PASSWORD } from "./person.ts";

/** The browser's User-Agent. */
const CHROMIUM = "Mozilla/5.0 (X11; Linux x86_64) Chrome/140";

/** How long a page is waited for: a busy machine takes half a minute to read a large file that a test attaches. */
const TIMEOUT_MS = 90_000;

/** The options of every browser journey. */
export const ways = [
  { way: "with JavaScript", javaScriptEnabled: true },
  { way: "without JavaScript", javaScriptEnabled: false },
] as const;

export interface Window {
  context: BrowserContext;
  /** The first page. */
  page: ChromiumPage;
  /** The errors that the pages reported; must be empty after a journey. */
  complaints: string[];
  /** Leaves the window to the next test that wants one with these options. A window whose first page was closed is not used again. */
  leave(): Promise<void>;
}

/** The Chromium of this worker, in which all its files open their windows; it ends with the process. */
let ownChromium: Promise<Browser> | undefined;

const opened = new Set<BrowserContext>();

/** Windows that have been left, by their options. A new one needs a process, which costs as much as loading a page. */
const left = new Map<string, BrowserContext[]>();

type Settings = Pick<BrowserContextOptions, "colorScheme" | "reducedMotion"> & { viewport: ViewportSize };

const usual: Settings = { viewport: { width: 1366, height: 768 }, colorScheme: "light", reducedMotion: "reduce" };

export type WindowOptions = Omit<BrowserContextOptions, "viewport"> & Partial<Settings>;

/** An empty browser profile without motion, whose console errors, page errors and CSP violations are collected. */
export async function openWindow(options: WindowOptions = {}, browser?: Browser): Promise<Window> {
  const settings = { locale: "en-GB", ...usual, ...options };
  const kind = JSON.stringify(settings);
  const known = browser ? undefined : left.get(kind)?.pop();
  const context = known ?? (await (browser ?? (await (ownChromium ??= launchChromium()))).newContext(settings));
  context.setDefaultTimeout(TIMEOUT_MS);
  const [page = await context.newPage()] = context.pages();
  const complaints: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    const isExpected = isAnswer(message.text()) || isBrokenOff(message.text());
    if (message.type() === "error" && !isExpected) complaints.push(message.text());
  };
  const onError = (error: WebError) => {
    const text = String(error.error());
    if (!isBrokenOff(text)) complaints.push(text);
  };
  context.on("console", onConsole).on("weberror", onError);
  opened.add(context);
  const leave = async () => {
    const [first, ...others] = context.pages();
    if (browser || !first) return context.close();
    await Promise.all(others.map((other) => other.close()));
    context.off("console", onConsole).off("weberror", onError);
    await empty(first, settings);
    opened.delete(context);
    left.set(kind, [...(left.get(kind) ?? []), context]);
  };
  return { context, page, complaints, leave };
}

/** Removes what a test has left: cookies, storage, routes and emulated media. */
async function empty(page: ChromiumPage, { viewport, colorScheme, reducedMotion }: Settings): Promise<void> {
  await page.unrouteAll();
  if (page.url() !== "about:blank") {
    await leavePortal(page);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
  await page.context().clearCookies();
  await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
}

/**
 * Leaves a page for one without scripts. It is of the same site: an empty page would take a new process. A page that just leaves by
 * itself, as at the end of a session, is left again.
 */
async function leavePortal(page: Page): Promise<void> {
  const quiet = new URL("/robots.txt", page.url()).href;
  await page.goto(quiet).catch(() => page.goto(quiet));
}

/** Closes what is still open. */
export async function closeWindows(): Promise<void> {
  await Promise.all([...opened].map((context) => context.close()));
  opened.clear();
}

/** Chromium reports every answer of 400 and above in the console; journeys cause refusals on purpose. */
const isAnswer = (text: string): boolean =>
  /^Failed to load resource: the server responded with a status of 4/.test(text);

/** Remix reports that a click aborted a page that was still loading, which is fine: in the console, or by a promise that nobody awaits. */
const isBrokenOff = (text: string): boolean =>
  /^AbortError: (signal is aborted without reason|BodyStreamBuffer was aborted)/.test(text);

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
  await leavePortal(page);
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

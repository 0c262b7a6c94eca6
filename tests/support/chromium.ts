import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright";
import { PASSWORD } from "./person.ts";

/** Where a system keeps its own Chromium. */
const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function found(): string | undefined {
  return [process.env.CHROMIUM_PATH ?? "", ...installed, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );
}

/** Gets a Chromium where there is none: Playwright's own, else Debian's. */
function fetchChromium(): void {
  const ways: [string, string[]][] = [
    ["npx", ["playwright", "install", "--with-deps", "chromium"]],
    ["npx", ["playwright", "install", "chromium"]],
    ["sh", ["-c", "apt-get update && apt-get install -y --no-install-recommends chromium fonts-liberation"]],
  ];
  for (const [command, parameters] of ways) {
    try {
      execFileSync(command, parameters, { stdio: "inherit" });
    } catch {
      continue;
    }
    if (found()) return;
  }
}

export async function launchChromium(): Promise<Browser> {
  if (!found()) fetchChromium();
  return chromium.launch({
    executablePath: found(),
    args: process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet,
  });
}

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

/** A fresh browser profile whose console errors, page errors and CSP violations are collected. */
export async function openWindow(browser: Browser, options: BrowserContextOptions): Promise<Window> {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1366, height: 768 }, ...options });
  const complaints: string[] = [];
  context.on("console", (message) => {
    const isExpected = isAnswer(message.text()) || isBrokenOff(message.text());
    if (message.type() === "error" && !isExpected) complaints.push(message.text());
  });
  context.on("weberror", (error) => complaints.push(String(error.error())));
  return { context, complaints };
}

/** Chromium writes every answer of 400 and above to the console; journeys meet refusals and "not available yet" on purpose. */
const isAnswer = (text: string): boolean =>
  /^Failed to load resource: the server responded with a status of (4|501)/.test(text);

/** Remix writes to the console that a click broke off a page whose answer was still being read: the click is what counts. */
const isBrokenOff = (text: string): boolean => text.startsWith("AbortError: signal is aborted without reason");

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

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright";

/** Where systems have their own Chromium. The headless one takes half of the processor time. */
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

const quiet = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Nobody looks at the pages of tests: without memory for pixels nothing is drawn. Places, sizes and colours are computed all the same. With
 * fewer processes, fewer messages go between them, and young objects need not be collected often. Together with what is saved on scripts, this saves
 * a third of a page's processor time.
 */
const unseen = ["--force-gpu-mem-available-mb=0", "--in-process-gpu", "--enable-features=NetworkServiceInProcess2"];

/** What V8 spends on scripts: those of a page that is soon left do not run long enough for compiled code to pay off. */
const scripts = {
  brief: "--js-flags=--no-opt --no-maglev --no-sparkplug --min-semi-space-size=32",
  long: "--js-flags=--no-opt --min-semi-space-size=32",
};

const found = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? "", ...installed].find((file) => file && existsSync(file));

const isThere = (): boolean => found() !== undefined || existsSync(chromium.executablePath());

/** Installs Playwright's own, else Debian's. */
function fetchChromium(): void {
  const ways: [string, string[]][] = [
    ["npx", ["playwright", "install", "--with-deps", "chromium"]],
    ["npx", ["playwright", "install", "chromium"]],
    [
      "sh",
      ["-c", "apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation"],
    ],
  ];
  for (const [command, parameters] of ways) {
    try {
      execFileSync(command, parameters, { stdio: "inherit" });
    } catch {
      continue;
    }
    if (isThere()) return;
  }
}

/** Installs a Chromium if there is none. */
export function requireChromium(): void {
  if (!isThere()) fetchChromium();
}

/** Starts the Chromium that is there, for pictures and measurements as people have it, or for one script that runs on page after page. */
export const launchChromium = ({ asPeopleHaveIt = false, runsLong = false } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: found(),
    args: [
      ...quiet,
      ...(asPeopleHaveIt ? [] : [...unseen, scripts[runsLong ? "long" : "brief"]]),
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright";
import { unpackChromium } from "./packaged-chromium.ts";

/** Where systems have their own Chromium. The headless one takes half of the processor time. */
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

const quiet = [
  "--disable-gpu",
  "--disable-software-rasterizer",
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

const installedPath = (): string | undefined => installed.find((file) => existsSync(file));

const isInstalled = (): boolean => installedPath() !== undefined || existsSync(chromium.executablePath());

/**
 * The package's Chromium, which is compiled for speed and takes a sixth less than Debian's, if it starts here: it needs
 * some libraries that Debian installs with its own.
 */
async function packagedPath(): Promise<string | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const file = await unpackChromium("@sparticuz/chromium");
  return spawnSync(file, ["--version"]).status === 0 ? file : undefined;
}

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
    if (isInstalled()) return;
  }
}

/** Unpacks the package's Chromium, or installs one if neither it nor another can start. */
export async function requireChromium(): Promise<void> {
  if (!process.env.CHROMIUM_PATH && !(await packagedPath()) && !isInstalled()) fetchChromium();
}

async function pathOf(asPeopleHaveIt: boolean): Promise<string | undefined> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return asPeopleHaveIt ? (installedPath() ?? packagedPath()) : ((await packagedPath()) ?? installedPath());
}

/** Starts the Chromium that is there, for pictures and measurements as people have it, or for one script that runs on page after page. */
export const launchChromium = async ({ asPeopleHaveIt = false, runsLong = false } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: await pathOf(asPeopleHaveIt),
    args: [
      ...quiet,
      ...(asPeopleHaveIt ? [] : [...unseen, scripts[runsLong ? "long" : "brief"]]),
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });

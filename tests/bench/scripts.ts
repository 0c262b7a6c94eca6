import { launchChromium } from "../support/installed-chromium.ts";
import { enterAs, openWindow } from "../support/chromium.ts";
import { freeAddress, openTestBed } from "../support/portal.ts";
import { checkOut, here, startPortalOf } from "./programs.ts";
import { publish, table, summary } from "./tables.ts";

/**
 * What a page's scripts cost a browser that opens it for the first time, at a sixth of this machine's speed: this checkout's build, and
 * that of another commit (`BASE`).
 */
const { BASE, ROUNDS = "7", SLOWER = "6" } = process.env;

const pages: readonly (readonly [string, string])[] = [
  ["Rack list, 50 rows", "/admin/rack/rack-list?limit=50"],
  ["Rack", "/admin/rack/rack-list/detail/1"],
  ["Request list, 50 rows", "/admin/request/requestlist?tab=all&limit=50"],
  ["Dashboard", "/admin/dashboard"],
];

/** Milliseconds after the page's load event in which its scripts have long come to rest. */
const REST = 3_000;

const stops: (() => unknown)[] = [];

try {
  const before = BASE ? checkOut(BASE) : undefined;
  if (before) stops.push(before.remove);
  const testBed = await openTestBed(await freeAddress());
  stops.push(testBed.stop);
  const portals = new Map<string, string>();
  for (const [name, folder] of [["before", before?.folder] as const, ["now", here] as const]) {
    if (!folder) continue;
    const { url, stop } = await startPortalOf(folder, testBed);
    stops.push(stop);
    portals.set(name, url);
  }
  const browser = await launchChromium({ asPeopleHaveIt: true });
  stops.push(() => browser.close());

  /** Milliseconds of the main thread for scripts, and for everything, in a browser profile that has never been here. */
  const open = async (url: string, path: string, lite: boolean) => {
    const { context } = await openWindow({}, browser);
    await enterAs(context, url, "noc", "admin");
    if (lite) await context.addCookies([{ name: "lite", value: "true", url }]);
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send("Performance.enable");
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: Number(SLOWER) });
    await page.goto(url + path, { waitUntil: "load" });
    await page.waitForTimeout(REST);
    const { metrics } = await devTools.send("Performance.getMetrics");
    const took = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
    await context.close();
    return { script: took("ScriptDuration"), task: took("TaskDuration") };
  };

  const rows: Record<string, string>[] = [];
  for (const [name, path] of pages) {
    const costs: Record<string, { script: number[]; task: number[] }> = {};
    for (let round = 0; round < Number(ROUNDS); round += 1)
      for (const [variant, url] of [...portals, ["lite", portals.get("now") ?? ""] as const]) {
        const { script, task } = await open(url, path, variant === "lite");
        const all = (costs[variant] ??= { script: [], task: [] });
        all.script.push(script);
        all.task.push(task);
      }
    rows.push({
      Page: name,
      "Scripts before": summary(costs.before?.script),
      Scripts: summary(costs.now?.script),
      "Main thread before": summary(costs.before?.task),
      "Main thread": summary(costs.now?.task),
      "Main thread, lite": summary(costs.lite?.task),
    });
    process.stderr.write(`${name}: ${Math.min(...(costs.now?.script ?? []))} ms\n`);
  }
  await publish("scripts", table(rows));
} finally {
  for (const stop of stops.reverse()) await stop();
}

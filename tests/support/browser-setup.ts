import type { TestProject } from "vitest/node";
import { serveChromium } from "./installed-chromium.ts";
import { keepData } from "./kept-data.ts";
import { startPortal } from "./portal.ts";

declare module "vitest" {
  export interface ProvidedContext {
    chromium: string;
    portals: { url: string; providerUrl: string; dataDir: string }[];
  }
}

/** One Chromium for all, and for each worker a portal with a reference provider, which has the demo data again for each file. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const workers = Array.from({ length: project.config.maxWorkers });
  const [chromium, ...portals] = await Promise.all([serveChromium(), ...workers.map(() => startPortal())]);
  await Promise.all(portals.map(({ dataDir }) => keepData(dataDir)));
  project.provide("chromium", chromium.wsEndpoint());
  project.provide(
    "portals",
    portals.map(({ url, providerUrl, dataDir }) => ({ url, providerUrl, dataDir })),
  );
  return () => Promise.all([chromium.close(), ...portals.map(({ stop }) => stop())]);
}

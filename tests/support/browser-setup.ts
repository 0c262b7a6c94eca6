import type { TestProject } from "vitest/node";
import { serveChromium } from "./installed-chromium.ts";
import { startPortal } from "./portal.ts";

declare module "vitest" {
  export interface ProvidedContext {
    chromium: string;
    portals: { url: string; providerUrl: string }[];
  }
}

/** One Chromium for all, and for each worker a portal with a reference provider: its files change what these store. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const workers = Array.from({ length: project.config.maxWorkers });
  const [chromium, ...portals] = await Promise.all([serveChromium(), ...workers.map(() => startPortal())]);
  project.provide("chromium", chromium.wsEndpoint());
  project.provide(
    "portals",
    portals.map(({ url, providerUrl }) => ({ url, providerUrl })),
  );
  return () => Promise.all([chromium.close(), ...portals.map(({ stop }) => stop())]);
}

import type { TestProject } from "vitest/node";
import { keepData } from "./kept-data.ts";
import { type Portal, seedOnce, startPortal } from "./portal.ts";

export type PortalAddress = Pick<Portal, "url" | "providerUrl" | "dataDir">;

declare module "vitest" {
  export interface ProvidedContext {
    portals: PortalAddress[];
  }
}

/** Each project evaluates this module anew, within one process. */
const shared = globalThis as { portalsOfTests?: PortalAddress[] };

/**
 * A portal with a reference provider for each worker: test files change the provider's data. Projects that run together
 * share them, for the worker of a number is one at a time, and a portal in use is twice as fast as a new one.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<unknown>) | undefined> {
  if (shared.portalsOfTests) {
    project.provide("portals", shared.portalsOfTests);
    return undefined;
  }
  const removeSeed = await seedOnce();
  const workers = Array.from({ length: project.config.maxWorkers });
  const portals = await Promise.all(workers.map(() => startPortal()));
  await Promise.all(portals.map(({ dataDir }) => keepData(dataDir)));
  shared.portalsOfTests = portals.map(({ url, providerUrl, dataDir }) => ({ url, providerUrl, dataDir }));
  project.provide("portals", shared.portalsOfTests);
  return () => Promise.all([...portals.map(({ stop }) => stop()), removeSeed()]);
}

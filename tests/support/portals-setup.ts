import type { TestProject } from "vitest/node";
import { keepData } from "./kept-data.ts";
import { type Portal, seedOnce, startPortal } from "./portal.ts";

export type PortalAddress = Pick<Portal, "url" | "providerUrl" | "dataDir">;

declare module "vitest" {
  export interface ProvidedContext {
    portals: PortalAddress[];
  }
}

/** A portal with a reference provider for each worker: test files change the provider's data. */
export default async function setup(project: TestProject): Promise<() => Promise<unknown>> {
  const removeSeed = await seedOnce();
  const workers = Array.from({ length: project.config.maxWorkers });
  const portals = await Promise.all(workers.map(() => startPortal()));
  await Promise.all(portals.map(({ dataDir }) => keepData(dataDir)));
  project.provide(
    "portals",
    portals.map(({ url, providerUrl, dataDir }) => ({ url, providerUrl, dataDir })),
  );
  return () => Promise.all([...portals.map(({ stop }) => stop()), removeSeed()]);
}

import type { TestProject } from "vitest/node";
import { startPortal } from "./portal.ts";

declare module "vitest" {
  export interface ProvidedContext {
    portalUrl: string;
    providerUrl: string;
  }
}

/** One portal with a reference provider for all tests of a project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const portal = await startPortal();
  project.provide("portalUrl", portal.url);
  project.provide("providerUrl", portal.providerUrl);
  return portal.stop;
}

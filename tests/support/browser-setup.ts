import type { TestProject } from "vitest/node";
import { serveChromium } from "./installed-chromium.ts";

declare module "vitest" {
  export interface ProvidedContext {
    chromium: string;
  }
}

/** One Chromium for all tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = await serveChromium();
  project.provide("chromium", chromium.wsEndpoint());
  return () => chromium.close();
}

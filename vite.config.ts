import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vitest/config";
import remixConfig from "./remix.config.js";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

/** With scripts (README, "Browsers"). */
const OLDEST_BROWSERS = ["chrome99", "firefox102", "safari15.4"];

export default defineConfig({
  plugins: process.env.VITEST ? [] : [remix(remixConfig)],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  build: { assetsInlineLimit: 0, target: OLDEST_BROWSERS },
  ssr: { target: "node" },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/{architecture,routes}.test.ts", "tests/unit/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/support/unit-environment.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          globalSetup: ["tests/contract/global-setup.ts"],
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "journeys",
          include: ["tests/access.test.ts", "tests/journeys/**/*.test.ts"],
          globalSetup: ["tests/support/global-setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: ["tests/support/global-setup.ts"],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "bench",
          include: ["tests/bench/**/*.bench.ts"],
          globalSetup: ["tests/support/global-setup.ts"],
          fileParallelism: false,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

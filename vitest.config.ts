import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/support/longest-first.ts";

/** Test files that run side by side: one more than cores, for some wait, as for the end of an idle session. */
const WORKERS = Math.min(availableParallelism() + 1, 5);

/** Milliseconds until a test is given up: long enough for a machine that others keep busy. */
const PATIENCE = 300_000;

/** Apart from vite.config.ts: tests need no Remix, which takes a second to load, and the image is built without tests. */
export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    maxWorkers: WORKERS,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/{architecture,routes}.test.ts", "tests/unit/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/support/unit-environment.ts"],
          // A process of its own for each file costs more than the tests of most.
          isolate: false,
          // A test whose loop has nothing to go through fails.
          expect: { requireAssertions: true, poll: { timeout: PATIENCE / 5 } },
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          globalSetup: ["tests/contract/global-setup.ts"],
          fileParallelism: false,
          testTimeout: PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: "journeys",
          include: ["tests/access.test.ts", "tests/journeys/**/*.test.ts"],
          globalSetup: ["tests/support/portals-setup.ts"],
          setupFiles: ["tests/support/fresh-data.ts"],
          isolate: false,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          globalSetup: ["tests/support/portals-setup.ts", "tests/support/browser-setup.ts"],
          setupFiles: ["tests/support/fresh-data.ts", "tests/support/own-windows.ts"],
          isolate: false,
          maxConcurrency: 3,
          expect: { poll: { timeout: PATIENCE / 5 } },
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: "bench",
          include: ["tests/bench/**/*.bench.ts"],
          globalSetup: ["tests/support/global-setup.ts"],
          fileParallelism: false,
          hookTimeout: PATIENCE,
        },
      },
    ],
  },
});

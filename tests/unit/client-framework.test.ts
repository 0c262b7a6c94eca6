import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const app = path.resolve(import.meta.dirname, "../../app");

/** What of the framework the browser's scripts do not hold (client-framework.ts), besides the imports that .oxlintrc.json names. */
const leftOut = /\s(prefetch|viewTransition)=|^\s*(prefetch|viewTransition)$|\bclientLoader\b/m;

test("components use nothing of the framework that is left out of the browser's scripts", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: app });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => leftOut.test(readFileSync(path.join(app, file), "utf8")))).toEqual([]);
});

test.each(['<Link to="/" prefetch="intent">', "<Link\n  viewTransition\n>", "export async function clientLoader() {"])(
  "what is left out of the browser's scripts is detected: %s",
  (source) => {
    expect(leftOut.test(source)).toBe(true);
  },
);

import { expect, test } from "vitest";
import type { TestSpecification, Vitest } from "vitest/node";
import { LongestFirst } from "../../support/longest-first.ts";

test("each project begins with its longest files, and projects are not mixed", async () => {
  const config = { sequence: { groupOrder: 0 } };
  const file = (place: string) => {
    const [name = ""] = place.split("/");
    return { moduleId: `/tests/${place}.test.ts`, project: { name, config } } as TestSpecification;
  };
  const found = ["journeys/a", "browser/b", "journeys/access", "browser/goods-in", "browser/accessibility-admin"];
  const cache = { getTestSpecificationResult: () => ({ failed: false, duration: 1 }) };
  const sorted = await new LongestFirst({ cache } as unknown as Vitest).sort(found.map(file));
  expect(sorted.map(({ moduleId }) => /tests\/(.*)\.test/.exec(moduleId)?.[1])).toEqual([
    "browser/accessibility-admin",
    "browser/goods-in",
    "browser/b",
    "journeys/access",
    "journeys/a",
  ]);
});

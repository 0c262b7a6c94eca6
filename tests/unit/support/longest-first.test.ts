import { expect, test } from "vitest";
import type { TestSpecification, Vitest } from "vitest/node";
import { LongestFirst } from "../../support/longest-first.ts";

const names = ["a", "goods-in", "b", "session", "c", "accessibility-admin", "d"];
const files = names.map((name) => ({ moduleId: `/tests/browser/${name}.test.ts` }) as TestSpecification);

test("the parts of a project hold each file once, in whatever order they are found, and each begins with its longest", async () => {
  const parts = [1, 2, 3].map(async (index) => {
    const found = index % 2 ? files : files.toReversed();
    const sequencer = new LongestFirst({ config: { shard: { index, count: 3 } } } as Vitest);
    return (await sequencer.shard(found)).map(({ moduleId }) => moduleId);
  });
  const dealt = await Promise.all(parts);
  expect(dealt.flat().toSorted()).toEqual(files.map(({ moduleId }) => moduleId).toSorted());
  expect(dealt.map(([first]) => first)).toEqual(
    ["accessibility-admin", "goods-in", "session"].map((name) => `/tests/browser/${name}.test.ts`),
  );
});

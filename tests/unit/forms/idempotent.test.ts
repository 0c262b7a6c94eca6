import { expect, it } from "vitest";
import { idempotent } from "~/forms/idempotent.server";

it("does the same form once, at the same time and again soon after", async () => {
  let done = 0;
  const work = async () => ++done;
  expect(await Promise.all([idempotent("a", work), idempotent("a", work)])).toEqual([1, 1]);
  expect(await idempotent("a", work)).toBe(1);
  expect(await idempotent("b", work)).toBe(2);
});

it("tries work that failed again", async () => {
  let tries = 0;
  const work = async () => {
    if (++tries === 1) throw new Error("refused");
    return tries;
  };
  await expect(idempotent("c", work)).rejects.toThrow("refused");
  expect(await idempotent("c", work)).toBe(2);
});

it("forgets after ten minutes", async () => {
  let done = 0;
  const work = async () => ++done;
  await idempotent("d", work, 0);
  expect(await idempotent("d", work, 10 * 60_000 - 1)).toBe(1);
  expect(await idempotent("d", work, 10 * 60_000)).toBe(2);
});

import { expect, test } from "vitest";
import { backOff } from "~/features/notifications/back-off";

test("waits min(10000, 500 · 2^n) milliseconds (spec 1 §4)", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 60].map(backOff)).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withFallback } from "../../../server/shared-state/fallback.ts";
import { memoryState } from "../../../server/shared-state/memory.ts";
import { callStore, type SharedState, storeBy } from "../../../server/shared-state/shared-state.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A shared state that is away until `come` is called. */
function openAway() {
  const shared = memoryState();
  const failed = vi.fn();
  let isAway = true;
  const away: SharedState = {
    ...shared,
    ...storeBy((operation, args) => (isAway ? Promise.reject(new Error("away")) : callStore(shared, operation, args))),
  };
  const { state, settle } = withFallback(away, memoryState(), { failed, answered: () => {} });
  const come = () => {
    isAway = false;
    failed.mockClear();
    return settle();
  };
  return { shared, state, failed, come };
}

test("what was set meanwhile is in the shared state once it is back, for as long as is left", async () => {
  const { shared, state, come } = openAway();
  await state.set("a", "1", 1_000);
  vi.advanceTimersByTime(400);
  await come();
  vi.advanceTimersByTime(599);
  expect(await shared.get(["a"])).toEqual(["1"]);
  vi.advanceTimersByTime(2);
  expect(await shared.get(["a"])).toEqual([null]);
});

test("what was deleted meanwhile stays deleted, set before or meanwhile", async () => {
  const { shared, state, come } = openAway();
  await shared.set("before", "1", 60_000);
  await state.set("meanwhile", "1", 60_000);
  await Promise.all([state.delete("before"), state.delete("meanwhile")]);
  await come();
  expect(await shared.get(["before", "meanwhile"])).toEqual([null, null]);
});

test("what has expired meanwhile is not set again", async () => {
  const { shared, state, failed, come } = openAway();
  await state.set("a", "1", 1_000);
  vi.advanceTimersByTime(2_000);
  const set = vi.spyOn(shared, "set");
  await come();
  expect([set.mock.calls, failed.mock.calls]).toEqual([[], []]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Provider } from "~/provider/index.server";
import { forgetIdleLimit, idleMinutes } from "~/session/idle-limit.server";
import { memoizeFor } from "~/session/memoize.server";

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  vi.useRealTimers();
  await forgetIdleLimit();
});

const never = new Promise<never>(() => {});

test("an answer is shared on its way and after it; who comes later than that asks anew, also where none has come", async () => {
  const { share } = memoizeFor<string>(5_000);
  const [lost, found] = [vi.fn(() => never), vi.fn(async () => "found")];
  void share("a", lost);
  void share("a", lost);
  expect(lost).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5_000);
  expect(await share("a", found)).toBe("found");
  expect(await share("a", lost)).toBe("found");
});

test("a failure is not kept, and an answer after it is shared for as long as any", async () => {
  const { share } = memoizeFor<string>(5_000);
  await expect(share("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  vi.advanceTimersByTime(4_000);
  expect(await share("a", async () => "back")).toBe("back");
  vi.advanceTimersByTime(4_999);
  expect(await share("a", async () => "asked anew")).toBe("back");
});

test("a failure that comes late does not end the sharing of a later answer", async () => {
  const { share } = memoizeFor<string>(5_000);
  let fail = () => {};
  const late = share("a", () => new Promise((_, reject) => (fail = () => reject(new Error("lost")))));
  vi.advanceTimersByTime(5_000);
  expect(await share("a", async () => "later")).toBe("later");
  fail();
  await expect(late).rejects.toThrow("lost");
  expect(await share("a", async () => "asked anew")).toBe("later");
});

test("who comes after a reading of the idle limit was lost does not wait for it", async () => {
  await forgetIdleLimit();
  void idleMinutes({ read: () => never } as unknown as Provider);
  vi.advanceTimersByTime(5_000);
  expect(await idleMinutes({ read: async () => ({ value: 20 }) } as unknown as Provider)).toBe(20);
});

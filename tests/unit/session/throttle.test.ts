import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createThrottle } from "~/session/throttle.server";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

let serial = 0;
const create = () => createThrottle(`test-${++serial}`, 3);
type Throttle = ReturnType<typeof create>;

/** An attempt that is refused at once; returns the throttle's answer. */
async function refused(throttle: Throttle, key: string) {
  const place = await throttle.take(key);
  return place === "admitted" ? throttle.refuse(key) : place;
}

describe("a throttle", () => {
  it("admits so many refused tries and tells how many are left", async () => {
    const throttle = create();
    const tries = [];
    for (let at = 0; at < 3; at += 1) {
      tries.push(await refused(throttle, "a"));
      vi.advanceTimersByTime(1000);
    }
    expect(tries).toEqual([
      { left: 2, wait: 300 },
      { left: 1, wait: 299 },
      { left: 0, wait: 298 },
    ]);
    expect(await throttle.take("a")).toEqual({ left: 0, wait: 297 });
  });

  it("admits again when the window from the first refusal has passed", async () => {
    const throttle = create();
    for (let at = 0; at < 3; at += 1) await refused(throttle, "a");
    vi.advanceTimersByTime(299_999);
    expect(await throttle.take("a")).toEqual({ left: 0, wait: 1 });
    vi.advanceTimersByTime(1);
    expect(await refused(throttle, "a")).toMatchObject({ left: 2 });
  });

  it("holds a place for each try until its outcome is known", async () => {
    const throttle = create();
    expect(await Promise.all([1, 2, 3, 4].map(() => throttle.take("a")))).toEqual([
      "admitted",
      "admitted",
      "admitted",
      "open",
    ]);
    await throttle.giveBack("a");
    expect(await throttle.take("a")).toBe("admitted");
    for (let at = 0; at < 4; at += 1) await throttle.giveBack("a");
    expect(await refused(throttle, "a")).toMatchObject({ left: 2 });
  });

  it("frees the places of tries whose process died", async () => {
    const throttle = create();
    for (let at = 0; at < 3; at += 1) await throttle.take("a");
    vi.advanceTimersByTime(300_000);
    expect(await throttle.take("a")).toBe("admitted");
  });

  it("counts keys and kinds apart and forgets a key", async () => {
    const throttle = create();
    for (let at = 0; at < 2; at += 1) await refused(throttle, "a");
    expect(await refused(throttle, "b")).toMatchObject({ left: 2 });
    expect(await refused(create(), "a")).toMatchObject({ left: 2 });
    expect(await throttle.take("a")).toBe("admitted");
    await throttle.forget("a");
    expect(await refused(throttle, "a")).toMatchObject({ left: 2 });
  });
});

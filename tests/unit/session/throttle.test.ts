import { describe, expect, it } from "vitest";
import { createThrottle } from "~/session/throttle.server";

const create = (capacity = 100) => createThrottle({ tries: 3, window: 60_000, capacity });
type Throttle = ReturnType<typeof create>;

/** A try that is refused at once; tells what the throttle says. */
function refused(throttle: Throttle, key: string, now = 0) {
  const place = throttle.take(key, now);
  return place === "admitted" ? throttle.refuse(key, now) : place;
}

describe("a throttle", () => {
  it("admits so many refused tries and tells how many are left", () => {
    const throttle = create();
    const tries = [0, 1000, 2000].map((now) => refused(throttle, "a", now));
    expect(tries).toEqual([
      { left: 2, wait: 60 },
      { left: 1, wait: 59 },
      { left: 0, wait: 58 },
    ]);
    expect(throttle.take("a", 3000)).toEqual({ left: 0, wait: 57 });
  });

  it("admits again when the window from the first try has passed", () => {
    const throttle = create();
    for (let at = 0; at < 3; at += 1) refused(throttle, "a", at);
    expect(throttle.take("a", 59_999)).toEqual({ left: 0, wait: 1 });
    expect(throttle.take("a", 60_000)).toBe("admitted");
    expect(throttle.refuse("a", 60_000)).toMatchObject({ left: 2 });
  });

  it("holds a place for each try until its outcome is known", () => {
    const throttle = create();
    for (let at = 0; at < 3; at += 1) expect(throttle.take("a", at)).toBe("admitted");
    expect(throttle.take("a", 5)).toBe("open");
    expect(throttle.take("a", 70_000)).toBe("open");
    throttle.giveBack("a");
    expect(throttle.take("a", 6)).toBe("admitted");
    for (let at = 0; at < 3; at += 1) throttle.giveBack("a");
    throttle.giveBack("a");
    expect(refused(throttle, "a", 7)).toMatchObject({ left: 2 });
  });

  it("counts keys apart and forgets a key", () => {
    const throttle = create();
    for (let at = 0; at < 3; at += 1) refused(throttle, "a", at);
    expect(refused(throttle, "b", 5)).toMatchObject({ left: 2 });
    throttle.forget("a");
    expect(refused(throttle, "a", 7)).toMatchObject({ left: 2 });
  });

  it("remembers no more keys than its capacity and drops the oldest", () => {
    const throttle = create(2);
    for (const key of ["a", "b", "c"]) refused(throttle, key);
    expect(refused(throttle, "b", 1)).toMatchObject({ left: 1 });
    expect(refused(throttle, "a", 1)).toMatchObject({ left: 2 });
  });
});

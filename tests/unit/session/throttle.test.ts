import { describe, expect, it } from "vitest";
import { createThrottle } from "~/session/throttle.server";

const create = (capacity = 100) => createThrottle({ tries: 3, window: 60_000, capacity });

describe("a throttle", () => {
  it("admits so many tries and tells how many are left", () => {
    const throttle = create();
    const tries = [0, 1000, 2000, 3000].map((now) => throttle.take("a", now));
    expect(tries.map(({ admitted, left }) => [admitted, left])).toEqual([
      [true, 2],
      [true, 1],
      [true, 0],
      [false, 0],
    ]);
    expect(tries.at(-1)?.wait).toBe(57);
  });

  it("admits again when the window from the first try has passed", () => {
    const throttle = create();
    for (let at = 0; at < 3; at += 1) throttle.take("a", at);
    expect(throttle.take("a", 59_999).admitted).toBe(false);
    expect(throttle.take("a", 60_000)).toMatchObject({ admitted: true, left: 2 });
  });

  it("counts keys apart, forgets a key and takes a try back", () => {
    const throttle = create();
    for (let at = 0; at < 3; at += 1) throttle.take("a", at);
    expect(throttle.take("b", 5).left).toBe(2);
    throttle.giveBack("b");
    expect(throttle.take("b", 6).left).toBe(2);
    throttle.forget("a");
    expect(throttle.take("a", 7).left).toBe(2);
  });

  it("remembers no more keys than its capacity and drops the oldest", () => {
    const throttle = create(2);
    throttle.take("a", 0);
    throttle.take("b", 0);
    throttle.take("c", 0);
    expect(throttle.take("b", 1).left).toBe(1);
    expect(throttle.take("a", 1).left).toBe(2);
  });
});

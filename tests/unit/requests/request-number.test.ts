import { describe, expect, it } from "vitest";
import { isCalled, readShortNumber, searchOf } from "~/features/requests/code/request-number";

describe("a request named in short", () => {
  it.each([
    ["gi 10", { letters: "GI", digits: 10, actions: [] }],
    ["GI-0010", { letters: "GI", digits: 10, actions: [] }],
    ["  cc7 ", { letters: "CC", digits: 7, actions: [] }],
    ["ap gi 10", { letters: "GI", digits: 10, actions: ["approve", "app_cc"] }],
    ["setujui gi 10", { letters: "GI", digits: 10, actions: ["approve", "app_cc"] }],
    ["rej sh 0003", { letters: "SH", digits: 3, actions: ["reject"] }],
  ])("is read out of %j", (words, short) => {
    expect(readShortNumber(words)).toEqual(short);
  });

  it.each(["gi", "10", "core switch 3", "JKT1-A-07", "gi 10 11", "", "approve"])("is not %j", (words) => {
    expect(readShortNumber(words)).toBeNull();
  });

  it("is found by its letters and its last digits", () => {
    const short = { letters: "GI", digits: 10, actions: [] };
    expect(searchOf(short)).toBe("0010");
    const called = ["GI-2611-0010", "GI/2026/10", "GI-2610-0011", "GO-2611-0010", "GI-2611-0110", "0010"].filter(
      (number) => isCalled(number, short),
    );
    expect(called).toEqual(["GI-2611-0010", "GI/2026/10"]);
  });

  it("is looked for in a long number within moments", () => {
    const started = performance.now();
    expect(isCalled(`GI-${"0".repeat(3000)}x`, { letters: "GI", digits: 0, actions: [] })).toBe(false);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

import { data } from "@remix-run/node";
import { describe, expect, it, vi } from "vitest";
import { oneByOne } from "~/forms/one-by-one.server";
import { translator } from "~/language/language";

/** Works on the numbers; those in `answers` throw what stands there. */
async function workOn(numbers: number[], answers: Record<number, unknown>) {
  const attempt = vi.fn((number: number) =>
    number in answers ? Promise.reject(answers[number] as Error) : Promise.resolve(`${number} done`),
  );
  const { outcomes, isOut } = await oneByOne(translator("en"), numbers, {
    attempt,
    failed: (number, error) => {
      if (error instanceof TypeError) throw error;
      return `${number} failed`;
    },
    notTried: (number, reason) => `${number}: ${reason}`,
  });
  return { outcomes, isOut, tried: attempt.mock.calls.flat() };
}

describe("work on several records", () => {
  it("goes on after a refusal", async () => {
    expect(await workOn([1, 2, 3], { 2: data({ kind: "refused" }, 403) })).toEqual({
      outcomes: ["1 done", "2 failed", "3 done"],
      isOut: false,
      tried: [1, 2, 3],
    });
  });

  it("ends at an outage, and says so of the rest", async () => {
    expect(await workOn([1, 2, 3], { 2: data({ kind: "unavailable" }, 503) })).toEqual({
      outcomes: ["1 done", "2 failed", "3: Not tried: the data service is not available at the moment."],
      isOut: true,
      tried: [1, 2],
    });
  });

  it("throws what says nothing about a record", async () => {
    await expect(workOn([1, 2], { 1: new TypeError("a fault") })).rejects.toThrow("a fault");
  });
});

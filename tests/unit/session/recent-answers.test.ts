import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetAnswers, recentAnswer, type UnderWay } from "~/session/recent-answers.server";

beforeEach(async () => {
  vi.useFakeTimers();
  await forgetAnswers();
});
afterEach(() => vi.useRealTimers());

let asked = 0;
const ask = () => Promise.resolve((asked += 1));
const recent = (session: string | undefined, call = "racks", maxAgeMs = 30_000) =>
  recentAnswer(session, call, maxAgeMs, ask);

describe("a recent answer", () => {
  it("is told again until it is too old", async () => {
    const first = await recent("a");
    vi.advanceTimersByTime(29_999);
    expect(await recent("a")).toBe(first);
    expect(await recent("a", "racks", 10_000)).toBe(first + 1);
    vi.advanceTimersByTime(30_000);
    expect(await recent("a")).toBe(first + 2);
  });

  it("is never told to another session, nor to nobody's", async () => {
    const first = await recent("a");
    expect(await recent("b")).toBe(first + 1);
    expect(await recent(undefined)).toBe(first + 2);
    expect(await recent(undefined)).toBe(first + 3);
  });

  it("is forgotten by a change, also one that comes while it is on its way", async () => {
    const first = await recent("a");
    await forgetAnswers();
    const second = recent("a");
    await forgetAnswers();
    expect(await second).toBe(first + 1);
    expect(await recent("a")).toBe(first + 2);
  });

  it("that is on its way is not asked for once more by the same request, unless something has changed since", async () => {
    const request: UnderWay = new Map();
    const other: UnderWay = new Map();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const askSlowly = async () => {
      const answer = await ask();
      await arrived;
      return answer;
    };
    const of = (underWay: UnderWay) => recentAnswer("a", "racks", 30_000, askSlowly, underWay);
    const answers = [of(request), of(request), of(other)];
    await forgetAnswers();
    answers.push(of(request));
    arrive();
    const [first = 0, ...others] = await Promise.all(answers);
    expect(others).toEqual([first, first + 1, first + 2]);
    expect([request.size, other.size]).toEqual([0, 0]);
  });

  it("is not kept where the provider fails", async () => {
    const fails = () => Promise.reject(new Error("no answer"));
    await expect(recentAnswer("a", "racks", 30_000, fails)).rejects.toThrow("no answer");
    const first = await recent("a");
    expect(await recent("a")).toBe(first);
  });

  it("makes room for newer ones", async () => {
    const first = await recent("a");
    for (let at = 0; at < 2_000; at += 1) await recent("a", `call ${at}`);
    expect(await recent("a")).toBeGreaterThan(first + 2_000);
    expect(await recent("a", "call 1999")).toBe(first + 2_000);
  });

  // A page of the provider, and what `readSpace` makes of racks.
  it.each(["results", "racks"])("makes room by rows too, for a few answers may have many %s", async (list) => {
    const long = (call: string) =>
      recentAnswer("a", call, 30_000, async () => ({ count: (asked += 1), [list]: Array(90_000).fill({ id: 1 }) }));
    const first = (await long("racks")).count;
    expect((await long("devices")).count).toBe(first + 1);
    expect((await long("racks")).count).toBe(first);
    expect((await long("ports")).count).toBe(first + 2);
    expect((await long("racks")).count).toBe(first + 3);
    expect((await long("ports")).count).toBe(first + 2);
  });
});

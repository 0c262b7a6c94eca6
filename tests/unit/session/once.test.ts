import { afterEach, expect, it, vi } from "vitest";
import { createOnce } from "~/session/once.server";
import { sharedState } from "~/shared-state.server";

const TEN_MINUTES_MS = 10 * 60_000;
const options = { kind: "test", ttl: TEN_MINUTES_MS };
const once = createOnce(options);
/** The same in another process, which only has the shared state in common with `once`. */
const elsewhere = createOnce(options);

afterEach(() => vi.useRealTimers());

it("does the same work once, at the same time and again soon after, wherever it is asked for", async () => {
  let done = 0;
  const work = async () => ++done;
  expect(await Promise.all([once("a", work), once("a", work), elsewhere("a", work)])).toEqual([1, 1, 1]);
  expect([await once("a", work), await elsewhere("a", work)]).toEqual([1, 1]);
  expect(await once("b", work)).toBe(2);
  expect(await createOnce({ ...options, kind: "other" })("a", work)).toBe(3);
});

it("tells who asks at the same time of a failure, and tries work that failed again", async () => {
  let tries = 0;
  const work = async () => {
    if (++tries === 1) throw new Error("refused");
    return tries;
  };
  await expect(Promise.all([once("c", work), once("c", work)])).rejects.toThrow("refused");
  expect(tries).toBe(1);
  expect(await once("c", work)).toBe(2);
});

it("gives nothing back where nothing came of it", async () => {
  expect([await once("nothing", async () => {}), await once("nothing", async () => {})]).toEqual([
    undefined,
    undefined,
  ]);
});

it("forgets after its time", async () => {
  vi.useFakeTimers();
  let done = 0;
  const work = async () => ++done;
  await once("d", work);
  vi.advanceTimersByTime(TEN_MINUTES_MS - 1);
  expect(await once("d", work)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await once("d", work)).toBe(2);
});

it("waits for work that takes long elsewhere", async () => {
  vi.useFakeTimers();
  let finish = () => {};
  const long = once("long", () => new Promise<string>((resolve) => (finish = () => resolve("first"))));
  const waiting = elsewhere("long", async () => "second");
  await vi.advanceTimersByTimeAsync(60_000);
  finish();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await Promise.all([long, waiting])).toEqual(["first", "first"]);
});

/** As if a process had died in the middle of this work. */
async function die(name: string, unknown?: () => unknown): Promise<void> {
  const release = vi.spyOn(sharedState, "release").mockResolvedValue();
  const remove = vi.spyOn(sharedState, "delete").mockResolvedValue();
  await expect(createOnce({ ...options, unknown })(name, () => Promise.reject(new Error("dead")))).rejects.toThrow();
  release.mockRestore();
  remove.mockRestore();
}

it("takes over what a process that died had begun", async () => {
  vi.useFakeTimers();
  await die("dead");
  const work = vi.fn(async () => "done");
  const taken = once("dead", work);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(await taken).toBe("done");
});

it("says once that nobody knows what came of it where it must not be done twice", async () => {
  vi.useFakeTimers();
  const unknown = () => new Error("unknown");
  await die("risky", unknown);
  const work = vi.fn(async () => "done");
  const again = createOnce({ ...options, unknown });
  const told = expect(again("risky", work)).rejects.toThrow("unknown");
  await vi.advanceTimersByTimeAsync(6_000);
  await told;
  expect(work).not.toHaveBeenCalled();
  expect(await again("risky", work)).toBe("done");
});

import { afterEach, expect, test, vi } from "vitest";
import { lead } from "~/features/notifications/follow";

vi.mock("~/session/leave", () => ({ goOn: () => undefined, leaveEnded: () => undefined }));
vi.mock("~/forms/unanswered", () => ({ keepUnanswered: () => undefined }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab that leads, whose bell has `unread` notifications; `told` is what it has told. */
function leading() {
  let stream!: ReadableStreamDefaultController<Uint8Array>;
  const bell = { unread: 0, now: 0 };
  const answer = (path: string) => {
    bell.now += 1;
    if (path.endsWith("/bell")) return Response.json(bell);
    return new Response(new ReadableStream({ start: (controller) => void (stream = controller) }));
  };
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { locks: { request: (_: string, __: object, work: () => Promise<void>) => work() } });
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(answer(path)));
  const stopping = new AbortController();
  const told: unknown[] = [];
  lead(stopping.signal, ({ unread, changed }) => told.push(unread ?? { changed }));
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  const hear = async (event: string, data = "") => {
    stream.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${data}\n\n`));
    await pass(1);
  };
  return { bell, told, hear, pass, stop: () => stopping.abort() };
}

test("what the provider announces before it can be read is read once more", async () => {
  const { bell, told, hear, pass, stop } = leading();
  await pass(1);
  await hear("refresh");
  await pass(10);
  expect(told.splice(0)).toEqual([0]);

  await hear("request");
  expect(told).toEqual([0]);
  bell.unread = 1;
  await pass(10);
  expect(told.splice(0)).toEqual([0, 1]);

  bell.unread = 2;
  await hear("request");
  await pass(10);
  expect(told.splice(0)).toEqual([2]);

  // What was read elsewhere is no sign that the announced can be read.
  await hear("request");
  bell.unread = 1;
  await hear("read");
  await pass(10);
  expect(told.splice(0)).toEqual([2, 1, 1]);

  await hear("change", "7");
  await pass(10);
  expect(told.splice(0)).toEqual([{ changed: 7 }, { changed: 7 }]);

  await hear("change", "7");
  stop();
  await pass(10);
  expect(told).toEqual([{ changed: 7 }]);
});

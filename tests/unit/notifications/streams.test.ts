import { createParser } from "eventsource-parser";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStreams, type Listener, type Streams } from "~/features/notifications/streams.server";
import { endSession } from "~/session/ended.server";

let streams: Streams;
let session = 0;

beforeEach(() => {
  vi.useFakeTimers();
  streams = createStreams();
});
afterEach(() => {
  vi.useRealTimers();
});

function listener(changes: Partial<Listener> = {}): Listener {
  const sessionId = `session ${++session}`;
  return {
    userId: "1",
    tenant: null,
    sessionId,
    until: Date.now() + 30 * 60_000,
    gone: new AbortController().signal,
    ...changes,
  };
}

/** Reads a stream as a browser does; `events` grows, `end` tells how it ended. */
function read(stream: ReadableStream<Uint8Array>) {
  const events: (string | undefined)[] = [];
  const seen = { events, ids: [] as (string | undefined)[], comments: 0, end: null as string | null };
  const parser = createParser({
    onEvent: ({ event, id, data }) => {
      events.push(data ? `${event} ${data}` : event);
      seen.ids.push(id);
    },
    onComment: () => (seen.comments += 1),
  });
  void (async () => {
    const reader = stream.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) break;
        parser.feed(value);
      }
      seen.end = "closed";
    } catch {
      seen.end = "broken";
    }
  })();
  return seen;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test("tells one side of a changed request", async () => {
  const noc = read(streams.open(listener({ tenant: null })));
  const tenant = read(streams.open(listener({ userId: "2", tenant: 7 })));
  const other = read(streams.open(listener({ userId: "3", tenant: 8 })));
  streams.change({ request: 42, tenant: null });
  streams.change({ request: 43, tenant: 7 });
  await settle();
  expect([noc.events, tenant.events, other.events]).toEqual([
    ["refresh", "change 42"],
    ["refresh", "change 43"],
    ["refresh"],
  ]);
});

test("starts with a refresh, then hears what concerns its user or everybody", async () => {
  const mine = read(streams.open(listener({ userId: "1" })));
  const other = read(streams.open(listener({ userId: "2" })));
  streams.deliver({ type: "request", userId: "1" });
  streams.deliver({ type: "notificationupdate", userId: null });
  streams.deliver({ type: "request", userId: "3" });
  await settle();
  expect(mine.events).toEqual(["refresh", "request", "notificationupdate"]);
  expect(other.events).toEqual(["refresh", "notificationupdate"]);
  expect(new Set(mine.ids).size).toBe(3);
  expect(mine.end).toBeNull();
});

test("every stream gets a comment each 20 seconds", async () => {
  const first = read(streams.open(listener()));
  await vi.advanceTimersByTimeAsync(10_000);
  const second = read(streams.open(listener()));
  await vi.advanceTimersByTimeAsync(50_000);
  expect([first.comments, second.comments]).toEqual([3, 3]);
});

test("ends with its session, and only then", async () => {
  const mine = listener();
  const stream = read(streams.open(mine));
  const other = read(streams.open(listener()));
  void endSession(mine.sessionId);
  await settle();
  expect(stream.end).toBe("closed");
  expect(other.end).toBeNull();
});

test("ends at the idle limit, and after an hour at the latest", async () => {
  const idle = read(streams.open(listener({ until: Date.now() + 60_000 })));
  const longIdle = read(streams.open(listener({ until: Date.now() + 90 * 24 * 60 * 60_000 })));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(idle.end).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(idle.end).toBe("closed");
  expect(longIdle.end).toBeNull();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(longIdle.end).toBe("closed");
});

test("ends when the browser is gone, also one that left before it began", async () => {
  const browser = new AbortController();
  const stream = read(streams.open(listener({ gone: browser.signal })));
  browser.abort();
  const late = read(streams.open(listener({ gone: AbortSignal.abort() })));
  await settle();
  expect([stream.end, late.end]).toEqual(["closed", "closed"]);
});

test("leaves nothing running once all streams are over", async () => {
  const browser = new AbortController();
  read(streams.open(listener({ gone: browser.signal })));
  const cancelled = streams.open(listener());
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  browser.abort();
  await cancelled.cancel();
  await settle();
  expect(vi.getTimerCount()).toBe(0);
  streams.deliver({ type: "request", userId: null });
});

test("a session has six streams at most: the oldest ends", async () => {
  const { sessionId } = listener();
  const open = () => read(streams.open(listener({ sessionId })));
  const [oldest, ...rest] = Array.from({ length: 6 }, open);
  const other = read(streams.open(listener()));
  expect(oldest?.end).toBeNull();
  const newest = open();
  await settle();
  expect(oldest?.end).toBe("closed");
  expect([...rest, newest, other].map(({ end }) => end)).toEqual(Array(7).fill(null));
});

test("a reader that does not read is dropped before 64 KB wait for it; the others go on", async () => {
  const stalled = streams.open(listener());
  const reading = read(streams.open(listener()));
  for (let sent = 0; sent < 2_000; sent++) {
    streams.deliver({ type: "notificationupdate", userId: null });
    await settle();
  }
  await expect(stalled.getReader().read()).rejects.toThrow("too slow");
  expect(reading.end).toBeNull();
  expect(reading.events).toHaveLength(2_001);
});

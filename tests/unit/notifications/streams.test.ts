import { PassThrough } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
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
    ...changes,
  };
}

/** Opens a stream and reads it as a browser does; `events` grows, `end` is how it ended. */
function read(listening: Listener) {
  const out = new PassThrough();
  const seen = {
    out,
    events: [] as (string | undefined)[],
    ids: [] as (string | undefined)[],
    comments: 0,
    end: null as string | null,
  };
  const parser = createParser({
    onEvent: ({ event, id, data }) => {
      seen.events.push(data ? `${event} ${data}` : event);
      seen.ids.push(id);
    },
    onComment: () => (seen.comments += 1),
  });
  streams.open(listening, out);
  out.on("data", (chunk: Buffer) => parser.feed(chunk.toString()));
  out.once("end", () => (seen.end = "closed"));
  return seen;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test("tells one side of a changed request", async () => {
  const noc = read(listener({ tenant: null }));
  const tenant = read(listener({ userId: "2", tenant: 7 }));
  const other = read(listener({ userId: "3", tenant: 8 }));
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
  const mine = read(listener({ userId: "1" }));
  const other = read(listener({ userId: "2" }));
  streams.deliver({ type: "request", userId: "1" });
  streams.deliver({ type: "notificationupdate", userId: null });
  streams.deliver({ type: "request", userId: "3" });
  streams.deliver({ type: "read", userId: "1" });
  await settle();
  expect(mine.events).toEqual(["refresh", "request", "notificationupdate", "read"]);
  expect(other.events).toEqual(["refresh", "notificationupdate"]);
  expect(new Set(mine.ids).size).toBe(4);
  expect(mine.end).toBeNull();
});

test("other work has its turn before many streams have all heard a signal", async () => {
  vi.useRealTimers();
  const all = Array.from({ length: 250 }, () => read(listener()));
  const told = () => all.filter(({ events }) => events.includes("request")).length;
  await nextTurn();
  streams.deliver({ type: "request", userId: null });
  await nextTurn();
  expect(told()).toBeGreaterThan(0);
  expect(told()).toBeLessThan(all.length);
  await expect.poll(() => told()).toBe(all.length);
  for (const { out } of all) out.destroy();
});

test("a flood of the same signal is told once more to those who have heard the first", async () => {
  vi.useRealTimers();
  const all = Array.from({ length: 50 }, () => read(listener()));
  for (let sent = 0; sent < 100; sent++) streams.deliver({ type: "request", userId: null });
  streams.deliver({ type: "notificationupdate", userId: null });
  await expect.poll(() => all.every(({ events }) => events.includes("notificationupdate"))).toBe(true);
  for (const { out, events } of all) {
    expect(events).toEqual(["refresh", "request", "request", "notificationupdate"]);
    out.destroy();
  }
});

test("every stream gets a comment each 20 seconds", async () => {
  const first = read(listener());
  await vi.advanceTimersByTimeAsync(10_000);
  const second = read(listener());
  await vi.advanceTimersByTimeAsync(50_000);
  expect([first.comments, second.comments]).toEqual([3, 3]);
});

test("ends with its session, and only then", async () => {
  const mine = listener();
  const stream = read(mine);
  const other = read(listener());
  void endSession(mine.sessionId);
  await settle();
  expect(stream.end).toBe("closed");
  expect(other.end).toBeNull();
});

test("ends at the idle limit, and after an hour at the latest", async () => {
  const idle = read(listener({ until: Date.now() + 60_000 }));
  const longIdle = read(listener({ until: Date.now() + 90 * 24 * 60 * 60_000 }));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(idle.end).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(idle.end).toBe("closed");
  expect(longIdle.end).toBeNull();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(longIdle.end).toBe("closed");
});

test("a session that ended while its stream was opened has none", async () => {
  const mine = listener();
  await endSession(mine.sessionId);
  const stream = read(mine);
  await settle();
  expect(stream.end).toBe("closed");
});

test("leaves nothing running after all browsers have left", async () => {
  const [first, second] = [read(listener()), read(listener())];
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  first.out.destroy();
  second.out.destroy();
  await settle();
  expect(vi.getTimerCount()).toBe(0);
  streams.deliver({ type: "request", userId: null });
});

test("a stream that the server has ended receives nothing", async () => {
  const stream = read(listener());
  stream.out.on("error", (error) => stream.events.push(error.message));
  stream.out.end();
  streams.deliver({ type: "request", userId: null });
  await settle();
  expect([stream.end, stream.events]).toEqual(["closed", ["refresh"]]);
});

test("a session has six streams at most: the oldest ends", async () => {
  const { sessionId } = listener();
  const open = () => read(listener({ sessionId }));
  const [oldest, ...rest] = Array.from({ length: 6 }, open);
  const other = read(listener());
  expect(oldest?.end).toBeNull();
  const newest = open();
  await settle();
  expect(oldest?.end).toBe("closed");
  expect([...rest, newest, other].map(({ end }) => end)).toEqual(Array(7).fill(null));
});

test("what a slow reader misses in a flood is one refresh; the others hear everything", async () => {
  const slow = new PassThrough({ highWaterMark: 1024 });
  streams.open(listener(), slow);
  const reading = read(listener());
  let most = 0;
  for (let sent = 0; sent < 2_000; sent++) {
    streams.deliver({ type: "notificationupdate", userId: null });
    await settle();
    most = Math.max(most, slow.writableLength + slow.readableLength);
  }
  expect(most).toBeLessThan(3 * 1024);
  expect(reading.events).toHaveLength(2_001);

  const events: (string | undefined)[] = [];
  const parser = createParser({ onEvent: ({ event }) => events.push(event) });
  slow.on("data", (chunk: Buffer) => parser.feed(chunk.toString()));
  await settle();
  expect(events.length).toBeLessThan(60);
  expect([events[0], events[1], events.at(-2), events.at(-1)]).toEqual([
    "refresh",
    "notificationupdate",
    "notificationupdate",
    "refresh",
  ]);
  streams.deliver({ type: "request", userId: null });
  await settle();
  expect([events.at(-1), slow.destroyed]).toEqual(["request", false]);
});

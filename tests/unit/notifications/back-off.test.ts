import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backOff } from "~/features/notifications/back-off";
import { createRelay, type Relay } from "~/features/notifications/relay.server";

/** The fate of the next socket, a millisecond after the attempt: its close code, null for an attempt that hangs. */
let fate: "open" | number | null;
let sockets: FakeSocket[];

class FakeSocket extends EventTarget {
  constructor() {
    super();
    sockets.push(this);
    const now = fate;
    if (now !== null) setTimeout(() => (now === "open" ? this.dispatchEvent(new Event("open")) : this.end(now)), 1);
  }
  end(code: number): void {
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
  close = vi.fn();
}

vi.mock("undici", () => ({
  Agent: function Agent() {},
  WebSocket: function WebSocket() {
    return new FakeSocket();
  },
  buildConnector: vi.fn(),
  ping: vi.fn(),
}));

let relay: Relay;
let connects: number;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  connects = 0;
  const deliver = () => (connects += 1);
  relay = createRelay({ url: "ws://provider.test/", origin: "http://portal.test", deliver, heartbeat: 1e6 });
});
afterEach(() => {
  relay.close();
  vi.useRealTimers();
});

/** The provider of a connected relay is unavailable for a minute. */
async function minuteAway(): Promise<void> {
  fate = "open";
  relay.open();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(connects).toBe(1);
  fate = 1006;
  sockets[0]?.end(1006);
  await vi.advanceTimersByTimeAsync(60_000);
  // Attempts after 0.5, 1.5, 3.5, 7.5, 15.5, 25.5, 35.5, 45.5 and 55.5 s.
  expect([connects, sockets.length]).toEqual([1, 10]);
}

test("waits min(10000, 500 · 2^n) milliseconds (spec 1 §4)", () => {
  expect([0, 1, 2, 3, 4, 5, 6, 60].map(backOff)).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);
});

test("a provider that was away for a minute is connected to soon after a call tells that it is back", async () => {
  await minuteAway();
  fate = "open";
  relay.hurry();
  relay.hurry();
  await vi.advanceTimersByTimeAsync(backOff(0) + 1);
  expect(connects).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([connects, sockets.length]).toEqual([2, 11]);
});

test("one whose socket comes up a second after its calls is connected to within 2 s", async () => {
  await minuteAway();
  relay.hurry();
  await vi.advanceTimersByTimeAsync(1_000);
  fate = "open";
  await vi.advanceTimersByTimeAsync(1_000);
  expect(connects).toBe(2);
});

test("a try that hangs is given up then", async () => {
  await minuteAway();
  fate = null;
  await vi.advanceTimersByTimeAsync(10_000);
  const hanging = sockets.at(-1);
  fate = "open";
  relay.hurry();
  await vi.advanceTimersByTimeAsync(backOff(0) + 1);
  expect([connects, hanging?.close.mock.calls.length]).toEqual([2, 1]);
});

test("a provider that answers calls and refuses sockets is tried about once a second at most", async () => {
  await minuteAway();
  const before = sockets.length;
  for (let call = 0; call < 600; call += 1) {
    relay.hurry();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(sockets.length - before).toBeLessThan(90);
});

test("what is connected stays so, and what is closed stays closed", async () => {
  await minuteAway();
  fate = "open";
  await vi.advanceTimersByTimeAsync(10_000);
  const before = sockets.length;
  relay.hurry();
  relay.close();
  relay.hurry();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([connects, sockets.length]).toEqual([2, before]);
});

import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import {
  createRelay,
  readFrame,
  type Relay,
  type RelaySettings,
  type Signal,
} from "~/features/notifications/relay.server";
import { log } from "~/log.server";

vi.mock("~/log.server", () => ({ log: { warn: vi.fn() } }));

let server: WebSocketServer;
let port: number;
let relay: Relay | undefined;
let signals: Signal[];
let connects: number[];
let origins: (string | undefined)[];
let protocols: (string | undefined)[];

beforeEach(async () => {
  vi.mocked(log.warn).mockClear();
  signals = [];
  connects = [];
  origins = [];
  protocols = [];
  server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  server.on("connection", (_socket, request) => {
    connects.push(performance.now());
    origins.push(request.headers.origin);
    protocols.push(request.headers["sec-websocket-protocol"]);
  });
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});

afterEach(() => {
  vi.useRealTimers();
  relay?.close();
  for (const socket of server.clients) socket.terminate();
  server.close();
});

function startRelay(settings: Partial<RelaySettings> = {}): void {
  relay = createRelay({
    url: `ws://127.0.0.1:${port}/ws/notification/`,
    origin: "https://portal.example",
    deliver: (signal) => signals.push(signal),
    ...settings,
  });
  relay.open();
}

async function nextConnection(): Promise<WebSocket> {
  const [socket] = (await once(server, "connection")) as [WebSocket];
  return socket;
}

/** The waits before the next attempt that the relay has logged, in milliseconds; the real ones are longer on a busy machine. */
const announced = () => vi.mocked(log.warn).mock.calls.map(([told]) => (told as { wait: number }).wait);

const everybody = (type: Signal["type"]): Signal => ({ type, userId: null });

test("a frame is JSON or a single word; anything else is ignored", () => {
  expect(readFrame('{"type":"request"}')).toEqual(everybody("request"));
  expect(readFrame('{"type":"notificationupdate","user_id":null,"more":1}')).toEqual(everybody("notificationupdate"));
  expect(readFrame('{"type":"request","user_id":7}')).toEqual({ type: "request", userId: "7" });
  expect(readFrame('{"type":"request","user_id":"7"}')).toEqual({ type: "request", userId: "7" });
  expect(readFrame(" request\n")).toEqual(everybody("request"));
  expect(readFrame('"notificationupdate"')).toEqual(everybody("notificationupdate"));
  for (const garbage of [
    "",
    "{",
    "[]",
    "null",
    "refresh",
    '{"type":"refresh"}',
    '{"type":1}',
    "request request",
    "7",
  ]) {
    expect(readFrame(garbage), garbage).toBeNull();
  }
  expect(readFrame(new Blob(["request"]))).toBeNull();
});

test("connects once with the portal's origin and no subprotocol, and tells a refresh", async () => {
  startRelay();
  relay?.open();
  await nextConnection();
  await expect.poll(() => signals).toEqual([everybody("refresh")]);
  expect(connects).toHaveLength(1);
  expect(origins).toEqual(["https://portal.example"]);
  expect(protocols).toEqual([undefined]);
});

test("delivers what the provider says in its order and passes over garbage", async () => {
  startRelay();
  const socket = await nextConnection();
  for (const text of ["request", "nonsense", '{"type":"x"}', "{", '{"type":"notificationupdate","user_id":3}'])
    socket.send(text);
  socket.send(Buffer.from("request"));
  socket.send("notificationupdate");
  await expect.poll(() => signals).toHaveLength(4);
  expect(signals).toEqual([
    everybody("refresh"),
    everybody("request"),
    { type: "notificationupdate", userId: "3" },
    everybody("notificationupdate"),
  ]);
});

test("a flood is told as a refresh, not one by one", async () => {
  startRelay();
  const socket = await nextConnection();
  for (let user = 1; user <= 20_000; user += 1) socket.send(`{"type":"request","user_id":${user}}`);
  socket.ping();
  await once(socket, "pong");
  await expect.poll(() => signals.filter(({ type }) => type === "refresh").length).toBeGreaterThan(1);
  expect(signals.length).toBeLessThan(1000);
});

test("a provider that does not stop to send is told a few times", async () => {
  startRelay();
  const socket = await nextConnection();
  await expect.poll(() => signals).toHaveLength(1);
  const begun = performance.now();
  for (let at = 0; at < 40; at += 1) {
    socket.send("request");
    socket.ping();
    await once(socket, "pong");
    await new Promise(setImmediate);
  }
  await expect.poll(() => signals.length).toBeGreaterThan(1);
  const gaps = (performance.now() - begun) / 500;
  expect(signals.length).toBeLessThan(4 + gaps);
});

test("a frame of many megabytes ends the connection", async () => {
  startRelay();
  const socket = await nextConnection();
  socket.send(Buffer.alloc(2 * 1024 * 1024));
  await nextConnection();
  await expect.poll(() => signals).toEqual(Array(2).fill(everybody("refresh")));
});

test("connects again after 1000, 4401 and 1011, each time later, and tells a refresh each time", async () => {
  startRelay();
  for (const code of [1000, 4401, 1011]) (await nextConnection()).close(code);
  await nextConnection();
  await expect.poll(() => signals).toEqual(Array(4).fill(everybody("refresh")));
  const waits = connects.slice(1).map((at, index) => at - (connects[index] ?? 0));
  expect(waits[0]).toBeGreaterThan(480);
  expect(waits[1]).toBeGreaterThan(980);
  expect(waits[2]).toBeGreaterThan(1980);
  expect(announced()).toEqual([500, 1000, 2000]);
});

test("after a connection that lasted the next wait is the shortest again", async () => {
  startRelay();
  (await nextConnection()).close(1000);
  const lasting = await nextConnection();
  await expect.poll(() => signals).toHaveLength(2);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  lasting.close(1000);
  await nextConnection();
  expect(announced()).toEqual([500, 500]);
});

test("connects once the provider is there, and after a refused handshake", async () => {
  server.close();
  startRelay();
  await setTimeout(100);
  let refusals = 0;
  server = new WebSocketServer({ port, host: "127.0.0.1", verifyClient: () => refusals++ > 0 });
  await nextConnection();
  expect(refusals).toBe(2);
  await expect.poll(() => signals).toEqual([everybody("refresh")]);
}, 10_000);

test("gives up a socket that leaves a ping unanswered, and keeps one that answers", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  startRelay({ heartbeat: 100 });
  // expect.poll would let the faked time go on.
  const told = async (type: Signal["type"], times: number) => {
    while (signals.filter((signal) => signal.type === type).length < times) await setTimeout(5);
  };
  (await nextConnection()).pause();
  await told("refresh", 1);
  vi.advanceTimersByTime(200);
  const answering = await nextConnection();
  await told("refresh", 2);
  // This comes after the pong.
  answering.on("ping", () => answering.send("request"));
  for (const answered of [1, 2, 3]) {
    vi.advanceTimersByTime(100);
    await told("request", answered);
  }
  expect(connects).toHaveLength(2);
});

test("a connection that is given up is closed, though the provider leaves it open", async () => {
  server.close();
  const provider = createServer().listen(port, "127.0.0.1");
  startRelay();
  const [, socket] = (await once(provider, "upgrade")) as [IncomingMessage, Duplex];
  socket.resume().write("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
  await expect.poll(() => socket.readableEnded).toBe(true);
  provider.close();
});

test("stays closed once closed", async () => {
  startRelay();
  await nextConnection();
  await expect.poll(() => signals).toHaveLength(1);
  relay?.close();
  await setTimeout(800);
  expect(connects).toHaveLength(1);
});

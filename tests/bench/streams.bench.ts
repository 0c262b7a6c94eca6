import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { anotherSession, type Person, signIn } from "../support/person.ts";
import { freeAddress, type TestBed, openTestBed } from "../support/portal.ts";
import { here, type Program, startBaseline, startPortalOf } from "./programs.ts";
import { median, publish, table, summary } from "./tables.ts";

const STREAMS = Number(process.env.STREAMS ?? 10_000);
const SIGNALS = 10;
const VISITS = 50;
/** The account `noc` is the first of the demo data. */
const NOC = 1;
/** Streams that are opened side by side, and in turns with the baseline. */
const SIDE_BY_SIDE = 50;
const TURN = 500;
const PATIENCE_MS = 60_000;

let testBed: TestBed;
let portal: Program;
let bare: Program;

beforeAll(async () => {
  testBed = await openTestBed(await freeAddress());
  portal = await startPortalOf(here, testBed);
  bare = await startBaseline("stream");
});
afterAll(async () => {
  await bare.stop();
  await portal.stop();
  await testBed.stop();
});

/** All streams together, as bare sockets, which take little of the bench's own time. */
class Listeners {
  heard = 0;
  closed = 0;

  /** Opens a stream; resolves with its first event, the `refresh`. */
  open({ url }: Program, cookie: string): Promise<Socket> {
    const { hostname, port, host } = new URL(url);
    return new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port) });
      socket.setEncoding("latin1").on("data", (text: unknown) => {
        const received = String(text);
        if (received.includes("event: refresh\n")) resolve(socket);
        if (received.includes("event: request\n")) this.heard += 1;
      });
      socket.once("error", reject).once("close", () => {
        this.closed += 1;
        reject(new Error("a stream was refused"));
      });
      socket.write(`GET /notifications/stream HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\n\r\n`);
    });
  }

  /** Opens streams with these cookies; `each` is what one took of the program's processor time, in ms. */
  async openAll(program: Program, cookies: string[]) {
    const before = program.cpu();
    const sockets: Socket[] = [];
    for (let at = 0; at < cookies.length; at += SIDE_BY_SIDE) {
      const together = cookies.slice(at, at + SIDE_BY_SIDE);
      sockets.push(...(await Promise.all(together.map((cookie) => this.open(program, cookie)))));
    }
    return { sockets, each: (program.cpu() - before) / cookies.length };
  }

  async leave(sockets: Socket[]): Promise<void> {
    const closed = this.closed + sockets.length;
    for (const socket of sockets) socket.destroy();
    await vi.waitUntil(() => this.closed === closed, PATIENCE_MS);
  }
}

/** The milliseconds until a page is there. */
async function timeOf(person: Person): Promise<number> {
  const began = performance.now();
  await person.open("/admin/rack/rack-list?limit=50");
  return performance.now() - began;
}

async function timesOf(person: Person): Promise<number[]> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) times.push(await timeOf(person));
  return times;
}

/** The milliseconds from a signal until all streams have heard it, and until a page is there that is asked for meanwhile. */
async function timesAtSignals(person: Person, listeners: Listeners, streams: number) {
  const [heard, page]: [number[], number[]] = [[], []];
  for (let signal = 1; signal <= SIGNALS; signal += 1) {
    const all = listeners.heard + streams;
    const sent = performance.now();
    await notify(`Bench ${signal}`);
    const last = vi
      .waitUntil(() => listeners.heard === all, { timeout: PATIENCE_MS, interval: 1 })
      .then(() => heard.push(performance.now() - sent));
    page.push(await timeOf(person));
    await last;
  }
  return { heard, page };
}

async function notify(message: string): Promise<void> {
  const answer = await fetch(new URL("/_test/notify", testBed.providerUrl), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ user_id: NOC, message }),
  });
  expect(answer.status).toBe(200);
}

test(
  `${STREAMS} open streams: what they cost, and the time until the last has a signal`,
  { timeout: 600_000 },
  async () => {
    const listeners = new Listeners();
    const reader = await signIn(portal.url, "noc", "admin");
    // Each has a session of its own: the tabs of a browser share one stream.
    const sessions = await Promise.all(Array.from({ length: STREAMS }, () => anotherSession(reader)));
    const cookies = sessions.map(({ cookieHeader }) => cookieHeader);
    await listeners.leave((await listeners.openAll(portal, cookies.slice(0, TURN))).sockets);

    const memory = portal.memory();
    const costs: Record<"bare" | "portal", number[]> = { bare: [], portal: [] };
    const open: Socket[] = [];
    for (let from = 0; from < STREAMS; from += TURN) {
      const turn = cookies.slice(from, from + TURN);
      const baseline = await listeners.openAll(bare, turn);
      await listeners.leave(baseline.sockets);
      // The page that opens a stream has just been asked for with the same cookie.
      await listeners.leave((await listeners.openAll(portal, turn)).sockets);
      const { sockets, each } = await listeners.openAll(portal, turn);
      open.push(...sockets);
      costs.bare.push(baseline.each);
      costs.portal.push(each);
    }
    await wait(5_000);
    const memoryEach = (portal.memory() - memory) / STREAMS;

    const left = listeners.closed;
    await timesOf(reader);
    const beside = await timesOf(reader);
    const signals = await timesAtSignals(reader, listeners, STREAMS);
    expect(listeners.closed).toBe(left);
    await listeners.leave(open);
    await wait(1_000);
    const alone = await timesOf(reader);
    const { page } = await timesAtSignals(reader, listeners, 0);

    const head = `Of ${STREAMS.toLocaleString("en")} streams, each of its own session`;
    const row = (what: string, value: string) => ({ [head]: what, Now: value });
    const until = (times: number[]) => `${median(times).toFixed(0)} ms (${Math.max(...times).toFixed(0)} at most)`;
    await publish(
      "streams",
      table([
        row("to open one, time of the processor", `${summary(costs.portal)} ms`),
        row("the same of bare `node:http`", `${summary(costs.bare)} ms`),
        row("memory of each", `${memoryEach.toFixed(0)} KB`),
        row("the last one has heard a signal after", until(signals.heard)),
        row("a page asked for during a signal is there after", until(signals.page)),
        row("the same without streams", until(page)),
        row("a page beside them", until(beside)),
        row("a page without streams", until(alone)),
      ]),
    );
  },
);

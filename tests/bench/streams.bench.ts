import http from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anotherSession, type Person, signIn } from "../support/person.ts";
import { freeAddress, type House, openHouse } from "../support/portal.ts";
import { here, type Program, startBaseline, startPortalOf } from "./programs.ts";
import { median, publish, table, told } from "./tables.ts";

const STREAMS = Number(process.env.STREAMS ?? 10_000);
const ROUNDS = 5;
const VISITS = 50;
/** The account `noc` is the first of the demo data. */
const NOC = 1;
/** Streams that are opened side by side, and in turns with the baseline. */
const SIDE_BY_SIDE = 50;
const TURN = 500;

let house: House;
let portal: Program;
let bare: Program;

beforeAll(async () => {
  house = await openHouse(await freeAddress());
  portal = await startPortalOf(here, house);
  bare = await startBaseline("stream");
});
afterAll(async () => {
  await bare.stop();
  await portal.stop();
  await house.stop();
});

interface Listener {
  heard?: () => void;
  closed?: () => void;
}

/** Opens a stream; resolves with its first event, the `refresh`. */
function openStream({ url }: Program, cookie: string, listener: Listener): Promise<http.ClientRequest> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${url}/notifications/stream`, { agent: false, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`a stream was answered with ${response.statusCode}`));
      response.setEncoding("utf8");
      response.on("data", (text: string) => {
        if (text.includes("event: refresh\n")) resolve(request);
        if (text.includes("event: request\n")) listener.heard?.();
      });
      response.on("error", reject).on("close", () => listener.closed?.());
    });
    request.on("error", reject);
  });
}

/** Opens streams with these cookies; what each took of the program's processor time, in ms. */
async function openTurn(program: Program, cookies: string[], listener: Listener) {
  const before = program.cpu();
  const requests: http.ClientRequest[] = [];
  for (let at = 0; at < cookies.length; at += SIDE_BY_SIDE) {
    const together = cookies.slice(at, at + SIDE_BY_SIDE);
    requests.push(...(await Promise.all(together.map((cookie) => openStream(program, cookie, listener)))));
  }
  return { requests, each: (program.cpu() - before) / cookies.length };
}

/** The cookies of as many sessions as there are streams: the tabs of a browser share one. */
async function cookiesOf(): Promise<string[]> {
  const person = await signIn(portal.url, "noc", "admin");
  return Array.from({ length: STREAMS }, () => anotherSession(person).cookieHeader);
}

/** The milliseconds until a page is there. */
async function open(person: Person): Promise<number> {
  const began = performance.now();
  await person.open("/admin/rack/rack-list?limit=50");
  return performance.now() - began;
}

async function openOften(person: Person): Promise<number[]> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) times.push(await open(person));
  return times;
}

async function notify(message: string): Promise<void> {
  const answer = await fetch(new URL("/_test/notify", house.providerUrl), {
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
    const cookies = await cookiesOf();
    const reader = await signIn(portal.url, "noc", "admin");
    await openOften(reader);
    const alone = await openOften(reader);

    let closed = 0;
    const listener: Listener = { closed: () => (closed += 1) };
    const memory = portal.memory();
    const costs: Record<"bare" | "portal", number[]> = { bare: [], portal: [] };
    for (let from = 0; from < STREAMS; from += TURN) {
      const turn = cookies.slice(from, from + TURN);
      const { requests, each } = await openTurn(bare, turn, {});
      for (const request of requests) request.on("error", () => undefined).destroy();
      costs.bare.push(each);
      costs.portal.push((await openTurn(portal, turn, listener)).each);
    }
    await wait(5_000);
    const memoryEach = (portal.memory() - memory) / STREAMS;
    const beside = await openOften(reader);

    const [heard, meanwhile]: [number[], number[]] = [[], []];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const sent = performance.now();
      const all = new Promise<number>((resolve) => {
        let count = 0;
        listener.heard = () => {
          count += 1;
          if (count === STREAMS) resolve(performance.now() - sent);
        };
      });
      await notify(`Bench ${round}`);
      meanwhile.push(await open(reader));
      heard.push(await Promise.race([all, wait(60_000, Number.POSITIVE_INFINITY)]));
    }
    expect(closed).toBe(0);
    expect(heard).not.toContain(Number.POSITIVE_INFINITY);

    const row = (what: string, value: string) => ({
      [`Of ${STREAMS} streams, each of its own session`]: what,
      Now: value,
    });
    const until = (times: number[]) => `${median(times).toFixed(0)} ms (${Math.max(...times).toFixed(0)} at most)`;
    await publish(
      "streams",
      table([
        row("to open one, time of the processor", `${told(costs.portal)} ms`),
        row("the same of bare `node:http`", `${told(costs.bare)} ms`),
        row("memory of each", `${memoryEach.toFixed(0)} KB`),
        row("the last one has heard a signal after", until(heard)),
        row("a page asked for during a signal is there after", until(meanwhile)),
        row("a page beside them", until(beside)),
        row("a page without streams", until(alone)),
      ]),
    );
  },
);

import http from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anotherSession, Person, signIn } from "../support/person.ts";
import { freeAddress, type House, openHouse } from "../support/portal.ts";
import { here, type Program, startBaseline, startPortalOf } from "./programs.ts";
import { median, told } from "./tables.ts";

const STREAMS = Number(process.env.STREAMS ?? 10_000);
/** The portal's limit for one session. */
const PER_SESSION = 6;
const ROUNDS = 5;
const VISITS = 20;
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

/** A cookie for each stream. */
async function cookiesOf(): Promise<string[]> {
  const person = await signIn(portal.url, "noc", "admin");
  const sessions = Array.from({ length: Math.ceil(STREAMS / PER_SESSION) }, () => anotherSession(person));
  const cookies = (await Promise.all(sessions)).map(({ cookieHeader }) => cookieHeader);
  return Array.from({ length: STREAMS }, (_, at) => cookies[Math.floor(at / PER_SESSION)] ?? "");
}

/** The portal's processor time for a page, in ms, with the median of what it took on the clock. */
async function page(person: Person): Promise<string> {
  const before = portal.cpu();
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const began = performance.now();
    await person.open("/admin/rack/rack-list?limit=50");
    times.push(performance.now() - began);
  }
  const cpu = (portal.cpu() - before) / VISITS;
  return `${cpu.toFixed(1)} ms of the processor, ${median(times).toFixed(0)} ms until it is there`;
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
    await page(reader);
    console.info(`a page without streams: ${await page(reader)}`);

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
    console.info(
      `${STREAMS} streams of ${new Set(cookies).size} sessions: ${told(costs.portal)} ms of the processor each; of bare node:http ${told(costs.bare)}`,
    );
    await wait(5_000);
    console.info(`memory: ${((portal.memory() - memory) / STREAMS).toFixed(1)} KB each`);
    console.info(`a page beside them: ${await page(reader)}`);

    for (let round = 1; round <= ROUNDS; round++) {
      const sent = performance.now();
      const all = new Promise<number>((resolve) => {
        let count = 0;
        listener.heard = () => {
          count += 1;
          if (count === STREAMS) resolve(performance.now() - sent);
        };
      });
      await notify(`Bench ${round}`);
      const last = await Promise.race([all, wait(60_000, Number.POSITIVE_INFINITY)]);
      console.info(`signal ${round}: the last of ${STREAMS} heard it after ${last.toFixed(0)} ms`);
      expect(last).toBeLessThan(60_000);
    }
    expect(closed).toBe(0);
  },
);

import http from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import { anotherSession, Person, signIn } from "../support/person.ts";

const base = inject("portalUrl");
const STREAMS = Number(process.env.STREAMS ?? 10_000);
/** The portal's limit for one session. */
const PER_SESSION = 6;
const ROUNDS = 5;
const VISITS = 20;
/** The account `noc` is the first of the demo data. */
const NOC = 1;

/** Opens a stream; resolves with its first event, the `refresh`. */
function openStream(cookie: string, heard: () => void, closed: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${base}/notifications/stream`, { agent: false, headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`a stream was answered with ${response.statusCode}`));
      response.setEncoding("utf8");
      response.on("data", (text: string) => {
        if (text.includes("event: refresh\n")) resolve();
        if (text.includes("event: request\n")) heard();
      });
      response.on("close", closed);
    });
    request.on("error", reject);
  });
}

const cookiesOf = async (): Promise<string[]> => {
  const person = await signIn(base, "noc", "admin");
  const sessions = Array.from({ length: Math.ceil(STREAMS / PER_SESSION) }, () => anotherSession(person));
  return (await Promise.all(sessions)).map(({ cookieHeader }) => cookieHeader);
};

/** What the portal says of itself: memory in KB, processor time in ms. */
async function costs(): Promise<{ memory: number; cpu: number }> {
  const metrics = await (await fetch(new URL("/metrics", base))).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(metrics)?.[1]);
  return { memory: figure("process_resident_memory_bytes") / 1024, cpu: figure("process_cpu_seconds_total") * 1000 };
}

/** The portal's processor time for a page, in ms, with the median of what it took on the clock. */
async function page(person: Person): Promise<string> {
  const before = await costs();
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const began = performance.now();
    await person.open("/admin/rack/rack-list?limit=50");
    times.push(performance.now() - began);
  }
  const cpu = ((await costs()).cpu - before.cpu) / VISITS;
  return `${cpu.toFixed(1)} ms of the processor, ${median(times).toFixed(0)} ms until it is there`;
}

const median = (times: number[]): number => times.sort((one, other) => one - other)[times.length >> 1] ?? 0;

async function notify(message: string): Promise<void> {
  const answer = await fetch(new URL("/_test/notify", inject("providerUrl")), {
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
    const reader = await signIn(base, "noc", "admin");
    await page(reader);
    console.info(`a page without streams: ${await page(reader)}`);

    let heard = (): void => undefined;
    let closed = 0;
    const open = (at: number) =>
      openStream(
        cookies[Math.floor(at / PER_SESSION)] ?? "",
        () => heard(),
        () => (closed += 1),
      );
    const before = await costs();
    const began = performance.now();
    for (let from = 0; from < STREAMS; from += 50)
      await Promise.all(Array.from({ length: Math.min(50, STREAMS - from) }, (_, at) => open(from + at)));
    const seconds = (performance.now() - began) / 1000;
    const opened = await costs();
    console.info(
      `${STREAMS} streams of ${cookies.length} sessions opened in ${seconds.toFixed(1)} s: ${((opened.cpu - before.cpu) / STREAMS).toFixed(2)} ms of the processor each`,
    );
    await wait(5_000);
    const { memory } = await costs();
    console.info(
      `memory: ${(before.memory / 1024).toFixed(0)} MB before, ${(memory / 1024).toFixed(0)} MB with them, ${((memory - before.memory) / STREAMS).toFixed(1)} KB each`,
    );
    console.info(`a page beside them: ${await page(reader)}`);

    for (let round = 1; round <= ROUNDS; round++) {
      const sent = performance.now();
      const all = new Promise<number>((resolve) => {
        let count = 0;
        heard = () => {
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

import http from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import { signIn } from "../support/person.ts";

const base = inject("portalUrl");
const STREAMS = 1000;
/** The portal's limit for one session. */
const PER_SESSION = 6;
const ROUNDS = 5;
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

async function signInToMany(): Promise<string[]> {
  const cookies: string[] = [];
  while (cookies.length < STREAMS / PER_SESSION) {
    const person = await signIn(base, "noc", "admin");
    cookies.push([...person.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
  }
  return cookies;
}

/** Resident memory of the portal in KB. */
async function memory(): Promise<number> {
  const metrics = await (await fetch(new URL("/metrics", base))).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1024;
}

async function notify(message: string): Promise<void> {
  const answer = await fetch(new URL("/_test/notify", inject("providerUrl")), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ user_id: NOC, message }),
  });
  expect(answer.status).toBe(200);
}

test(`${STREAMS} open streams: memory, and the time until the last has a signal`, { timeout: 300_000 }, async () => {
  const cookies = await signInToMany();
  const before = await memory();
  let heard = (): void => undefined;
  let closed = 0;
  const began = performance.now();
  for (let from = 0; from < STREAMS; from += 50) {
    const batch = Array.from({ length: 50 }, (_, at) => cookies[Math.floor((from + at) / PER_SESSION)] ?? "");
    await Promise.all(
      batch.map((cookie) =>
        openStream(
          cookie,
          () => heard(),
          () => (closed += 1),
        ),
      ),
    );
  }
  console.info(
    `${STREAMS} streams of ${cookies.length} sessions opened in ${(performance.now() - began).toFixed(0)} ms`,
  );
  await wait(5_000);
  const after = await memory();
  const each = (after - before) / STREAMS;
  console.info(
    `memory: ${(before / 1024).toFixed(0)} MB before, ${(after / 1024).toFixed(0)} MB with them, ${each.toFixed(1)} KB each`,
  );

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
    const last = await Promise.race([all, wait(10_000, Number.POSITIVE_INFINITY)]);
    console.info(`signal ${round}: the last of ${STREAMS} heard it after ${last.toFixed(0)} ms`);
    expect(last).toBeLessThan(1_000);
  }
  expect(closed).toBe(0);
});

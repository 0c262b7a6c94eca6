import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startBalancer, type Balancer } from "../support/balancer.ts";
import { childrenOf } from "../support/children.ts";
import { openBareStream, openStream } from "../support/event-stream.ts";
import { anotherSession, Person, signIn } from "../support/person.ts";
import { freeAddress, type TestBed, openTestBed } from "../support/portal.ts";
import { ProviderUnderTest } from "../support/provider-under-test.ts";
import { at } from "../support/several-portals.ts";

/** A busy machine needs more time. */
const WAIT = { timeout: 60_000 };
/** The account `noc` is the first of the demo data. */
const NOC = 1;
/** Many streams, with as many per session as the portal allows. */
const STREAMS = 2_000;
const PER_SESSION = 5;
const FORM = "/admin/device/device-manufacture/form";

let balancer: Balancer;
let testBed: TestBed;
let provider: ProviderUnderTest;
let portal: ChildProcess;

// The balancer opens a connection for each request, and the workers take connections in turn.
beforeAll(async () => {
  balancer = await startBalancer();
  testBed = await openTestBed(balancer.url);
  const url = await freeAddress();
  balancer.targets.push(url);
  portal = await testBed.startPortal(url, { WORKERS: "2", LOG_LEVEL: "fatal" });
  provider = new ProviderUnderTest(testBed.providerUrl);
});
afterAll(async () => {
  balancer.stop();
  await testBed.stop();
});

const workers = () => childrenOf(portal.pid);

/** A value of the metrics. */
async function metric(name: RegExp): Promise<number> {
  const [url = ""] = balancer.targets;
  const line = new RegExp(`^${name.source} (\\d+)$`, "m");
  return Number(line.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);
}

const bothServe = () => vi.waitFor(async () => expect(await metric(/portal_processes/)).toBe(2), WAIT);

/** The number of manufactures with this name. */
async function stored(person: Person, name: string): Promise<number> {
  await person.open(`/admin/device/device-manufacture?search=${encodeURIComponent(name)}`);
  return person.document.querySelectorAll("tbody tr").filter(({ text }) => text.includes(name)).length;
}

test("workers share limits, ends of sessions and forms by their primary", async () => {
  expect(workers()).toHaveLength(2);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const guest = await new Person(balancer.url).open("/admin/login");
    await guest.press("Log in", { Username: "frozen", Password: "wrong" });
    statuses.push(guest.status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);

  const person = await signIn(balancer.url, "noc", "admin");
  const copies = Array.from({ length: 4 }, () => at(0, person));
  await person.open(FORM);
  await Promise.all(
    copies.map((copy) =>
      Object.assign(copy, { document: person.document, path: FORM }).press("Submit", { Manufacture: "Kembar" }),
    ),
  );
  expect(await stored(person, "Kembar")).toBe(1);
  await person.press("Logout");
  for (const copy of copies) expect((await copy.open("/admin/dashboard")).status).toBe(401);
});

test("a signal reaches the streams of all workers by one socket", async () => {
  const person = await signIn(balancer.url, "noc", "admin");
  const streams = await Promise.all([1, 2, 3, 4].map(() => openStream(person)));
  await vi.waitFor(async () => {
    await provider.notify(NOC, "Ada kabar");
    for (const { events } of streams) expect(events).toContain("request");
  }, WAIT);
  expect(await provider.countWebSockets()).toBe(1);
  for (const stream of streams) stream.close();
});

test("the metrics of any worker are those of all, and those that deploy/ watches are among them", async () => {
  const watched = ["deploy/alerts.yaml", "deploy/dashboard.json"].map((file) => readFileSync(file, "utf8")).join();
  const names = watched.match(/\b(portal|http|process|nodejs|provider)_[a-z0-9_]+/g) ?? [];
  const text = await (await fetch(`${balancer.targets[0]}/metrics`)).text();
  const told: string[] = text.match(/^[a-z]\w+/gm) ?? [];
  expect([...new Set(names)].filter((name) => !told.includes(name))).toEqual([]);

  const read = () => metric(/http_request_duration_seconds_count\{method="GET",status="200",route="page"\}/);
  const before = await read();
  for (let page = 0; page < 4; page += 1) await new Person(balancer.url).open("/login");
  await vi.waitFor(async () => expect(await read()).toBe(before + 4), WAIT);
});

test("a worker with many streams dies: the others stay, and 2,000 that come at once are all served", async () => {
  const [url = ""] = balancer.targets;
  const person = await signIn(balancer.url, "noc", "admin");
  const open = async (count: number) => {
    const sessions = await Promise.all(Array.from({ length: count / PER_SESSION }, () => anotherSession(person)));
    const cookies = sessions.flatMap(({ cookieHeader }) => Array.from({ length: PER_SESSION }, () => cookieHeader));
    return Promise.all(cookies.map((cookie) => openBareStream(url, cookie)));
  };
  const first = await open(100);
  const [victim = 0] = workers();
  process.kill(victim, "SIGKILL");
  const left = () => first.filter(({ isOver }) => !isOver);
  await vi.waitFor(() => expect(left().length).toBeLessThan(first.length), WAIT);
  const [storm, answer] = await Promise.all([open(STREAMS), at(0, person).open("/admin/dashboard")]);
  expect([storm.length, answer.status]).toEqual([STREAMS, 200]);
  // How many each worker had is chance.
  const survivors = left();
  expect(survivors.length).toBeGreaterThan(0);
  await vi.waitFor(async () => {
    await provider.notify(NOC, "Ada kabar");
    for (const stream of [...left(), ...storm]) expect(stream.count("request")).toBeGreaterThan(0);
  }, WAIT);
  expect(left()).toHaveLength(survivors.length);
  for (const stream of [...left(), ...storm]) stream.close();
});

test("a worker that dies in the middle of a form is replaced; the form is told to be checked, others are not disturbed", async () => {
  await bothServe();
  const person = await signIn(balancer.url, "noc", "admin");
  await provider.fail({ path: "/api/devicesmanufacture/", method: "POST", kind: "delay", delay: 2_000, times: 4 });
  const forms = await Promise.all(
    ["Satu", "Dua", "Tiga", "Empat"].map(async (name) => ({ name, copy: await at(0, person).open(FORM) })),
  );
  const sent = forms.map(async ({ name, copy }) => {
    const form = { path: copy.path, document: copy.document };
    const isBroken = await copy.press("Submit", { Manufacture: name }).then(
      () => false,
      () => true,
    );
    return { name, isBroken, copy: Object.assign(copy, isBroken ? form : {}) };
  });
  await vi.waitFor(async () => expect(await provider.hasFailed()).toBe(true), WAIT);
  const [victim = 0, survivor] = workers();
  process.kill(victim, "SIGKILL");
  const answered = await Promise.all(sent);
  const broken = answered.find(({ isBroken }) => isBroken);
  const saved = answered.find(({ isBroken }) => !isBroken);
  if (!broken || !saved) throw new Error("all forms went to the same worker");
  // Until its primary has noticed, a dead worker is still given connections in its turn.
  await vi.waitFor(() => expect(workers()).not.toContain(victim), WAIT);
  expect(await stored(person, saved.name)).toBe(1);
  await bothServe();
  expect(workers()).toContain(survivor);

  const { name, copy } = broken;
  await copy.press("Submit", { Manufacture: name });
  expect(copy.status).toBe(503);
  expect(copy.text).toContain("Check whether it was saved before you submit it again");
  expect(await stored(person, name)).toBe(0);
  await copy.press("Submit");
  expect(await stored(person, name)).toBe(1);
});

test("SIGTERM ends all of them in order", async () => {
  const [first = 0] = workers();
  const end = once(portal, "exit");
  portal.kill("SIGTERM");
  expect(await end).toEqual([0, null]);
  expect(() => process.kill(first, 0)).toThrow();
});

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { nextHour } from "~/language/dates";
import { openStream } from "../support/event-stream.ts";
import { anotherSession, PASSWORD, Person, sessionOf, signIn } from "../support/person.ts";
import { noRedis, type RedisServer, startRedis } from "../support/redis-server.ts";
import { at, type SeveralPortals, startPortals } from "../support/several-portals.ts";

/** A busy machine needs more time. */
const WAIT = { timeout: 60_000 };
/** The account `noc` is the first of the demo data. */
const NOC = 1;

const both = [0, 1];

describe.skipIf(noRedis)("two portals and one balancer, without stickiness", () => {
  let redis: RedisServer;
  let site: SeveralPortals;
  beforeAll(async () => {
    redis = await startRedis();
    site = await startPortals(both.map(() => ({ REDIS_URL: redis.url, LOG_LEVEL: "fatal" })));
  });
  afterAll(async () => {
    await site.stop();
    await redis.kill();
  });

  test("a request is lived out with every other call to the other one", async () => {
    const tenant = await signIn(site.url, "tenant1", "tenant");
    await tenant.open("/request/smarthand");
    await tenant.press("Update choices", { Site: "DC Kuningan" });
    await tenant.press("Update choices", { Rack: "JKT1-A-01" });
    await tenant.press("Submit", { Description: "Tekan tombol daya", "Planned date and time": nextHour() });
    expect(tenant.heading).toMatch(/^SH-\d{4}-\d{4}$/);
    const request = tenant.path;

    const noc = await signIn(site.url, "noc", "admin");
    await noc.open(request.replace("/request/", "/admin/request/"));
    for (const act of ["Approve", "Mark as done"]) {
      await noc.follow(act);
      await noc.press(act);
    }
    await tenant.open(request);
    await tenant.follow("Close Request");
    await tenant.press("Close Request");
    expect(tenant.text).toContain("Ended:");
  });

  test("a logout holds everywhere at once, and closes the streams of the session", async () => {
    const person = await signIn(site.url, "noc", "admin");
    const stream = await openStream(at(0, person));
    const copies = both.map((portal) => at(portal, person));
    await at(1, person).press("Logout");
    for (const copy of copies) expect((await copy.open("/admin/dashboard")).status).toBe(401);
    await vi.waitFor(() => expect(stream.isOver).toBe(true), WAIT);
  });

  test("wrong passwords count together", async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 7; attempt += 1) {
      const person = await at(attempt % 2, new Person(site.url)).open("/admin/login");
      await person.press("Log in", { Username: "frozen", Password: "wrong" });
      statuses.push(person.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  test("a draft begun here is finished there", async () => {
    const person = await signIn(site.url, "noc", "admin");
    const path = "/admin/device/device-manufacture/form";
    await at(0, person).post(`/session/form-draft?of=${encodeURIComponent(path)}`, {
      manufacture: "Sinar Rak",
      form_token: "a",
    });
    const there = await at(1, person).open(path);
    expect(there.document.querySelector("input[name=manufacture]")?.getAttribute("value")).toBe("Sinar Rak");
    await there.press("Submit");
    expect(there.path).toMatch(/^\/admin\/device\/device-manufacture(\?|$)/);
    const here = await at(0, there).open(path);
    expect(here.document.querySelector("input[name=manufacture]")?.getAttribute("value") ?? "").toBe("");
  });

  test("the same form sent to both at once is stored once", async () => {
    const person = await signIn(site.url, "noc", "admin");
    await person.open("/admin/device/device-manufacture/form");
    const name = "Kembar Teknologi";
    const sent = await Promise.all(
      [0, 1, 0, 1].map((portal) => at(portal, person).press("Submit", { Manufacture: name })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await person.open(`/admin/device/device-manufacture?search=${encodeURIComponent(name)}`);
    expect(person.document.querySelectorAll("tbody tr")).toHaveLength(1);
  });

  test("twenty renewals at once end in one", async () => {
    await site.provider.setAccessTokenLife(25);
    const person = await new Person(site.url).open("/admin/login");
    await person.press("Log in", { Username: "noc", Password: PASSWORD });
    await site.provider.setAccessTokenLife(300);
    const copies = Array.from({ length: 20 }, (_, number) => at(number % 2, person));
    const before = await accessOf(person);
    await Promise.all(copies.map((copy) => copy.open("/admin/dashboard")));
    expect(copies.map(({ status }) => status)).toEqual(copies.map(() => 200));
    const tokens = new Set(await Promise.all(copies.map(accessOf)));
    expect(tokens.size).toBe(1);
    expect(tokens).not.toContain(before);
  });

  test("the provider goes away under load and comes back: pages say so, nobody is signed out", async () => {
    const person = await signIn(site.url, "noc", "admin");
    const people = await Promise.all(Array.from({ length: 6 }, () => anotherSession(person)));
    let isOver = false;
    const seen = new Set<number>();
    const work = async (person: Person) => {
      while (!isOver) seen.add((await person.open("/admin/rack/rack-type")).status);
    };
    const working = people.map(work);
    try {
      await site.testBed.killProvider();
      await vi.waitFor(() => expect(seen).toContain(503), WAIT);
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await site.testBed.restartProvider();
    } finally {
      isOver = true;
    }
    await Promise.all(working);
    expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await vi.waitFor(async () => {
      for (const person of people) {
        await person.open("/admin/rack/rack-type");
        expect([person.status, person.heading]).toEqual([200, "Rack Type"]);
      }
    }, WAIT);
  });

  test("Redis is killed: people sign in and work on, nobody is signed out; back, it is shared again", async () => {
    const person = await signIn(site.url, "noc", "admin");
    const left = await signIn(site.url, "noc", "admin");
    const copy = at(1, left);
    await redis.kill();
    const readiness = () => Promise.all(both.map(async (portal) => (await at(portal, person).open("/readyz")).body));
    await vi.waitFor(async () => {
      expect(await readiness()).toEqual(both.map(() => "ready, without the shared state of REDIS_URL\n"));
    }, WAIT);
    for (const portal of both) {
      expect((await at(portal, person).open("/admin/rack/rack-type")).status).toBe(200);
      const guest = await at(portal, new Person(site.url)).open("/login");
      await guest.press("Log in", { Username: "tenant2", Password: "wrong" });
      expect(guest.text).toContain("4 attempts left.");
      await guest.press("Log in", { Username: "tenant2", Password: PASSWORD });
      expect(guest.path).toBe("/dashboard");
    }
    await at(0, left).press("Logout");

    await redis.start();
    await vi.waitFor(async () => expect(await readiness()).toEqual(both.map(() => "ready\n")), WAIT);
    await vi.waitFor(async () => expect((await copy.open("/admin/dashboard")).status).toBe(401), WAIT);
    for (const portal of both) expect((await at(portal, person).open("/admin/rack/rack-type")).status).toBe(200);
  });

  test("a signal reaches the streams of both by one socket, which another portal takes over from a dead one", async () => {
    const person = await signIn(site.url, "noc", "admin");
    const first = await openStream(at(0, person));
    await vi.waitFor(async () => expect(await site.provider.countWebSockets()).toBe(1), WAIT);
    // Its holder renews the lease each second, even at a Redis that has just come back.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const second = await openStream(at(1, person));
    await vi.waitFor(async () => {
      await site.provider.notify(NOC, "Ada kabar");
      for (const { events } of [first, second]) expect(events).toContain("request");
    }, WAIT);
    expect(await site.provider.countWebSockets()).toBe(1);

    site.portals[0]?.child.kill("SIGKILL");
    await vi.waitFor(() => expect(first.isOver).toBe(true), WAIT);
    second.events.length = 0;
    // The first event of a new socket, because signals may have been missed.
    await vi.waitFor(() => expect(second.events).toContain("refresh"), WAIT);
    await site.provider.notify(NOC, "Ada lagi");
    await vi.waitFor(() => expect(second.events).toContain("request"), WAIT);
    expect(await site.provider.countWebSockets()).toBe(1);
  });
});

const accessOf = async (person: Person): Promise<string> => (await sessionOf(person)).access;

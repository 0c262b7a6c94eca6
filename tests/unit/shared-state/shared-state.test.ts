import { EventEmitter } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { memoryState } from "../../../server/shared-state/memory.ts";
import { serveWorker, type Line, stateOfPrimary } from "../../../server/shared-state/primary.ts";
import { redisState } from "../../../server/shared-state/redis.ts";
import { createSeal } from "../../../server/shared-state/seal.ts";
import { sealed } from "../../../server/shared-state/sealed.ts";
import type { SharedState } from "../../../server/shared-state/shared-state.ts";
import { noRedis, type RedisServer, startRedis } from "../../support/redis-server.ts";

/** The same state in two processes; in memory both are one. */
interface Both {
  one: SharedState;
  other: SharedState;
  close?: () => unknown;
}

const MINUTE_MS = 60_000;

const seal = createSeal(["a secret of the tests that is long enough"]);

/** Both ends of the channel between a worker and the primary, which copies messages as the real one does. */
function line(): { worker: Line; primary: Line } {
  const [worker, primary] = [new EventEmitter(), new EventEmitter()];
  const to = (side: EventEmitter) => (message: object) =>
    setImmediate(() => side.emit("message", JSON.parse(JSON.stringify(message))));
  return {
    worker: Object.assign(worker, { send: to(primary) }),
    primary: Object.assign(primary, { send: to(worker) }),
  };
}

function ofPrimary(): Both {
  const [one, other] = [line(), line()];
  const store = memoryState();
  for (const { primary } of [one, other]) serveWorker(primary, store, () => [one.primary, other.primary]);
  return { one: stateOfPrimary(one.worker), other: stateOfPrimary(other.worker) };
}

let redis: RedisServer;

function ofRedis(): Both {
  const [one, other] = [redisState(redis.url, () => {}), redisState(redis.url, () => {})];
  return {
    one,
    other,
    close() {
      one.close();
      other.close();
    },
  };
}

function inMemory(): Both {
  const state = memoryState();
  return { one: state, other: state };
}

const sealing = ({ one, other, close }: Both): Both => ({ one: sealed(one, seal), other: sealed(other, seal), close });

const implementations: { name: string; open: () => Both; skip?: boolean }[] = [
  { name: "in the process", open: inMemory },
  { name: "with the primary", open: () => sealing(ofPrimary()) },
  { name: "at a server of Redis' protocol", open: () => sealing(ofRedis()), skip: noRedis !== false },
];

if (!noRedis) {
  beforeAll(async () => void (redis = await startRedis()));
  afterAll(() => redis.kill());
}

let serial = 0;
const newKey = (kind = "test") => `${kind}:${++serial}`;

describe.each(implementations.filter(({ skip }) => !skip))("the shared state $name", ({ open }) => {
  let both: Both;
  beforeAll(async () => {
    both = open();
    for (const state of [both.one, both.other]) await vi.waitFor(() => state.get(["test:0"]), { timeout: MINUTE_MS });
  });
  afterAll(() => both.close?.());

  it("keeps values for their time", async () => {
    const [key, brief] = [newKey(), newKey()];
    await both.one.set(key, "a value: ÄÖ", MINUTE_MS);
    await both.one.set(brief, "brief", 50);
    expect(await both.other.get([key, newKey(), brief])).toEqual(["a value: ÄÖ", null, "brief"]);
    await pause(80);
    await both.other.set(key, "", MINUTE_MS);
    expect(await both.one.get([brief, key])).toEqual([null, ""]);
    await both.one.delete(key);
    expect(await both.other.get([key])).toEqual([null]);
  });

  it("counts what several add at once, from the first addition on, never below 0", async () => {
    const [key, brief] = [newKey(), newKey()];
    const added = await Promise.all([both.one, both.other, both.one].map((state) => state.add(key, 1, MINUTE_MS)));
    expect(added.map(({ count }) => count).sort()).toEqual([1, 2, 3]);
    const { count, left } = await both.other.add(key, 1, 2 * MINUTE_MS);
    expect(count).toBe(4);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(MINUTE_MS);
    expect(await both.one.add(key, -5, MINUTE_MS)).toEqual({ count: 0, left: 0 });
    expect(await both.one.add(key, 0, MINUTE_MS)).toEqual({ count: 0, left: 0 });
    expect(await both.one.add(key, 1, MINUTE_MS)).toMatchObject({ count: 1 });
    await both.other.delete(key);
    expect(await both.one.add(key, 0, MINUTE_MS)).toMatchObject({ count: 0 });
    await both.one.add(brief, 3, 50);
    await pause(80);
    expect(await both.other.add(brief, 1, MINUTE_MS)).toMatchObject({ count: 1 });
  });

  it("keeps lists with the newest entries", async () => {
    const key = newKey();
    const put = (state: SharedState, field: string, value: string) =>
      state.put(key, field, value, { ttl: MINUTE_MS, most: 3 });
    for (const field of ["a", "b", "c"]) await put(both.one, field, `first ${field}`);
    await put(both.other, "a", "second a");
    await put(both.other, "d", "first d");
    const entry = (field: string, value: string) => ({ field, value });
    const expected = [entry("c", "first c"), entry("a", "second a"), entry("d", "first d")];
    expect(await both.one.entries(key)).toEqual(expected);
    await both.one.remove(key, "a");
    await both.one.remove(key, "unknown");
    expect(await both.other.entries(key)).toEqual([expected[0], expected[2]]);
    expect(await both.one.entries(newKey())).toEqual([]);
    await both.one.put(newKey(), "x", "y", { ttl: 30, most: 3 });
    await pause(50);
    expect(await both.one.entries(`test:${serial}`)).toEqual([]);
  });

  it("lets one holder have what only one may, until it gives it back or says nothing more", async () => {
    const key = newKey();
    const claims = await Promise.all([both.one.claim(key, "me", 50), both.other.claim(key, "you", 50)]);
    expect(claims.filter(Boolean)).toHaveLength(1);
    const [mine, yours] = claims[0] ? ["me", "you"] : ["you", "me"];
    expect(await both.one.claim(key, mine, MINUTE_MS)).toBe(true);
    await pause(80);
    expect(await both.other.claim(key, yours, MINUTE_MS)).toBe(false);
    await both.other.release(key, yours);
    expect(await both.other.claim(key, yours, MINUTE_MS)).toBe(false);
    await both.one.release(key, mine);
    expect(await both.other.claim(key, yours, 50)).toBe(true);
    await pause(80);
    expect(await both.one.claim(key, mine, MINUTE_MS)).toBe(true);
  });

  it("tells news to listeners of all processes, once each, those at hand at once", async () => {
    const heard: string[] = [];
    both.one.subscribe("news", (message) => heard.push(`one ${message}`));
    if (both.other !== both.one) both.other.subscribe("news", (message) => heard.push(`other ${message}`));
    both.one.subscribe("other news", () => heard.push("wrong"));
    const told = both.one.publish("news", "a b\n{c}");
    expect(heard).toEqual(["one a b\n{c}"]);
    await told;
    await both.other.publish("news", "");
    const expected = both.other === both.one ? 2 : 4;
    await vi.waitFor(() => expect(heard).toHaveLength(expected), { timeout: MINUTE_MS });
    expect(heard).toContain("one ");
  });
});

it("in memory no kind of keys takes another one's place, and the oldest go first", async () => {
  const state = memoryState(1_000);
  await state.set("ended:1", "x", MINUTE_MS);
  for (let at = 0; at < 20; at += 1) await state.set(`form:${at}`, "x".repeat(100), MINUTE_MS);
  expect(await state.get(["ended:1", "form:0", "form:19"])).toEqual(["x", null, "x".repeat(100)]);
  await state.set("form:large", "x".repeat(2_000), MINUTE_MS);
  expect(await state.get(["form:19", "form:large", "ended:1"])).toEqual([null, null, "x"]);
});

it("what leaves the process can be read by nobody else, and counts at its own place only", async () => {
  const state = memoryState();
  const [old, secrets] = ["the old secret that is long enough", "the new secret that is long enough"];
  const before = sealed(state, createSeal([old]));
  await before.set("draft:7 /admin/rack", "Rahasia", MINUTE_MS);
  await before.put("sessions:7", "/private?q=budi", "Rahasia", { ttl: MINUTE_MS, most: 5 });
  const spied = { ...state, get: vi.fn(state.get), entries: vi.fn(state.entries) };
  const after = sealed(spied, createSeal([secrets, old]));
  expect(await after.get(["draft:7 /admin/rack"])).toEqual(["Rahasia"]);
  expect(await after.entries("sessions:7")).toEqual([{ field: "/private?q=budi", value: "Rahasia" }]);
  const [keys = []] = spied.get.mock.lastCall ?? [];
  const kept = JSON.stringify([keys, await state.get(keys), await spied.entries.mock.results[0]?.value]);
  expect(kept).toContain("draft:");
  expect(kept).not.toMatch(/Rahasia|rack|budi|private/);

  const [moved = ""] = await state.get(keys).then((values) => values.map(String));
  const other = { ...state, get: async () => [moved] };
  expect(await sealed(other, createSeal([old])).get(["draft:8 /admin/rack"])).toEqual([null]);
  expect(await sealed(state, createSeal([secrets])).get(["draft:7 /admin/rack"])).toEqual([null]);
  expect(await sealed({ ...state, get: async () => ["not sealed"] }, createSeal([old])).get(["x:1"])).toEqual([null]);
});

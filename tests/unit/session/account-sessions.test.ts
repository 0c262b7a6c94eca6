import { beforeEach, expect, test, vi } from "vitest";
import type { z } from "zod";
import type { Provider } from "~/provider/index.server";

const HALF_HOUR = 30 * 60_000;
const NOW = 1_000_000_000;

let sessions: typeof import("~/session/account-sessions.server");

beforeEach(async () => {
  vi.resetModules();
  sessions = await import("~/session/account-sessions.server");
});

const standings = (ids: string[], user = 7, proven = NOW + 1) =>
  Promise.all(ids.map((id) => sessions.standingOf(id, user, proven)));

test("a changed password ends the account's other sessions and tells how many were in use", async () => {
  await sessions.noteSession("own", 7, NOW);
  await sessions.noteSession("phone", 7, NOW);
  await sessions.noteSession("yesterday", 7, NOW - 2 * HALF_HOUR);
  await sessions.noteSession("left", 7, NOW);
  await sessions.forgetSession("left", 7);
  await sessions.noteSession("colleague", 8, NOW);
  expect(await sessions.endSessionsOf(7, "own", HALF_HOUR, NOW)).toBe(1);
  expect(await standings(["own", "phone", "yesterday"])).toEqual(["good", "ended", "ended"]);
  expect(await standings(["colleague"], 8)).toEqual(["good"]);
  expect(await sessions.endSessionsOf(7, "own", HALF_HOUR, NOW + 1)).toBe(0);
});

test("a session that was signed out stays so for a process that started later", async () => {
  const { endedKey, LONGEST_IDLE_MS } = await import("~/session/ended.server");
  const { sharedState } = await import("~/shared-state.server");
  await sharedState.set(endedKey("left"), "1", LONGEST_IDLE_MS);
  expect(await standings(["left", "other"])).toEqual(["ended", "good"]);
});

test("a session that nobody noted ends too, unless it began later or changed the password itself", async () => {
  await sessions.endSessionsOf(7, "own", HALF_HOUR, NOW);
  expect(await standings(["unknown", "own"], 7, NOW - 1)).toEqual(["ended", "good"]);
  expect(await standings(["unknown"], 7, NOW + 1)).toEqual(["good"]);
  expect(await standings(["unknown"], 8, NOW - 1)).toEqual(["good"]);
});

test("after a password was set by a link all older sessions must prove themselves", async () => {
  expect(await standings(["any"], 7, 0)).toEqual(["good"]);
  await sessions.noteLinkUsed(NOW);
  expect(await standings(["any"], 7, NOW - 1)).toEqual(["unproven"]);
  expect(await standings(["any"], 7, NOW)).toEqual(["good"]);
});

test("of an account so many sessions are known, whoever else signs in", async () => {
  await sessions.noteSession("colleague", 8, NOW);
  for (let at = 0; at < 102; at += 1) await sessions.noteSession(String(at), 7, NOW);
  const known = (await sessions.sessionsOf(7, HALF_HOUR, NOW)).map(({ id }) => id);
  expect(known).toHaveLength(100);
  expect(known).not.toContain("1");
  expect(await sessions.sessionsOf(8, HALF_HOUR, NOW)).toHaveLength(1);
});

test("the sessions in use of an account are told, the latest first, with where they are used from", async () => {
  await sessions.noteSession("office", 7, NOW, { address: "10.0.0.1", agent: "Firefox" });
  await sessions.noteSession("colleague", 8, NOW);
  await sessions.noteSession("yesterday", 7, NOW - 2 * HALF_HOUR);
  await sessions.noteSession("phone", 7, NOW + 1, { address: "10.0.0.2", agent: "x".repeat(1000) });
  expect(await sessions.sessionsOf(7, HALF_HOUR, NOW + 2)).toEqual([
    { id: "phone", seen: NOW + 1, address: "10.0.0.2", agent: "x".repeat(300) },
    { id: "office", seen: NOW, address: "10.0.0.1", agent: "Firefox" },
  ]);
});

test("a changed password ends sessions for as long as one may be idle, which is a week", async () => {
  const { idleMinutes } = await import("~/session/idle-limit.server");
  const provider = {
    read: async (_path: string, shape: z.ZodType) => shape.parse({ value: "20000" }),
  } as unknown as Provider;
  const minutes = await idleMinutes(provider);
  expect(minutes).toBe(7 * 24 * 60);
  await sessions.endSessionsOf(7, "own", HALF_HOUR, NOW);
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + (minutes - 1) * 60_000);
  expect(await standings(["copy"], 7, NOW - 1)).toEqual(["ended"]);
  vi.restoreAllMocks();
});

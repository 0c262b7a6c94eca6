import { beforeEach, expect, test, vi } from "vitest";

const HALF_HOUR = 30 * 60_000;
const NOW = 1_000_000_000;

let sessions: typeof import("~/session/account-sessions.server");
let ended: typeof import("~/session/ended.server");

beforeEach(async () => {
  vi.resetModules();
  sessions = await import("~/session/account-sessions.server");
  ended = await import("~/session/ended.server");
});

test("a changed password ends the account's other sessions and tells how many were in use", () => {
  sessions.noteSession("own", 7, NOW);
  sessions.noteSession("phone", 7, NOW);
  sessions.noteSession("yesterday", 7, NOW - 2 * HALF_HOUR);
  sessions.noteSession("left", 7, NOW);
  sessions.forgetSession("left");
  sessions.noteSession("colleague", 8, NOW);
  expect(sessions.endSessionsOf(7, "own", HALF_HOUR, NOW)).toBe(1);
  expect(["own", "phone", "yesterday", "colleague"].map(ended.isEnded)).toEqual([false, true, true, false]);
  expect(sessions.endSessionsOf(7, "own", HALF_HOUR, NOW + 1)).toBe(0);
});

test("a session that this process does not know ends too, unless it began later or changed the password itself", () => {
  sessions.endSessionsOf(7, "own", HALF_HOUR, NOW);
  expect(sessions.isOutdated("unknown", 7, NOW - 1)).toBe(true);
  expect(sessions.isOutdated("unknown", 7, NOW + 1)).toBe(false);
  expect(sessions.isOutdated("own", 7, NOW - 1)).toBe(false);
  expect(sessions.isOutdated("unknown", 8, NOW - 1)).toBe(false);
});

test("after a password was set by a link all older sessions must prove themselves", () => {
  expect(sessions.mustProve(0)).toBe(false);
  sessions.noteLinkUsed(NOW);
  expect([sessions.mustProve(NOW - 1), sessions.mustProve(NOW)]).toEqual([true, false]);
});

test("no more sessions are known than there is room for", () => {
  for (let at = 0; at < 20_001; at += 1) sessions.noteSession(String(at), 7, NOW);
  sessions.noteSession("1", 7, NOW);
  expect(sessions.endSessionsOf(7, undefined, HALF_HOUR, NOW)).toBe(20_000);
});

test("the sessions in use of an account are told, the latest first, with where they are used from", () => {
  sessions.noteSession("office", 7, NOW, { address: "10.0.0.1", agent: "Firefox" });
  sessions.noteSession("colleague", 8, NOW);
  sessions.noteSession("yesterday", 7, NOW - 2 * HALF_HOUR);
  sessions.noteSession("phone", 7, NOW + 1, { address: "10.0.0.2", agent: "x".repeat(1000) });
  expect(sessions.sessionsOf(7, HALF_HOUR, NOW + 2)).toEqual([
    { id: "phone", seen: NOW + 1, address: "10.0.0.2", agent: "x".repeat(300) },
    { id: "office", seen: NOW, address: "10.0.0.1", agent: "Firefox" },
  ]);
});

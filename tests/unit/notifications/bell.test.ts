import { data } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { bellData } from "~/features/notifications/bell.server";
import { log } from "~/log.server";
import { ValidationError } from "~/provider/errors";
import type { Provider } from "~/provider/index.server";
import { type SessionUser, sessionUser } from "~/provider/rows.server";

vi.mock("~/log.server", () => ({ log: { warn: vi.fn() } }));

const user: SessionUser = sessionUser.parse({ id: 7 });
const row = { id: 1, message: "GI-1 was approved", created_at: "2026-11-20T09:15:00+07:00", read: false };
const bodies: Record<string, unknown> = {
  notification: { count_unread: "3", notifications: { count: 9, results: Array(9).fill(row) } },
  notificationupdate: { count: 1, results: [{ ...row, title: "Racks", version: "2.0.11", message: "<p>long</p>" }] },
};

/** A provider that answers reads with these bodies; a function instead throws. */
function providerOf(answers: Record<string, unknown>): Provider {
  const read: Provider["read"] = async (path, shape, query) => {
    expect(query).toMatchObject({ user_id: 7 });
    const body = answers[path];
    return shape.parse(typeof body === "function" ? body() : body);
  };
  return { read } as Provider;
}

const thrown = (what: unknown) => () => {
  throw what;
};

test("gives the counts and the newest five of both kinds, without the updates' text", async () => {
  const bell = await bellData(providerOf(bodies), user);
  expect(bell).toMatchObject({ unread: 3, updatesUnread: 1, updates: [{ title: "Racks", version: "2.0.11" }] });
  expect(bell.notifications).toHaveLength(5);
  expect(JSON.stringify(bell)).not.toContain("long");
});

test.each([
  ["a page answer of the context", data({ kind: "unavailable" }, 503)],
  ["a response", new Response(null, { status: 502 })],
  ["a rejection", new ValidationError(400)],
])("%s to one kind is only logged", async (_name, what) => {
  const bell = await bellData(providerOf({ ...bodies, notification: thrown(what) }), user);
  expect(bell).toEqual({
    now: expect.any(Number),
    updatesUnread: 1,
    updates: [expect.objectContaining({ title: "Racks" })],
    updatesNewest: 1,
  });
  expect(log.warn).toHaveBeenCalled();
});

test("an ended session and a fault of the portal itself are not passed over", async () => {
  const expired = data({ kind: "expired" }, 401);
  await expect(bellData(providerOf({ ...bodies, notification: thrown(expired) }), user)).rejects.toBe(expired);
  const fault = new TypeError("x is undefined");
  await expect(bellData(providerOf({ ...bodies, notificationupdate: thrown(fault) }), user)).rejects.toBe(fault);
});

test("accepts an answer that lacks everything optional", async () => {
  const bare = { notification: { count_unread: null }, notificationupdate: { count: 0, results: null } };
  expect(await bellData(providerOf(bare), user)).toEqual({
    now: expect.any(Number),
    unread: 0,
    notifications: [],
    newest: 0,
    updatesUnread: 0,
    updates: [],
    updatesNewest: 0,
  });
});

test("of system updates that come as a bare list the unread ones are counted", async () => {
  const updates = [true, false, false].map((read, at) => ({ ...row, id: at + 1, title: `Racks ${at}`, read }));
  const bell = await bellData(providerOf({ ...bodies, notificationupdate: updates }), user);
  expect(bell).toMatchObject({ updatesUnread: 2, updates: updates.map(({ title }) => ({ title })) });
});

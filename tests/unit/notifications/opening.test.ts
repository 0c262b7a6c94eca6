import { expect, test, vi } from "vitest";
import { action } from "~/features/notifications/notification-list.route";
import { requireSide } from "~/session/guards.server";
import { answered, argsAt, fakeContext } from "../crud/support";

vi.mock("~/session/guards.server", () => ({ requireSide: vi.fn() }));
vi.mock("~/features/notifications/live.server", () => ({ live: { read: vi.fn() } }));

/** Where opening a notification leads an admin with these permissions, and what is told. */
async function open(permissions: string[]) {
  const { context, done } = fakeContext("/admin/notification");
  Object.assign(context.user, { permissions });
  context.provider.send = () => Promise.resolve(null);
  vi.mocked(requireSide).mockResolvedValue(context);
  const answer = await action(argsAt(context, { id: "3", request: "7", kind: "Dismantle" }));
  return [answered(answer).location, done.toast];
}

test("all are marked as read unless something has arrived since the page was shown, which only the page then shows", async () => {
  const { context, done } = fakeContext("/admin/notification");
  const rows = [9, 8].map((id) => ({ id, message: "News", read: id === 8 }));
  const send = vi.fn().mockResolvedValue({ message: "All read" });
  context.provider.send = send;
  // Only what is marked is asked for.
  context.provider.read = async (path, shape) =>
    shape.parse(path === "notification" ? { count_unread: 1, notifications: { results: rows } } : expect.fail(path));
  vi.mocked(requireSide).mockResolvedValue(context);
  const markAll = async (all: string) => {
    const answer = await action(argsAt(context, { all, back: "/admin/dashboard" }));
    return [answered(answer).location, done.toast, send.mock.calls.length];
  };
  const since = "Something new has arrived meanwhile, so nothing was marked as read";
  expect(await markAll("7")).toEqual(["/admin/dashboard", since, 0]);
  expect(await markAll("9")).toEqual(["/admin/dashboard", "All read", 1]);
  expect(await markAll("")).toEqual(["/admin/dashboard", "All read", 2]);
});

test("a notification leads to its request; who may not see requests stays with the notifications and is told so", async () => {
  expect(await open(["view_request_list_admin"])).toEqual(["/admin/request/requestlist/dismantle?id=7", undefined]);
  expect(await open([])).toEqual(["/admin/notification", "You do not have access to that page"]);
});

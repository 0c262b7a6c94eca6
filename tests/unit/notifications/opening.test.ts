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

test("a notification leads to its request; who may not see requests stays with the notifications and is told so", async () => {
  expect(await open(["view_request_list_admin"])).toEqual(["/admin/request/requestlist/dismantle?id=7", undefined]);
  expect(await open([])).toEqual(["/admin/notification", "You do not have access to that page"]);
});

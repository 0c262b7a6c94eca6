import { expect, test, vi } from "vitest";
import { withLiveUpdates, withNews } from "~/features/notifications/live";
import { client } from "~/session/client.server";

test("news stand first in a list, and what stands in both is taken from the news", () => {
  const rows = [
    { id: 2, read: false },
    { id: 1, read: true },
  ];
  const news = [
    { id: 3, read: false },
    { id: 2, read: true },
  ];
  expect(withLiveUpdates(rows, news)).toEqual([...news, { id: 1, read: true }]);
  expect(withLiveUpdates(rows)).toEqual(rows);
});

test("the socket of the signals hears of the provider's return", async () => {
  // Another file of this process may have created it.
  Reflect.deleteProperty(globalThis, "portalLive");
  const onReturn = vi.spyOn(client, "onReturn");
  await import("~/features/notifications/live.server");
  expect(onReturn).toHaveBeenCalledWith(expect.any(Function));
});

test("a page that was on its way while the stream brought news does not take them back", () => {
  const shown = { unread: 1, updatesUnread: 2, now: 5 };
  expect(withNews(shown, { unread: 0, now: 4 })).toEqual(shown);
  expect(withNews(shown, { unread: 0, now: 5 })).toEqual({ unread: 0, updatesUnread: 2, now: 5 });
  expect(withNews(shown, { updatesUnread: 3 })).toEqual({ unread: 1, updatesUnread: 3, now: 5 });
  expect(withNews({}, shown)).toEqual(shown);
});

import { expect, test } from "vitest";
import { withLiveUpdates } from "~/features/notifications/live";

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

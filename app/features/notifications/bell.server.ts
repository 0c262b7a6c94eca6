import type { Reads, SessionUser } from "~/provider/index.server";
import { optional } from "~/session/optional.server";
import { type BellData, headOf, notificationList, updateList } from "./rows.server";

const MAX_SHOWN = 5;

/** The unread counts and the newest few entries of both kinds; a kind that cannot be read is left out (spec 1 §8). */
export async function bellData(provider: Reads, user: SessionUser): Promise<BellData> {
  const query = { user_id: user.id, limit: MAX_SHOWN };
  const [requests, updates] = await Promise.all([
    optional("notifications", provider.read("notification", notificationList, query)),
    optional("system updates", provider.read("notificationupdate", updateList, query)),
  ]);
  return {
    now: Date.now(),
    ...(requests && {
      unread: requests.count_unread,
      notifications: requests.notifications.results.slice(0, MAX_SHOWN),
      newest: newestOf(requests.notifications.results),
    }),
    ...(updates && {
      updatesUnread: updates.count,
      updates: updates.results.slice(0, MAX_SHOWN).map(headOf),
      updatesNewest: newestOf(updates.results),
    }),
  };
}

const newestOf = (rows: readonly { id: number }[]): number => Math.max(0, ...rows.map(({ id }) => id));

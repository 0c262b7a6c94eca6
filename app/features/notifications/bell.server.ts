import type { Reads, SessionUser } from "~/provider/index.server";
import { optional } from "~/session/optional.server";
import { type BellData, headOf, notificationList, updateList } from "./rows.server";

const MAX_SHOWN = 5;

const queryOf = ({ id }: SessionUser) => ({ user_id: id, limit: MAX_SHOWN });

/** The newest notifications and the number of unread ones; null if they cannot be read. */
export async function readNewest(provider: Reads, user: SessionUser) {
  const read = await optional("notifications", provider.read("notification", notificationList, queryOf(user)));
  return read && { unread: read.count_unread, rows: read.notifications.results };
}

/** The same of system updates. */
export async function readNewestUpdates(provider: Reads, user: SessionUser) {
  const read = await optional("system updates", provider.read("notificationupdate", updateList, queryOf(user)));
  return read && { unread: read.count, rows: read.results };
}

/** The unread counts and the newest few entries of both kinds; a kind that cannot be read is left out (spec 1 §8). */
export async function bellData(provider: Reads, user: SessionUser): Promise<BellData> {
  const [requests, updates] = await Promise.all([readNewest(provider, user), readNewestUpdates(provider, user)]);
  return {
    now: Date.now(),
    ...(requests && {
      unread: requests.unread,
      notifications: requests.rows.slice(0, MAX_SHOWN),
      newest: newestOf(requests.rows),
    }),
    ...(updates && {
      updatesUnread: updates.unread,
      updates: updates.rows.slice(0, MAX_SHOWN).map(headOf),
      updatesNewest: newestOf(updates.rows),
    }),
  };
}

const newestOf = (rows: readonly { id: number }[]): number => Math.max(0, ...rows.map(({ id }) => id));

import type { Provider, SessionUser } from "~/provider/index.server";
import { quietly } from "~/session/quietly.server";
import { type BellData, headOf, notificationList, updateList } from "./rows.server";

const SHOWN = 5;

/** The unread counts and the newest few of both kinds, without what the provider does not tell (spec 1 §8). */
export async function bellData(provider: Provider, user: SessionUser): Promise<BellData> {
  const query = { user_id: user.id, limit: SHOWN };
  const [requests, updates] = await Promise.all([
    quietly("notifications", provider.read("notification", notificationList, query)),
    quietly("system updates", provider.read("notificationupdate", updateList, query)),
  ]);
  return {
    ...(requests && { unread: requests.count_unread, notifications: requests.notifications.results.slice(0, SHOWN) }),
    ...(updates && { updatesUnread: updates.count, updates: updates.results.slice(0, SHOWN).map(headOf) }),
  };
}

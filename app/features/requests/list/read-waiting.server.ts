import type { SignedIn } from "~/session/guards.server";
import type { Role } from "~/session/permissions";
import { asListed } from "~/inventory/requests/rows.server";
import { openTab } from "./open-tab.server";
import { cutIn, openStatuses, waitingIn } from "./tabs";

/** The statuses in which requests wait, or may wait, for a side: a tenant may be needed in any. */
const waitingStatuses = (role: Role, among = openStatuses) =>
  among.filter((status) => role === "tenant" || waitingIn(role, status) !== "none");

/**
 * The first requests that wait for the reader as in their tab, the oldest first, and how many do, or a lower bound;
 * restricted to the statuses in `among`. Tenants also get the number of all open requests, including those that others
 * filed: the provider's own figures may count only theirs.
 */
export async function readWaiting({ provider, role, user, url }: SignedIn, few: number, among = openStatuses) {
  const tab = { provider, role, user, url: new URL("?tab=waiting&ordering=created_at", url) };
  const { read, counts } = openTab(tab, waitingStatuses(role, among));
  const [{ count, results }, counted] = await Promise.all([read(0, few), counts()]);
  const open = role === "tenant" && cutIn("open", counted).length === 0 ? counted.open : null;
  return { count, atLeast: counted.cut.length > 0, results: results.map(asListed), open };
}

/** How old the menu's count may be; changes made in the portal or announced by the provider refresh it. */
const MENU_MS = 60_000;

/** The number of requests that wait for the reader, or a lower bound, for the menu. */
export async function countWaiting({ provider, role, user, url }: SignedIn): Promise<WaitingCount> {
  const recent = { ...provider, ...provider.recent(MENU_MS) };
  const tab = { provider: recent, role, user, url: new URL("?tab=waiting&limit=5", url) };
  const { waiting, cut } = await openTab(tab, waitingStatuses(role)).counts();
  return { count: waiting, atLeast: cut.length > 0 };
}

export interface WaitingCount {
  count: number;
  atLeast: boolean;
}

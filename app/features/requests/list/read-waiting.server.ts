import type { SignedIn } from "~/session/guards.server";
import type { Role } from "~/session/permissions";
import { openTab } from "./open-tab.server";
import { listScreen } from "./request-columns";
import { openStatuses, waitingIn } from "./tabs";

/** Those of these statuses in which requests wait for a side, or may: a tenant's may need it in any. */
const waitingStatuses = (role: Role, among = openStatuses) =>
  among.filter((status) => role === "tenant" || waitingIn(role, status) !== "none");

/**
 * The first few requests that wait for the reader as their tab tells them, the oldest first, and how many do, or at least do; in one of
 * these statuses, where some are named. A tenant is told how many are open in all as well, those that others filed among them: figures of
 * the provider may count its own ones only.
 */
export async function readWaiting({ provider, role, user, url }: SignedIn, few: number, among = openStatuses) {
  const tab = { provider, role, user, url: new URL("?tab=waiting&ordering=created_at", url) };
  const { read, counts } = openTab(tab, listScreen(role), waitingStatuses(role, among));
  const [{ count, results }, { cut, work }] = await Promise.all([read(0, few), counts]);
  const open = role === "tenant" && cut.length === 0 ? count + work : null;
  return { count, atLeast: cut.length > 0, results, open };
}

export type Waiting = Awaited<ReturnType<typeof readWaiting>>;

/** How old the count of the menu may be, in milliseconds; what is done in the portal, or signalled by the provider, makes it new. */
const MENU_MS = 60_000;

/** How many requests wait for the reader, or at least do, as the menu says it. */
export async function countWaiting({ provider, role, user, url }: SignedIn): Promise<WaitingCount> {
  const recent = { ...provider, ...provider.recent(MENU_MS) };
  const tab = { provider: recent, role, user, url: new URL("?tab=waiting&limit=5", url) };
  const { waiting, cut } = await openTab(tab, listScreen(role), waitingStatuses(role)).counts;
  return { count: waiting, atLeast: cut.length > 0 };
}

export interface WaitingCount {
  count: number;
  atLeast: boolean;
}

import type { SignedIn } from "~/session/guards.server";
import { mayNeedTenant } from "./needing-tenant.server";
import { openTab } from "./open-tab.server";
import { listScreen } from "./request-columns";
import { openStatuses, waitingIn } from "./tabs";

/**
 * The first few requests that wait for the reader as their tab tells them, the oldest first, and how many do, or at least do; in one of
 * these statuses, where some are named.
 */
export async function readWaiting({ provider, role, user, url }: SignedIn, few: number, among = openStatuses) {
  const tab = { provider, role, user, url: new URL("?tab=waiting&ordering=created_at", url) };
  const theirs = among.filter((status) => waitingIn(role, status) !== "none" || mayNeedTenant(role, status));
  const { read, counts } = openTab(tab, listScreen(role), theirs);
  const [{ count, results }, { cut }] = await Promise.all([read(0, few), counts]);
  return { count, atLeast: cut.length > 0, results };
}

export type Waiting = Awaited<ReturnType<typeof readWaiting>>;

import type { SignedIn } from "~/session/guards.server";
import { openTab } from "./open-tab.server";
import { listScreen } from "./request-columns";
import { openStatuses, waitingIn } from "./tabs";

/**
 * The first few requests that wait for the reader as their tab tells them, the oldest first, and how many do, or at least do; in one of
 * these statuses, where some are named. A tenant is told how many are open in all as well, those that others filed among them: figures of
 * the provider may count its own ones only.
 */
export async function readWaiting({ provider, role, user, url }: SignedIn, few: number, among = openStatuses) {
  const tab = { provider, role, user, url: new URL("?tab=waiting&ordering=created_at", url) };
  const isAll = role === "tenant";
  const theirs = among.filter((status) => isAll || waitingIn(role, status) !== "none");
  const { read, counts } = openTab(tab, listScreen(role), theirs);
  const [{ count, results }, { cut, work }] = await Promise.all([read(0, few), counts]);
  return { count, atLeast: cut.length > 0, results, open: isAll && cut.length === 0 ? count + work : null };
}

export type Waiting = Awaited<ReturnType<typeof readWaiting>>;

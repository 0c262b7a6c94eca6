import { siteNames } from "~/inventory/names.server";
import { asListed, type ListedRequest, listedRequest } from "~/inventory/requests/rows.server";
import { isOpen } from "~/inventory/requests/status";
import { withNames } from "~/lists/names.server";
import type { SignedIn } from "~/session/guards.server";
import { openTab } from "./open-tab.server";

/** The number of requests that are read to find open ones, and of those that are shown. */
const REQUESTS_READ = 50;
const REQUESTS_SHOWN = 6;

/**
 * The newest open requests in the reader's list. They are mostly among the newest ones; where too few of these are open,
 * they are read by their statuses, unless these are `all` open ones; null if their number is unknown.
 */
export async function readOpenRequests(context: SignedIn, all: Promise<number | null>): Promise<ListedRequest[]> {
  const { provider, role, user, url } = context;
  const query = { ordering: "-created_at", limit: REQUESTS_READ };
  const { count, results } = await provider.list("activities", listedRequest, query);
  const open = results.filter(({ status }) => isOpen(status)).slice(0, REQUESTS_SHOWN);
  const isWhole = open.length === REQUESTS_SHOWN || results.length >= count || open.length === (await all);
  if (isWhole) return withNames(provider, open, siteNames);
  const tab = openTab({ provider, role, user, url: new URL("?tab=open&ordering=-created_at", url) });
  return (await tab.read(0, REQUESTS_SHOWN)).results.map(asListed);
}

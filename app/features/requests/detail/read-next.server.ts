import { requestPagePath } from "~/inventory/requests/request";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { requestListPath } from "~/paths";
import type { Role } from "~/session/permissions";
import type { SignedIn } from "~/session/guards.server";
import { LIST_COOKIE } from "../list/last-list";
import { openTab } from "../list/open-tab.server";
import type { NextRequest } from "./next-request";

const hasOwnPage = (role: Role, request: RequestRow) => requestPagePath(role, request) !== requestListPath(role);

/** How many waiting requests are searched for the next one. */
const MAX_ROWS = 100;

/**
 * The next request that waits for the reader: in the order of the list that they came from, else the oldest; null if
 * there is none.
 */
export async function readNext(context: SignedIn, { id }: Pick<RequestRow, "id">): Promise<NextRequest | null> {
  const { provider, role, user } = context;
  const last = new URLSearchParams(context.readOwn(LIST_COOKIE));
  const query = last.get("tab") === "waiting" ? last : new URLSearchParams({ tab: "waiting", ordering: "created_at" });
  query.set("limit", String(MAX_ROWS));
  query.delete("page");
  const url = new URL(`${requestListPath(role)}?${query}`, context.url);
  const { read } = openTab({ provider, role, user, url });
  const { count, results } = await read(0, MAX_ROWS);
  const at = results.findIndex((one) => one.id === id);
  const isPossible = (one: RequestRow) => one.id !== id && hasOwnPage(role, one);
  const others = [...results.slice(at + 1), ...results.slice(0, Math.max(at, 0))].filter(isPossible);
  const [next] = others;
  return next ? { path: requestPagePath(role, next), others: others.length + count - results.length } : null;
}

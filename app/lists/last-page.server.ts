import type { SignedIn } from "~/session/guards.server";
import { lastPage, type ListQuery, withParams } from "./list-query";

/** Redirects from a page beyond a list's last one, such as after a deletion, to the last. */
export async function redirectToLast(
  { url, redirect }: Pick<SignedIn, "url" | "redirect">,
  { page, limit }: Pick<ListQuery, "page" | "limit">,
  count: number,
): Promise<void> {
  const last = lastPage(count, limit);
  if (page > last) throw await redirect(url.pathname + withParams(url.searchParams, { page: last }));
}

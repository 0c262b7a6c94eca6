import { requestListPath } from "~/paths";
import type { SignedIn } from "~/session/guards.server";

type Reader = Pick<SignedIn, "role" | "url" | "readOwn" | "keepOwn">;

/** The cookie with the last query of a person's request list. */
export const LIST_COOKIE = "requests";

/** A longer query of the list is not remembered. */
const MAX_QUERY_CHARACTERS = 500;

/** The request list as the person last saw it: request pages return to it, also after an action. */
export const lastListPath = (context: Pick<Reader, "role" | "readOwn">): string =>
  requestListPath(context.role) + (context.readOwn(LIST_COOKIE) ?? "");

/** Remembers the request list with this query as the one that the person last saw. */
export function keepList(context: Pick<Reader, "readOwn" | "keepOwn">, query: string): void {
  if (query.length < MAX_QUERY_CHARACTERS && query !== context.readOwn(LIST_COOKIE))
    context.keepOwn(LIST_COOKIE, query);
}

/** Remembers the request list from which this page is opened: in another tab, another one may have been shown since. */
export function keepListBefore(context: Reader, { headers }: Request): void {
  const before = URL.parse(headers.get("Referer") ?? "");
  const isList = before?.origin === context.url.origin && before.pathname === requestListPath(context.role);
  if (isList) keepList(context, before.search);
}

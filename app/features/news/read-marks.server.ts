import type { SignedIn } from "~/session/guards.server";

/** The cookie with the news that a person has read in this browser: the contract has no place for it. */
const COOKIE = "news";
/** At most this many items are remembered; the first ones read are forgotten first. */
const MAX_ITEMS = 200;
/** The base in which ids are written. */
const BASE = 36;

type OwnCookies = Pick<SignedIn, "readOwn" | "keepOwn">;

/** The ids of the news items that the person has read, in reading order. */
export function readMarks(context: OwnCookies): ReadonlySet<number> {
  const ids = (context.readOwn(COOKIE) ?? "").split(".").map((id) => Number.parseInt(id, BASE));
  return new Set(ids.filter((id) => Number.isSafeInteger(id)).slice(-MAX_ITEMS));
}

/** Marks these items as read. */
export function markRead(context: OwnCookies, ids: readonly number[]): void {
  const before = readMarks(context);
  if (ids.every((id) => before.has(id))) return;
  const after = [...new Set([...before, ...ids])].slice(-MAX_ITEMS);
  context.keepOwn(COOKIE, after.map((id) => id.toString(BASE)).join("."));
}

import type { SignedIn } from "~/session/guards.server";

/** The cookie of what a person has read at this browser: the contract has no place for it. */
const COOKIE = "news";
/** The most pieces of news that are remembered; what was read first is forgotten first. */
const MAX_KEPT = 200;
/** Ids are written with the digits of this base. */
const BASE = 36;

type Keeper = Pick<SignedIn, "readOwn" | "keepOwn">;

/** The news that the person has read, by their ids, in the order of reading. */
export function readMarks(context: Keeper): ReadonlySet<number> {
  const ids = (context.readOwn(COOKIE) ?? "").split(".").map((id) => Number.parseInt(id, BASE));
  return new Set(ids.filter((id) => Number.isSafeInteger(id)).slice(-MAX_KEPT));
}

/** Notes that the person has read these. */
export function markRead(context: Keeper, ids: readonly number[]): void {
  const before = readMarks(context);
  if (ids.every((id) => before.has(id))) return;
  const after = [...new Set([...before, ...ids])].slice(-MAX_KEPT);
  context.keepOwn(COOKIE, after.map((id) => id.toString(BASE)).join("."));
}

import { AccessError } from "./errors";

/** Filters of a read; null, undefined, "" and NaN are never sent (contract §9.10). */
export type Query = Record<string, string | number | boolean | null | undefined>;

/** A limit that the provider takes to mean "all" (contract §1). */
export const ALL_ROWS = 99_999;

const PUBLIC =
  /^(challenge|authentication\/token|token\/refresh|forgotpassword|resetpassword|verify-user|version|setting\/get\/session_idle)(\/|$)/;

/** Calls that are sent without Authorization: with an expired token even they answer 401 (contract §1, §9.3). */
export function isPublic(path: string): boolean {
  return PUBLIC.test(path);
}

/** A percent-encoded character that needs no encoding: a letter, a digit, or one of `-._~` (RFC 3986 §2.3). */
const needless = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][0-9A]|5F|7E)/gi;

/** A path without percent-encoding where none is needed: "/%72ack" → "/rack". */
export const normalizedPath = (path: string): string => path.replace(needless, decodeURIComponent);

/**
 * The first segment of a path, which names the call in metrics and logs, where ids and reset tokens must not appear.
 */
export function familyOf(path: string): string {
  return path.split("/", 1)[0] ?? "";
}

/**
 * Whether a value sent by a browser can be a record's id. Longer numbers belong to no record and make some databases
 * fail.
 */
export const isId = (sent: string | null | undefined): sent is string => /^\d{1,15}$/.test(sent ?? "");

/** "racktype", 3 → "racktype/3". An id that contains a slash names no record: AccessError 404. */
export function recordPath(family: string, id: string | number): string {
  if (String(id).includes("/")) throw new AccessError(404);
  return `${family}/${id}`;
}

/** "racktype/3", {x: 1} → "/api/racktype/3/?x=1". Empty or relative segments come from a bad id: AccessError 404. */
export function apiAddress(path: string, query: Query = {}): string {
  const pieces = path.split("/");
  if (pieces.some((piece) => /^\.{0,2}$/.test(piece))) throw new AccessError(404);
  const sent = Object.entries(query).filter(
    ([, value]) => value !== null && value !== undefined && value !== "" && !Number.isNaN(value),
  );
  const search = sent.length > 0 ? `?${new URLSearchParams(sent.map(([key, value]) => [key, String(value)]))}` : "";
  return `/api/${pieces.map(encodeURIComponent).join("/")}/${search}`;
}

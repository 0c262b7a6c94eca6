/** The segments of a page's path, or of its data's, as they are matched: decoded, in lower case. */
export const segmentsOf = (pathname: string): string[] =>
  pathname
    .replace(/\.data$/, "")
    .split("/")
    .filter(Boolean)
    .map(decoded);

/** A segment as Remix compares it. One that cannot be decoded is in a link at most: `server/exchange.ts` refuses it as a path. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment;
  }
}

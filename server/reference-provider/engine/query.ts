const defaultLimit = 10;
export const allFrom = 99_999;

/** What a call asks in its address. */
export type Query = Record<string, string>;

/** A page's bounds from the query; a bad limit or offset is ignored, a limit of 99999 or more means all. */
export function bounds(query: Query): { limit: number; offset: number } {
  const limit = wholeNumber(query["limit"]) || defaultLimit;
  return { limit: limit >= allFrom ? -1 : limit, offset: wholeNumber(query["offset"]) };
}

const wholeNumber = (text: string | undefined) => (text && /^\d{1,15}$/.test(text) ? Number(text) : 0);

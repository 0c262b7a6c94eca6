/** A screen, by its list's path, and the lists of other screens whose pages also open its forms. */
interface Opened {
  path: string;
  returnTo?: readonly string[];
}

const isPageOf = (list: string, pathname: string) => pathname === list || pathname.startsWith(`${list}/detail`);

/**
 * The page that a form was opened from, so that a list keeps its search and page: `address` (a Referer, or the form's
 * own hidden field) where it is the list or a detail page of this screen or of an opener, else the list.
 */
export function returnPath(
  address: string | null | undefined,
  { path, returnTo = [] }: Opened,
  origin = "http://own.invalid",
): string {
  const url = parseUrl(address ?? "", origin);
  const known = url?.origin === origin && [path, ...returnTo].some((list) => isPageOf(list, url.pathname));
  return known ? url.pathname + url.search : path;
}

/** The list, or other page, that a record's page was opened from, with its search and page; the list from its start where opened otherwise. */
export function listBefore({ url, headers }: Request, list: string, ...others: string[]): string {
  const back = returnPath(headers.get("Referer"), { path: list, returnTo: others }, new URL(url).origin);
  return back.startsWith(`${list}/detail`) ? list : back;
}

function parseUrl(address: string, base: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** Where the record itself is no page to go back to: the list, or the page of another screen. */
export const returnAfterDelete = (back: string, path: string) => (back.startsWith(`${path}/detail`) ? path : back);

/** Where a new record leads: the list from its start, or the page of another screen that the form was opened from. */
export const returnAfterCreate = (back: string, path: string) => (back.startsWith(path) ? path : back);

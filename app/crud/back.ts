/**
 * The page that a form was opened from, so that a list keeps its search and page: `address` (a Referer, or the form's
 * own hidden field) where it is the list or a detail page of this screen, else the list.
 */
export function backFrom(address: string | null | undefined, path: string, origin = "http://own.invalid"): string {
  const url = URL.parse(address ?? "", origin);
  const known = url?.origin === origin && (url.pathname === path || url.pathname.startsWith(`${path}/detail`));
  return known ? url.pathname + url.search : path;
}

/** Where the record itself is no page to go back to: the list. */
export function listFrom(back: string, path: string): string {
  return back === path || back.startsWith(`${path}?`) ? back : path;
}

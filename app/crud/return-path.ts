/** A screen's list path, and the lists of other screens whose pages also open its forms. */
interface Opened {
  path: string;
  returnTo?: readonly string[];
}

const isPageOf = (list: string, pathname: string) => pathname === list || pathname.startsWith(`${list}/detail`);

/**
 * The page that a form was opened from, so that returning keeps the list's search and page: `address` (a Referer, or
 * the form's hidden field) if it is the list or a detail page of this screen or of one in `returnTo`, else the list.
 */
export function returnPath(
  address: string | null | undefined,
  { path, returnTo = [] }: Opened,
  origin = "http://own.invalid",
): string {
  const url = URL.parse(address ?? "", origin);
  const known = url?.origin === origin && [path, ...returnTo].some((list) => isPageOf(list, url.pathname));
  return known ? url.pathname + url.search : path;
}

/** The page that a form is opened from: as the form itself says, among the `params` of its page, else the Referer. */
export const openerOf = ({ url, headers }: Request, screen: Opened, params?: URLSearchParams): string =>
  returnPath(params?.get("back") ?? headers.get("Referer"), screen, new URL(url).origin);

/** The page that a posted form was opened from. */
export const openerIn = (form: FormData, screen: Opened): string => returnPath(String(form.get("back")), screen);

/** The page to return to, but the list in place of the page of one of its records, which may be gone. */
export const exceptDetail = (back: string, list: string) => (back.startsWith(`${list}/detail`) ? list : back);

/**
 * The list, or one of the other pages, that a record's page was opened from, with its search and page; if it was opened
 * from elsewhere, the list.
 */
export const listBefore = (request: Request, list: string, ...others: string[]): string =>
  exceptDetail(openerOf(request, { path: list, returnTo: others }), list);

/**
 * The page to return to after a record was created: the list's first page, or the page of another screen that opened
 * the form.
 */
export const returnAfterCreate = (back: string, path: string) => (back.startsWith(path) ? path : back);

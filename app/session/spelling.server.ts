/** A percent-encoded character that needs no encoding: a letter, a digit, or one of `-._~` (RFC 3986 §2.3). */
const needless = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][0-9A]|5F|7E)/gi;

/**
 * Leads a path that is not written as the portal writes it to the one that is: `/admin/%72ack` is `/admin/rack` to the router, but
 * not to what compares paths as text. Method and form stay as they were sent.
 */
export function leadToOwnSpelling(request: Request): void {
  const { pathname, search } = new URL(request.url);
  const own = pathname.replace(needless, decodeURIComponent);
  if (own !== pathname) throw new Response(null, { status: 308, headers: { Location: own + search } });
}

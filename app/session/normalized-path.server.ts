import { normalizedPath } from "~/provider/address";

/**
 * Redirects a path with needless percent-encoding to the same path without it: the router takes `/admin/%72ack` for
 * `/admin/rack`, but code that compares paths as text does not. 308 keeps method and body. Doubled slashes are one slash
 * there: a browser would take the beginning of `//host` for a host.
 */
export function redirectToNormalizedPath(request: Request): void {
  const { pathname, search } = new URL(request.url);
  const own = normalizedPath(pathname);
  if (own !== pathname)
    throw new Response(null, { status: 308, headers: { Location: own.replace(/\/{2,}/g, "/") + search } });
}

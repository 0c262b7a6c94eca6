import { plainSpelling } from "~/provider/address";

/**
 * Redirects a path that is not spelled as the portal spells it: the router takes `/admin/%72ack` for `/admin/rack`, but
 * code that compares paths as text does not. Method and form are kept (308).
 */
export function leadToOwnSpelling(request: Request): void {
  const { pathname, search } = new URL(request.url);
  const own = plainSpelling(pathname);
  if (own !== pathname) throw new Response(null, { status: 308, headers: { Location: own + search } });
}

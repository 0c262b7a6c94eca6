import { plainSpelling } from "~/provider/address";

/**
 * Leads a path that is not written as the portal writes it to the one that is: `/admin/%72ack` is `/admin/rack` to the router, but
 * not to what compares paths as text. Method and form stay as they were sent.
 */
export function leadToOwnSpelling(request: Request): void {
  const { pathname, search } = new URL(request.url);
  const own = plainSpelling(pathname);
  if (own !== pathname) throw new Response(null, { status: 308, headers: { Location: own + search } });
}

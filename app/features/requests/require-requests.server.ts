import type { RouteArgs } from "~/session/context.server";
import { requireSide, type SignedIn } from "~/session/guards.server";

/** Admits readers of requests, on the side that the URL belongs to; tenants must be confirmed (spec 1 §2). */
export const requireRequests = (args: RouteArgs): Promise<SignedIn> =>
  requireSide(args, { admin: "view_request_list_admin", tenant: "view_request_list_tenant" }, { confirmed: true });

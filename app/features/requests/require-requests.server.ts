import type { RouteArgs } from "~/session/context.server";
import { requireAdmin, requireTenant, type SignedIn } from "~/session/guards.server";
import { sideOf } from "~/session/start-page";

/** Admits the readers of requests of the side that the URL belongs to; a tenant must be confirmed (spec 1 §2). */
export const requireRequests = (args: RouteArgs): Promise<SignedIn> =>
  sideOf(new URL(args.request.url).pathname) === "admin"
    ? requireAdmin(args, "view_request_list_admin")
    : requireTenant(args, "view_request_list_tenant", { confirmed: true });

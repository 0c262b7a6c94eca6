import { type RouteArgs } from "~/session/context.server";
import { requireSide, requireTenant, type SignedIn } from "~/session/guards.server";
import { rolePermission } from "~/session/permissions";

/**
 * Admits readers of news at this address: the inbox is open to everybody, the tenants' menu entry requires a permission
 * (screens.md).
 */
export function requireReader(args: RouteArgs): Promise<SignedIn> {
  const isInbox = new URL(args.request.url).pathname.toLowerCase().includes("/inbox");
  return isInbox ? requireSide(args, rolePermission) : requireTenant(args, "view_news_tenant");
}

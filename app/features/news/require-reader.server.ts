import { type RouteArgs } from "~/session/context.server";
import { requireSide, requireTenant, type SignedIn } from "~/session/guards.server";
import { rolePermission } from "~/session/permissions";

/** Whether an address is that of the inbox; the router takes capitals. */
export const isInboxAt = ({ pathname }: URL): boolean => pathname.toLowerCase().includes("/inbox");

/**
 * Admits readers of news at this address: the inbox is open to everybody, the tenants' menu entry requires a permission
 * (screens.md).
 */
export function requireReader(args: RouteArgs): Promise<SignedIn> {
  return isInboxAt(new URL(args.request.url))
    ? requireSide(args, rolePermission)
    : requireTenant(args, "view_news_tenant");
}

import type { RouteArgs } from "~/session/context.server";
import { requireAdmin, requireTenant, type SignedIn } from "~/session/guards.server";
import { placeAt } from "./places";

/** Admits whom the list at this URL is for; tells which one it is. */
export async function requirePlace(args: RouteArgs) {
  const place = placeAt(new URL(args.request.url).pathname);
  const require = place.role === "admin" ? requireAdmin : requireTenant;
  return { place, context: await require(args, place.permission) };
}

/** The tenant for whom a page is made; null for the NOC. */
export const tenantOf = ({ role, user }: SignedIn): number | null => (role === "admin" ? null : user.tenant);

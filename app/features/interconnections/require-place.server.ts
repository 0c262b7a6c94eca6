import { contextOf, type RouteArgs } from "~/session/context.server";
import { requireRole } from "~/session/guards.server";
import { placeAt } from "~/inventory/interconnections/places";

/** Admits whom the list at this URL is for; tells which one it is. */
export async function requirePlace(args: RouteArgs) {
  const { url } = await contextOf(args);
  const place = placeAt(url.pathname);
  return { place, context: await requireRole(args, place.role, place.permission) };
}

import { contextOf, type RouteArgs } from "~/session/context.server";
import { requireRole } from "~/session/guards.server";
import { scopeAt } from "~/inventory/interconnections/scopes";

/** Admits the readers of the list at this URL and returns its scope. */
export async function requireScope(args: RouteArgs) {
  const { url } = await contextOf(args);
  const scope = scopeAt(url.pathname);
  return { scope, context: await requireRole(args, scope.role, scope.permission) };
}

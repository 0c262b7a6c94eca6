import { scopeOf } from "~/inventory/interconnections/scopes";
import {
  families,
  findInterconnection,
  type FoundInterconnection,
} from "~/inventory/interconnections/read-interconnections.server";
import type { SignedIn } from "~/session/guards.server";
import { allowed } from "~/session/permissions";

/**
 * The interconnection with this id in either family, as far as the reader may see it; null if they may not. Tenants see
 * interconnections with their own end.
 */
export async function readInterconnection(context: SignedIn, id: string): Promise<FoundInterconnection | null> {
  const { role, user } = context;
  const seesAll = role === "admin" && allowed(user, "view_request_list_admin");
  const seen = families.filter((family) => seesAll || allowed(user, scopeOf(role, family).permission));
  return findInterconnection(context, id, seen, ["missing", "refused"]);
}

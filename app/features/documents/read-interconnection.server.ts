import { placeOf } from "~/inventory/interconnections/places";
import { type Interconnection, rowSeenBy } from "~/inventory/interconnections/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { nullIf } from "~/session/thrown-answer";
import { isOfAnother } from "./ownership";

/** An interconnection with the family that keeps it. */
export interface FoundInterconnection {
  family: "crossconnects" | "crossconnectsiix";
  row: Interconnection;
}

/**
 * The interconnection with this id, of whichever family, as far as the reader may see it; null where it is not the reader's to see:
 * a tenant's own are those at an end of which it stands.
 */
export async function readInterconnection(context: SignedIn, id: string): Promise<FoundInterconnection | null> {
  const { provider, role, user } = context;
  for (const family of ["crossconnects", "crossconnectsiix"] as const) {
    const isReader = allowed(user, placeOf(role, family).permission);
    if (!isReader && !(role === "admin" && allowed(user, "view_request_list_admin"))) continue;
    const row = await nullIf(provider.read(`${family}/${id}`, rowSeenBy(context, family)), "missing", "refused");
    if (row) return role === "tenant" && endsOf(row).every((end) => isOfAnother(end, user)) ? null : { family, row };
  }
  return null;
}

const endsOf = ({ source, destination }: Interconnection) =>
  [source, destination].map(({ tenant, tenantName }) => ({ tenant, name: tenantName }));

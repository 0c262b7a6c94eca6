import type { SignedIn } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { places } from "./places";
import { type Interconnection, rowSeenBy } from "./rows.server";

/**
 * The interconnections at either end of which a tenant stands, as far as the reader may see them. A provider that does not know the
 * filter by destination tells more than these.
 */
export async function readInterconnections(context: SignedIn, tenant: number | null): Promise<Interconnection[]> {
  const { provider, user, role } = context;
  const ends = [{ tenant_id: tenant }, { destination_tenant_id: tenant }];
  const read = places
    .filter((place) => place.role === role && allowed(user, place.permission))
    .flatMap(({ family }) => ends.map((end) => provider.all(family, rowSeenBy(context, family), end)));
  return (await Promise.all(read)).flat();
}

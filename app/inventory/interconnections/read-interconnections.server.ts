import type { Reading } from "~/session/guards.server";
import { nullIf } from "~/session/thrown-answer";
import { familiesOf, type InterconnectionScope } from "./scopes";
import { type Interconnection, interconnectionRow, rowSeenBy, seenBy } from "./rows.server";

/**
 * The interconnections with a tenant at either end, as far as the reader may see them. A provider that does not support
 * the filter by destination returns others as well.
 */
export async function readInterconnections(context: Reading, tenant: number | null): Promise<Interconnection[]> {
  const { provider, user, role } = context;
  const ends = [{ tenant_id: tenant }, { destination_tenant_id: tenant }];
  const reading = familiesOf(role, user).flatMap((family) =>
    ends.map(async (end) => {
      // A shared shape, because recent answers are recognized by it.
      const rows = await provider.all(family, interconnectionRow, end);
      return rows.map(seenBy(context, family));
    }),
  );
  return (await Promise.all(reading)).flat();
}

/** An interconnection with the family it belongs to. */
export interface FoundInterconnection {
  family: InterconnectionScope["family"];
  row: Interconnection;
}

/** The families of interconnections. */
export const families = [
  "crossconnects",
  "crossconnectsiix",
] as const satisfies readonly InterconnectionScope["family"][];

/** The interconnection with this id in any of these families; null if each answers that it has none, as `none` says. */
export async function findInterconnection(
  context: Reading,
  id: number | string,
  among: readonly InterconnectionScope["family"][] = families,
  none: readonly ("missing" | "refused")[] = ["missing"],
): Promise<FoundInterconnection | null> {
  for (const family of among) {
    const row = await nullIf(context.provider.read(`${family}/${id}`, rowSeenBy(context, family)), ...none);
    if (row) return { family, row };
  }
  return null;
}

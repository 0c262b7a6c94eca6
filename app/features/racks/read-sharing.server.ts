import { z } from "zod";
import { nameOrId } from "~/language/language";
import { tenantNames, withNames } from "~/lists/names.server";
import { id } from "~/provider/rows.server";
import type { SignedIn } from "~/session/guards.server";
import { tenantOf } from "~/session/permissions";
import { readShares } from "~/inventory/racks/read-shares.server";
import { readUnitsWaiting } from "~/inventory/racks/read-units-waiting.server";
import { type ListedRack, rackShare } from "~/inventory/racks/rows.server";

/** How old the shares in a list may be. */
const SHARES_MS = 30_000;

/** Adds to each rack of a list who shares it with whom, and how many of its units wait for approval. */
export async function readSharingAndWaiting(context: SignedIn): Promise<(rack: ListedRack) => ListedRack> {
  const [withSharing, withWaiting] = await Promise.all([readSharing(context), readUnitsWaiting(context)]);
  return (rack) => withWaiting(withSharing(rack));
}

/** Adds to each rack of a list who shares it with whom: one call for all of them. */
async function readSharing(context: SignedIn): Promise<(rack: ListedRack) => ListedRack> {
  const tenants = new Map<number, string[]>();
  const shares = await readShares(context.provider.recent(SHARES_MS), rackShare);
  for (const { rack, tenant, tenantName } of await withNames(context.provider, shares, tenantNames)) {
    if (rack !== null) tenants.set(rack, [...(tenants.get(rack) ?? []), nameOrId(tenantName, tenant)]);
  }
  const reader = tenantOf(context);
  return (rack) =>
    reader !== null && rack.tenant !== reader
      ? { ...rack, sharedBy: rack.tenantName }
      : { ...rack, sharedWith: tenants.get(rack.id) ?? [] };
}

/** Racks that are shared with the tenant but missing from the provider's list of racks (contract §8), by name. */
export async function readUnlisted({ provider, user }: SignedIn): Promise<{ id: number; name: string }[]> {
  const shares = await readShares(provider, rackShare, { tenant_id: user.tenant });
  const shared = shares.flatMap(({ rack, rackName, tenant }) =>
    rack !== null && tenant === user.tenant ? [{ id: rack, name: nameOrId(rackName, rack) }] : [],
  );
  if (shared.length === 0) return [];
  const listed = await provider.all("racks", z.object({ id }));
  return shared.filter((rack) => !listed.some(({ id }) => id === rack.id));
}

import { z } from "zod";
import type { SignedIn } from "~/session/guards.server";
import { optional } from "~/session/optional.server";
import { allowed, type Permission } from "~/session/permissions";
import { rowCheck } from "~/lists/list.server";
import type { Page } from "~/provider/index.server";
import { reference } from "~/provider/rows.server";
import { countedRelation, relationName } from "./relation-names";

/**
 * A family whose records refer to those of a screen, with the provider's filter for the ones that refer to a given
 * record.
 */
interface Reference {
  family: string;
  filter: string;
  /** The list that shows those records with the same filter, and the permission to see it. */
  list?: { path: string; permission: Permission };
}

/**
 * Records of a family that refer to one: "Devices (11)", or "Devices" where their number is not certain, with a link to
 * their list for those who may see it.
 */
export interface Use {
  label: string;
  to?: string;
}

/** What a source adds to that of a list if its records can be deleted. */
export interface Referred {
  /** What may refer to a record: shown before it is deleted. */
  referredToBy?: readonly Reference[];
}

/**
 * At most this many records have their references counted at once: each costs one call per family that may refer to it.
 */
export const MAX_COUNTED = 50;

/** Calls made at the same time. */
const CALLS_AT_ONCE = 6;

/** A record that may refer to one by the field with the filter's name, in whatever form the provider gives its keys. */
function referring(filter: string) {
  const key = reference.or(z.unknown());
  return z.looseObject({ [filter]: key, [filter.replace(/_id$/, "")]: key });
}

/** What refers to each of these records, by id; records without known references are absent. */
export async function readReferences(
  { provider, user, t, language }: SignedIn,
  references: readonly Reference[] = [],
  ids: readonly number[],
): Promise<ReadonlyMap<number, Use[]>> {
  const asked = ids.slice(0, MAX_COUNTED).flatMap((id) => references.map((reference) => ({ id, ...reference })));
  const labels: string[] = [];
  const totals = new Map<string, Promise<Page<unknown> | null>>();
  const readTotal = (family: string) => {
    const total = totals.get(family) ?? optional("counting records", provider.list(family, z.unknown(), { limit: 1 }));
    totals.set(family, total);
    return total;
  };
  const queue = asked.entries();
  const count = async () => {
    for (const [at, { id, family, filter }] of queue) {
      const counting = provider.list(family, referring(filter), { [filter]: id, limit: 1 });
      const found = await optional("counting references", counting);
      // The provider may ignore the filter.
      if (!found?.count || !found.results.every(rowCheck({}, { [filter]: String(id) }))) continue;
      // If that is all there is, the filter may be ignored, too.
      const isCounted = found.count === 1 || found.count < ((await readTotal(family))?.count ?? 0);
      labels[at] = isCounted ? countedRelation(family, found.count, { t, language }) : relationName(family, t);
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, count));
  const uses = new Map<number, Use[]>();
  for (const [at, { id, filter, list }] of asked.entries()) {
    const label = labels[at];
    if (!label) continue;
    const to = list && allowed(user, list.permission) ? `${list.path}?${filter}=${id}` : undefined;
    uses.set(id, [...(uses.get(id) ?? []), { label, to }]);
  }
  return uses;
}

import { z } from "zod";
import type { SignedIn } from "~/session/guards.server";
import { optional } from "~/session/optional.server";
import { m, relationName } from "./messages";

/** A family whose records refer to those of a screen, with the provider's filter that finds the ones of a single record. */
interface Reference {
  family: string;
  filter: string;
}

/** What a source of records that can be deleted tells besides those of its list. */
export interface Referred {
  /** What can refer to a record: told before one is deleted. */
  referredToBy?: readonly Reference[];
}

/** The most records whose references are counted at a time: every one costs as many calls as it has families that refer to it. */
export const MAX_COUNTED = 50;

/** Calls that are on their way at the same time. */
const CALLS_AT_ONCE = 6;

/** "Referred to by: Racks (3), Devices (2)" of each of these records, by id; nothing of those that nothing is known to refer to. */
export async function readReferences(
  { provider, t }: SignedIn,
  references: readonly Reference[] = [],
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const asked = ids.slice(0, MAX_COUNTED).flatMap((id) => references.map((reference) => ({ id, ...reference })));
  const counts: number[] = [];
  const queue = asked.entries();
  const count = async () => {
    for (const [at, { id, family, filter }] of queue) {
      const counting = provider.list(family, z.unknown(), { [filter]: id, limit: 1 });
      counts[at] = (await optional("counting references", counting))?.count ?? 0;
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, count));
  const found = asked.flatMap(({ id, family }, at) =>
    counts[at] ? [{ id, words: `${relationName(family, t)} (${counts[at]})` }] : [],
  );
  return new Map(
    ids.flatMap((id) => {
      const relations = found.filter((one) => one.id === id).map(({ words }) => words);
      return relations.length > 0 ? [[id, t(m.referredToBy, { relations: relations.join(", ") })]] : [];
    }),
  );
}

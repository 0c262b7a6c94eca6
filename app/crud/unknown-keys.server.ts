import { z } from "zod";
import type { Query } from "~/provider/index.server";
import type { SignedIn } from "~/session/guards.server";

/** Records that are looked at, and for how many milliseconds what they say holds. */
const RECORDS_READ = 10;
const MAX_AGE_MS = 300_000;

/** One shape for all calls: an answer is taken again where it was read by the same. */
const anyRecord = z.looseObject({});

interface OptionalKeys {
  family: string;
  baseQuery?: (context: SignedIn) => Query;
  optionalKeys?: readonly string[];
}

/**
 * Those of a family's optional keys that no record has: the provider does not know them (contract §12). As long as there are no
 * records, nobody can tell, and none is unknown.
 */
export async function unknownKeys(
  context: SignedIn,
  { family, baseQuery, optionalKeys: keys = [] }: OptionalKeys,
): Promise<string[]> {
  if (keys.length === 0) return [];
  const asked = { ...baseQuery?.(context), limit: RECORDS_READ };
  const { results } = await context.provider.recent(MAX_AGE_MS).list(family, anyRecord, asked);
  return results.length === 0 ? [] : keys.filter((key) => results.every((record) => !(key in record)));
}

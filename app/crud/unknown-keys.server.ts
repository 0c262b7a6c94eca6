import { z } from "zod";
import type { Query } from "~/provider/index.server";
import type { SignedIn } from "~/session/guards.server";

/** How many records are checked, and for how long the result holds. */
const RECORDS_READ = 10;
const MAX_AGE_MS = 300_000;

/** A shared shape, because recent answers are recognized by the shape that parsed them. */
const anyRecord = z.looseObject({});

interface OptionalKeys {
  family: string;
  baseQuery?: (context: SignedIn) => Query;
  optionalKeys?: readonly string[];
}

/**
 * The optional keys that none of a family's records has: the provider does not support them (contract §12). While there
 * are no records it is impossible to tell, and none is taken as unknown.
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

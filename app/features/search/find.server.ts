import { readShortCode } from "~/features/requests/code/short-code";
import type { SignedIn } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { nullIf } from "~/session/thrown-answer";
import { type Found, type Source, sources } from "./sources.server";

/** Records that are shown of a family. */
const FEW = 5;

/** What a family gave; null where it could not be searched. */
export interface Result {
  source: Pick<Source, "title" | "list">;
  page: { count: number; results: Found[] } | null;
}

const admitted = ({ user, role }: SignedIn): Source[] =>
  sources[role].filter(
    ({ permission, confirmed }) => allowed(user, permission) && (!confirmed || user.isTenantConfirmed),
  );

/** The page of the request whose short code this is; null where the words are none. */
export async function requestOfCode(context: SignedIn, words: string): Promise<string | null> {
  const id = readShortCode(words);
  const source = admitted(context).find(({ family }) => family === "activities");
  if (id === null || !source) return null;
  const page = await unlessTurnedDown(context.provider.list(source.family, source.found, { id, limit: 1 }));
  return page?.results[0]?.to ?? null;
}

/** Searches all that the person may see, at once. */
export function findEverywhere(context: SignedIn, words: string): Promise<Result[]> {
  const { provider, user } = context;
  return Promise.all(
    admitted(context).map(async ({ family, title, list, found, narrowed }) => {
      const page = await unlessTurnedDown(
        provider.list(family, found, { ...narrowed?.(user.tenant), search: words, limit: FEW }),
      );
      return { source: { title, list }, page };
    }),
  );
}

/** Awaits a search; null where this family cannot be searched, which must not cost the others. */
const unlessTurnedDown = <T>(call: Promise<T>): Promise<T | null> =>
  nullIf(call, "refused", "missing", "notAccepted", "unavailable");

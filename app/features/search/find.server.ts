import { readShortCode } from "~/features/requests/code/short-code";
import type { RouteArgs } from "~/session/context.server";
import { requireAdmin, requireTenant, type SignedIn } from "~/session/guards.server";
import { allowed, rolePermission } from "~/session/permissions";
import { sideOf } from "~/session/start-page";
import { kindOfAnswer } from "~/session/thrown-answer";
import { type Found, type Source, sources } from "./sources";

/** Records that are shown of a family. */
const FEW = 5;

/** Admits everybody of the side that the URL belongs to; what is searched is another matter. */
export function requireSearcher(args: RouteArgs): Promise<SignedIn> {
  const side = sideOf(new URL(args.request.url).pathname);
  return side === "admin" ? requireAdmin(args, rolePermission.admin) : requireTenant(args, rolePermission.tenant);
}

/** What a family gave; null where it could not be searched. */
export interface Result {
  source: Pick<Source, "family" | "title" | "list">;
  page: { count: number; results: Found[] } | null;
}

const admitted = ({ user, role }: SignedIn): Source[] =>
  sources[role].filter(
    ({ permission, confirmed }) => allowed(user, permission) && (!confirmed || user.tenant_confirmation),
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
    admitted(context).map(async ({ family, title, list, found, tenantFilter }) => {
      const own = tenantFilter ? { [tenantFilter]: user.tenant } : {};
      const page = await unlessTurnedDown(provider.list(family, found, { ...own, search: words, limit: FEW }));
      return { source: { family, title, list }, page };
    }),
  );
}

/** Awaits a search; null where this family cannot be searched, which must not cost the others. */
async function unlessTurnedDown<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (thrown) {
    const kind = kindOfAnswer(thrown);
    if (kind === "refused" || kind === "missing" || kind === "unavailable") return null;
    throw thrown;
  }
}

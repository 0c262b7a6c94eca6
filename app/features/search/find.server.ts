import { actionPath } from "~/features/requests/action-path";
import { type ActionWords, actionWords } from "~/features/requests/action-words";
import { isCalled, readShortNumber, searchOf, type ShortNumber } from "~/features/requests/code/request-number";
import { readShortCode } from "~/features/requests/code/short-code";
import { readRequest } from "~/features/requests/read-request.server";
import { kindLabel, kinds } from "~/inventory/requests/kinds";
import { participantOf, requestPagePath } from "~/inventory/requests/request";
import { type Action, transitionsFor } from "~/inventory/requests/transitions";
import { languages, type Message } from "~/language/language";
import { readSearched } from "~/lists/search.server";
import type { Reads } from "~/provider/index.server";
import type { SignedIn } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import type { IconName } from "~/ui/icon";
import { nullIf, UNREADABLE } from "~/session/thrown-answer";
import { type Found, type Source, sources } from "./sources.server";

/** The number of records shown per family. */
const FEW = 5;

const REQUESTS = "activities";

/** The number of requests with these digits that are examined. */
const MAX_NUMBERED = 50;

/** A found record as it is sent, with its direct actions. */
interface FoundRecord extends Omit<Found, "request"> {
  actions: { to: string; label: Message; icon: IconName }[];
}

/** The matches of a family; null if it could not be searched. `list` is the address of the list of all. */
export interface Result {
  source: Pick<Source, "title" | "list">;
  page: { count: number; results: FoundRecord[] } | null;
}

const admitted = ({ user, role }: SignedIn): Source[] =>
  sources[role].filter(
    ({ permission, confirmed }) => allowed(user, permission) && (!confirmed || user.isTenantConfirmed),
  );

/** The page of the request with this short code; null if the text is not a code. */
export async function requestOfCode(context: SignedIn, words: string): Promise<string | null> {
  const id = readShortCode(words);
  if (id === null || !admitted(context).some(({ family }) => family === REQUESTS)) return null;
  const request = await nullIf(readRequest(context, String(id)), ...UNREADABLE);
  return request && requestPagePath(context.role, request);
}

interface Search {
  /** The number of records per family. */
  few?: number;
  /** The reads to search with, if not the provider's own. */
  reads?: Reads;
}

/**
 * Searches everything that the person may see, in parallel; for a short request number only the requests, keeping those
 * with that number.
 */
export async function findEverywhere(
  context: SignedIn,
  words: string,
  { few = FEW, reads = context.provider }: Search = {},
): Promise<Result[]> {
  const { user } = context;
  const short = readShortNumber(words);
  const searched = admitted(context).filter(({ family }) => !short?.actions.length || family === REQUESTS);
  const found = await Promise.all(
    searched.map(async ({ family, title, list, found, narrowed }) => {
      const numbered = short && family === REQUESTS ? await findNumbered(reads, found, short) : null;
      const kind = family === REQUESTS ? kindCalled(words) : undefined;
      const ofKind = kind ? await findKind(reads, found, kind, few) : null;
      const query = { ...narrowed?.(user.tenant), search: words, limit: few };
      const page = numbered ?? ofKind ?? (await nullIf(readSearched(reads, family, found, query), ...UNREADABLE));
      const actions = numbered && short ? short.actions : null;
      const listed: Record<string, string> =
        ofKind && kind ? { filter_type: kind } : (numbered?.listed ?? { search: words });
      return {
        isNumbered: numbered !== null,
        source: { title, list: `${list}?${new URLSearchParams(listed)}` },
        page: page && {
          count: page.count,
          results: page.results.slice(0, few).map((one) => sent(context, one, actions)),
        },
      };
    }),
  );
  return [...found.filter(({ isNumbered }) => isNumbered), ...found.filter(({ isNumbered }) => !isNumbered)].map(
    ({ source, page }) => ({ source, page }),
  );
}

/** The requests with this number, and the query of their list; null if there are none, or they cannot be searched. */
async function findNumbered(reads: Reads, found: Source["found"], short: ShortNumber) {
  const read = (query: Record<string, string>, limit: number) =>
    nullIf(reads.list(REQUESTS, found, { ...query, limit }), ...UNREADABLE);
  const search = searchOf(short);
  const page = await read({ search }, MAX_NUMBERED);
  const results = page?.results.filter(({ name }) => isCalled(name, short)) ?? [];
  const [first, ...others] = results;
  if (!first) return null;
  if (others.length === 0) return { count: 1, results, listed: { search: first.name } };
  // Requests of other months have the same short number. A list is searched for digits: its kind stands for the letters.
  const kind = first.request?.kind;
  const isOneKind = kind && others.every(({ request }) => request?.kind === kind);
  const listed: Record<string, string> = isOneKind ? { filter_type: kind, search } : { search };
  return { count: (await read(listed, 1))?.count ?? results.length, results, listed };
}

/** The kind of request with this name, in any language. */
const kindCalled = (words: string): string | undefined =>
  Object.keys(kinds).find((kind) =>
    languages.some((language) => kindLabel(kind)[language].toLowerCase() === words.toLowerCase()),
  );

/** The requests of a kind; null if the provider ignores the filter, has none, or cannot be asked. */
async function findKind(reads: Reads, found: Source["found"], kind: string, few: number) {
  const page = await nullIf(reads.list(REQUESTS, found, { filter_type: kind, limit: few }), ...UNREADABLE);
  return page && page.count > 0 && page.results.every(({ request }) => request?.kind === kind) ? page : null;
}

/** With `actions`, a request's possible actions are added, limited to these if there are any; null adds none. */
function sent({ role, user }: SignedIn, { request, ...record }: Found, actions: Action[] | null): FoundRecord {
  if (!request || !actions) return { ...record, actions: [] };
  const participant = participantOf(role, user, request);
  const possible = transitionsFor(request, participant).filter(
    ({ action }) => actions.length === 0 || actions.includes(action),
  );
  return {
    ...record,
    actions: possible.map(({ action }) => ({
      to: actionPath(request, participant, action),
      ...pick(actionWords[action]),
    })),
  };
}

const pick = ({ label, icon }: ActionWords) => ({ label, icon });

import { LIMITS } from "~/limits";
import { sharedState } from "~/shared-state.server";
import { holdsInput } from "./form-data.server";
import { TOKEN } from "./form-token";

/** How long a draft is stored after it was last read. */
const TTL_MS = 30 * 60_000;
/** The limits of drafts: forms of one person, and characters of one form: a text with formatting and much else. */
const MAX_FORMS = 5;
const MAX_CHARACTERS = LIMITS.html + 20_000;

/** The values of a form, by field name. */
export type Typed = Record<string, string[]>;

interface Draft {
  values: Typed;
  /** In epoch milliseconds. */
  until: number;
}

const formsKey = (person: number): string => `drafts:${person}`;

/** The drafts of a person's form, the last one saved last: several tabs may have it open, each with a token of its own. */
async function draftsOf(person: number, form: URL, token: string) {
  const drafts = await sharedState.entries(formsKey(person));
  return drafts.filter(({ field }) => field.startsWith(draftKey(form, token)));
}

/** The key of a draft: the form's path and query, and its token; without a token the keys of all tabs begin with it. */
const draftKey = ({ pathname, searchParams }: URL, token: string): string => `${pathname}?${searchParams} ${token}`;

const tokenOf = ({ [TOKEN]: [token = ""] = [] }: Typed): string => token;

/** Whether there is something in these values to save, and room for them. */
export const fitsDraft = (values: Typed): boolean =>
  holdsInput(values) && JSON.stringify(values).length <= MAX_CHARACTERS;

/**
 * Saves what a person typed into a form that was not answered, replacing the form's earlier draft; nothing for guests.
 * Without values, as when there were only passwords, or with too many, the draft is deleted; without a token, too, those
 * of all tabs.
 */
export async function saveDraft(person: number | null, form: URL, values: Typed): Promise<void> {
  if (person === null) return;
  const key = formsKey(person);
  const token = tokenOf(values);
  if (!fitsDraft(values)) {
    const drafts = await draftsOf(person, form, token);
    await Promise.all(drafts.map(({ field }) => sharedState.remove(key, field)));
    return;
  }
  const draft = JSON.stringify({ values, until: Date.now() + TTL_MS } satisfies Draft);
  await sharedState.put(key, draftKey(form, token), draft, { ttl: TTL_MS, most: MAX_FORMS });
}

/**
 * A person's draft of a form, which is then stored for another TTL_MS: the one with this token, else the last one of any
 * tab; null if there is none.
 */
export async function readDraft(person: number | null, form: URL, token = ""): Promise<Typed | null> {
  const stored = person === null ? undefined : (await draftsOf(person, form, token)).at(-1);
  const { values, until } = stored ? (JSON.parse(stored.value) as Draft) : { values: {}, until: 0 };
  if (until <= Date.now()) return null;
  await saveDraft(person, form, values);
  return values;
}

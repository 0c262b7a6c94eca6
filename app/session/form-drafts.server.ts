import { LIMITS } from "~/limits";
import { sharedState } from "~/shared-state.server";
import { holdsInput } from "./form-data.server";

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

/** The key of a form's draft: its path and query. */
export const draftKey = ({ pathname, searchParams }: URL): string => `${pathname}?${searchParams}`;

const formsKey = (person: number): string => `drafts:${person}`;

/** Whether there is something in these values to save, and room for them. */
export const fitsDraft = (values: Typed): boolean =>
  holdsInput(values) && JSON.stringify(values).length <= MAX_CHARACTERS;

/**
 * Saves what a person typed into a form that was not answered, replacing the form's earlier draft; without values, as
 * when there were only passwords, or with too many, the draft is deleted.
 */
export async function saveDraft(person: number, place: string, values: Typed): Promise<void> {
  if (!fitsDraft(values)) return sharedState.remove(formsKey(person), place);
  const draft = JSON.stringify({ values, until: Date.now() + TTL_MS } satisfies Draft);
  await sharedState.put(formsKey(person), place, draft, { ttl: TTL_MS, most: MAX_FORMS });
}

/** A person's draft of a form, which is then stored for another TTL_MS; null if there is none. */
export async function readDraft(person: number, place: string): Promise<Typed | null> {
  const stored = (await sharedState.entries(formsKey(person))).find(({ field }) => field === place);
  const { values, until } = stored ? (JSON.parse(stored.value) as Draft) : { values: {}, until: 0 };
  if (until <= Date.now()) return null;
  await saveDraft(person, place, values);
  return values;
}

/** How long the values of a form are kept after they were last asked for, in milliseconds. */
const TTL_MS = 30 * 60_000;
/** The most people of whom forms are kept, forms of one person, and characters of one form. */
const MAX_PEOPLE = 200;
const MAX_FORMS = 5;
const MAX_CHARACTERS = 20_000;

/** What was typed into a form, by field name. */
export type Typed = Record<string, string[]>;

interface Draft {
  values: Typed;
  until: number;
}

/** By person and by the form's place, in the order in which they were last kept or asked for. */
const people = new Map<number, Map<string, Draft>>();

/** The place of a form: its path and query. */
export const draftKey = ({ pathname, searchParams }: URL): string => `${pathname}?${searchParams}`;

/**
 * Keeps what a person typed into a form that was not answered, in place of what was kept of it; without values nothing is kept any
 * more. Works within one process.
 */
export function saveDraft(person: number, place: string, values: Typed, now = Date.now()): void {
  forgetOld(now);
  const forms = people.get(person) ?? new Map<string, Draft>();
  forms.delete(place);
  people.delete(person);
  const size = JSON.stringify(values).length;
  if (Object.keys(values).length > 0 && size <= MAX_CHARACTERS) {
    makeRoom(forms, MAX_FORMS);
    forms.set(place, { values, until: now + TTL_MS });
  }
  if (forms.size === 0) return;
  makeRoom(people, MAX_PEOPLE);
  people.set(person, forms);
}

/** What is kept of this person's form, for another while; null where nothing is. */
export function readDraft(person: number, place: string, now = Date.now()): Typed | null {
  const kept = people.get(person)?.get(place);
  if (!kept || kept.until <= now) return null;
  saveDraft(person, place, kept.values, now);
  return kept.values;
}

function forgetOld(now: number): void {
  for (const [person, forms] of people) {
    for (const [place, { until }] of forms) if (until <= now) forms.delete(place);
    if (forms.size === 0) people.delete(person);
  }
}

/** A map keeps the order of insertion, so the oldest is its first. */
function makeRoom<Key>(map: Map<Key, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size < most) return;
    map.delete(key);
  }
}

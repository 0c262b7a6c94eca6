/** What stands where nothing is known. */
export const NOTHING = "–";

/** A text as it is; "null" → nothing: the provider writes that where a person has no number (spec 2 §8). */
export const knownText = (value: string): string => (value === "null" ? "" : value);

/** An identity number as it is; nothing or "null" → a dash. */
export const formatIdentityNumber = (value: string): string => knownText(value) || NOTHING;

/** A phone number as `phoneNumber` reads it: on screen, in an export, and what calls it, where there is something to call. */
export interface PhoneNumber {
  shown: string;
  plain: string;
  uri: string | null;
}

/** A phone number that a press on it calls. */
export function Phone({ number: { shown, uri } }: { number: PhoneNumber }) {
  return uri === null ? shown : <a href={uri}>{shown}</a>;
}

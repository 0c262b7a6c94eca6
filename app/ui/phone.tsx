/** The placeholder for unknown values. */
export const NOTHING = "–";

/** The text, or "" for "null": the provider writes that for people without a number (spec 2 §8). */
export const knownText = (value: string): string => (value === "null" ? "" : value);

/** The identity number; "" and "null" become a dash. */
export const formatIdentityNumber = (value: string): string => knownText(value) || NOTHING;

/** A phone number from `phoneNumber`: as displayed, as exported, and its tel: URI if it can be called. */
export interface PhoneNumber {
  shown: string;
  plain: string;
  uri: string | null;
}

/** A phone number as a link that calls it. */
export function Phone({ number: { shown, uri } }: { number: PhoneNumber }) {
  return uri === null ? shown : <a href={uri}>{shown}</a>;
}

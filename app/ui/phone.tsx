import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** What stands where nothing is known. */
const NOTHING = "–";

/** The provider writes "null" as text where a person has no number (spec 2 §8). */
const isNothing = (value: string) => value === "" || value === "null";

const parsed = (value: string) => parsePhoneNumberFromString(value, "ID");

/** A landline's own number, which is read in two parts. */
const LOCAL = /\b(\d{3,4})(\d{4})$/;

/** "622155501471", "021 5550 1471" → "+62 21 5550 1471"; what is no phone number stays as it is, nothing or "null" → a dash. */
export function formatPhone(value: string): string {
  if (isNothing(value)) return NOTHING;
  const number = parsed(value);
  return number?.isPossible() ? number.formatInternational().replace(LOCAL, "$1 $2") : value;
}

/** A phone number as an export has it: "021 5550 1471" → "622155501471"; what is no phone number stays as it is, "null" → nothing. */
export function plainPhone(value: string): string {
  const number = isNothing(value) ? undefined : parsed(value);
  return number?.isPossible() ? number.number.slice(1) : knownText(value);
}

/** A text as it is; "null" → nothing. */
export const knownText = (value: string): string => (isNothing(value) ? "" : value);

/** An identity number as it is; nothing or "null" → a dash. */
export const formatIdentityNumber = (value: string): string => knownText(value) || NOTHING;

/** A phone number that a press on it calls. */
export function Phone({ number }: { number: string }) {
  const target = isNothing(number) ? undefined : parsed(number);
  return target?.isPossible() ? <a href={target.getURI()}>{formatPhone(number)}</a> : formatPhone(number);
}

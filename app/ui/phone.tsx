import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** What stands where nothing is known. */
const NOTHING = "–";

/** The provider writes "null" as text where a person has no number. */
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

/** An identity number as it is; nothing or "null" → a dash. */
export const formatIdentityNumber = (value: string): string => (isNothing(value) ? NOTHING : value);

/** A phone number that a press on it calls. */
export function Phone({ number }: { number: string }) {
  const target = isNothing(number) ? undefined : parsed(number);
  return target?.isPossible() ? <a href={target.getURI()}>{formatPhone(number)}</a> : formatPhone(number);
}

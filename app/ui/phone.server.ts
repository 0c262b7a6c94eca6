import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { NOTHING } from "~/language/language";
import type { PhoneNumber } from "./phone";

/** A landline's local number, which is written in two groups. */
const LOCAL = /\b(\d{3,4})(\d{4})$/;

/** The country code of numbers without "+": "62811123456" could also be a local number with the area code 0628. */
const COUNTRY_CODE = /^\s*62/;

/**
 * "622155501471", "021 5550 1471" → "+62 21 5550 1471", exported as "622155501471"; a text that is not a phone number
 * is unchanged, "" becomes a dash, exported as "".
 */
export function phoneNumber(value: string): PhoneNumber {
  const number = parsePhoneNumberFromString(value.replace(COUNTRY_CODE, "+62"), "ID");
  if (!number?.isPossible()) return { shown: value || NOTHING, plain: value, uri: null };
  return {
    shown: number.formatInternational().replace(LOCAL, "$1 $2"),
    plain: number.number.slice(1),
    uri: number.getURI(),
  };
}

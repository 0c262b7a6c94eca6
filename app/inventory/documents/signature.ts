import { formatWrittenDay } from "~/language/dates";
import { type Language, NOTHING, translator } from "~/language/language";
import { operatorName } from "~/ui/brand";
import type { Signature } from "~/ui/print-sheet";
import { m } from "./messages";

/** The signer of a document, with the phone number as displayed. */
export interface Signer {
  name: string;
  identityNumber: string;
  phone: string;
}

/** The NOC's signature: the signed-in person, in Jakarta, on the day of printing (spec 2 §1, §2). */
export const nocSignature = (signer: Signer, now: string, language: Language): Signature =>
  signatureOf(signer, [placeAndDay(now, language), `NOC ${operatorName}`], language);

/** A signature block: the given lines, then the person. */
export function signatureOf({ name, identityNumber, phone }: Signer, lines: string[], language: Language): Signature {
  const t = translator(language);
  return {
    lines,
    name,
    detail: [t(m.identity, { number: identityNumber || NOTHING }), t(m.phone, { number: phone })],
  };
}

/** "Jakarta, 20 November 2026". */
export const placeAndDay = (now: string, language: Language): string =>
  translator(language)(m.place, { day: formatWrittenDay(now, language) });

import { formatWrittenDay } from "~/language/dates";
import { type Language, NOTHING, translator } from "~/language/language";
import type { Signature } from "~/ui/print-sheet";
import { m } from "./messages";

/** The signer of a document, with the phone number as displayed. */
export interface Signer {
  name: string;
  identityNumber: string;
  phone: string;
}

/** What a page for paper says of its printing: by whom, whose portal it is, when, and in which language. */
interface Printing {
  signer: Signer;
  /** The name in the letterhead. */
  operator: string;
  now: string;
  language: Language;
}

/** The NOC's signature: the signed-in person, in Jakarta, on the day of printing (spec 2 §1, §2). */
export const nocSignature = (printing: Printing): Signature =>
  signatureOf(printing.signer, nocLines(printing), printing.language);

/** Above the NOC's signature: place and day, office. */
export const nocLines = ({ operator, now, language }: Omit<Printing, "signer">): string[] => [
  placeAndDay(now, language),
  `NOC ${operator}`,
];

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

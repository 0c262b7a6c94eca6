import { createHmac, hkdfSync } from "node:crypto";
import { ALPHABET, asInAlphabet } from "~/features/requests/code/short-code";
import { type DocumentName, documents } from "~/inventory/documents/documents";
import { DAY_MS } from "~/language/dates";
import { isSealed, newestSecret } from "~/provider/seals.server";
import { bitsOf, MIN_BITS_OF_CHARACTER, packLine, unpack } from "./packed-text";

/**
 * The record that a document is about: a request, or an interconnection of either family. Codes depend on this order.
 */
const records = ["activities", "crossconnects", "crossconnectsiix"] as const;

/** The content of a printed document's code. */
export interface SealedDocument {
  document: DocumentName;
  record: (typeof records)[number];
  /** The record's id. */
  id: number;
  /** The number on the paper. */
  number: string;
  tenant: string;
  /** The day of printing in Jakarta, YYYY-MM-DD. */
  day: string;
  /** The person who printed and signs it. */
  signer: string;
}

/** Characters that authenticate a code: 65 bits of an HMAC. */
const SEAL_CHARACTERS = 13;
/**
 * Longer texts end with an ellipsis so that codes stay short enough to type: this many bits are 60 small letters or 45
 * capitals and digits. The number of an interconnection, at the end of its label, must not be what is cut.
 */
const MAX_TEXT_BITS = 360;
/** The longest input that is examined, in characters, including groups and the address before it. */
const MAX_TYPED_CHARACTERS = 500;
const GROUP_CHARACTERS = 5;
const BITS = { character: 5, document: 5, record: 2, length: 6, day: 16 };

const FIRST_DAY_MS = Date.UTC(2020, 0, 1);

/** The code of a document: its facts and a seal of the newest secret, in Crockford's base32, without groups. */
export function sealDocument(sealed: SealedDocument): string {
  const facts = charactersOf(packed(sealed));
  return facts + sealOf(facts, newestSecret);
}

/** "ABCDEFGHJK" → "ABCDE-FGHJK", as a person types it. */
export const grouped = (code: string): string =>
  code.match(new RegExp(`.{1,${GROUP_CHARACTERS}}`, "g"))?.join("-") ?? "";

/**
 * The code in typed input: without the address before it and without groups, with easily confused characters mapped.
 */
export const codeOf = (typed: string): string => asInAlphabet(typed.trim().replace(/^.*\//s, ""));

/**
 * The content of a code, with any grouping and case, or pasted with the address before it; null if the portal never
 * issued it. Any secret that is still configured is accepted.
 */
export function openCode(typed: string): SealedDocument | null {
  if (typed.length > MAX_TYPED_CHARACTERS) return null;
  const code = codeOf(typed);
  const [facts, seal] = [code.slice(0, -SEAL_CHARACTERS), code.slice(-SEAL_CHARACTERS)];
  return facts !== "" && isSealed(seal, (secret) => sealOf(facts, secret)) ? unpacked(facts) : null;
}

function packed({ document, record, id, number, tenant, day, signer }: SealedDocument): string {
  const idBits = id.toString(2);
  return [
    bitsOf(documents[document].code, BITS.document),
    bitsOf(records.indexOf(record), BITS.record),
    bitsOf(idBits.length, BITS.length) + idBits,
    bitsOf((Date.parse(day) - FIRST_DAY_MS) / DAY_MS, BITS.day),
    ...[number, tenant, signer].map(packedText),
  ].join("");
}

function unpacked(facts: string): SealedDocument | null {
  const bits = [...facts].map((character) => bitsOf(ALPHABET.indexOf(character), BITS.character)).join("");
  const { number: take, line } = unpack(bits);
  const code = take(BITS.document);
  const record = records[take(BITS.record)];
  const id = take(take(BITS.length));
  const day = new Date(FIRST_DAY_MS + take(BITS.day) * DAY_MS).toISOString().slice(0, 10);
  const [number, tenant, signer] = [line(), line(), line()];
  const document = (Object.keys(documents) as DocumentName[]).find((name) => documents[name].code === code);
  return document && record ? { document, record, id, number, tenant, day, signer } : null;
}

/** A packed text, cut to fit the bits. */
function packedText(text: string): string {
  const most = MAX_TEXT_BITS / MIN_BITS_OF_CHARACTER;
  const characters = [...text.trim().replace(/\s+/g, " ")].slice(0, most + 1);
  let packedWhole = packLine(characters.join(""));
  while (packedWhole.length > MAX_TEXT_BITS) {
    characters.pop();
    packedWhole = packLine(`${characters.join("")}…`);
  }
  return packedWhole;
}

/** Bits as characters; the last one is padded with zeros. */
const charactersOf = (bits: string): string =>
  (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[parseInt(five.padEnd(BITS.character, "0"), 2)]).join("");

function sealOf(facts: string, secret: string): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "verification code of a document", 32));
  const digest = createHmac("sha256", key).update(facts).digest();
  return charactersOf([...digest].map((byte) => bitsOf(byte, 8)).join("")).slice(0, SEAL_CHARACTERS);
}

/**
 * Characters by frequency in names and numbers, including the line end. The first 8 take 4 bits, the next 16 take 6,
 * the next 32 take 8 and the last 40 take 10; any other character takes 25. Codes on paper depend on this order: it
 * must never change.
 */
const ORDER = ` aeinrst\nudklomghpb01PT-23456789cfjwyABCDEFGHIJKLMNRSU.qvxzOQVWXYZ!"#$%&'()*+,/:;<=>?@[\\]^_\`{|}~`;

/** What the most frequent characters take. */
export const MIN_BITS_OF_CHARACTER = 4;

interface Tier {
  prefix: string;
  bits: number;
}

const tiers: readonly Tier[] = [
  { prefix: "0", bits: 3 },
  { prefix: "10", bits: 4 },
  { prefix: "110", bits: 5 },
  { prefix: "1110", bits: 6 },
];
const other: Tier = { prefix: "1111", bits: 21 };

/** The tiers with the position of their first character. */
const placed = tiers.map((tier, at) => ({
  ...tier,
  first: tiers.slice(0, at).reduce((sum, { bits }) => sum + 2 ** bits, 0),
}));

/** A number in this many bits. */
export const bitsOf = (value: number, bits: number): string => value.toString(2).padStart(bits, "0");

/** A line of text with its end, with fewer bits for common characters; line breaks in it become spaces. */
export const packLine = (line: string): string =>
  [...line.replace(/\s+/g, " "), "\n"].map((character) => packCharacter(character)).join("");

function packCharacter(character: string): string {
  const rank = ORDER.indexOf(character);
  const tier = placed.find(({ first, bits }) => rank >= first && rank < first + 2 ** bits);
  if (rank < 0 || !tier) return other.prefix + bitsOf(character.codePointAt(0) ?? 0, other.bits);
  return tier.prefix + bitsOf(rank - tier.first, tier.bits);
}

/** Reads packed values in sequence; beyond the end it reads zeros and line ends. */
export function unpack(packed: string) {
  let at = 0;
  const number = (bits: number): number => {
    const read = packed.slice(at, at + bits).padEnd(bits, "0");
    at += bits;
    return parseInt(read, 2);
  };
  const character = (): string => {
    const tier = placed.find(({ prefix }) => packed.startsWith(prefix, at));
    at += (tier ?? other).prefix.length;
    return tier ? (ORDER[tier.first + number(tier.bits)] ?? "\n") : String.fromCodePoint(number(other.bits));
  };
  const line = (): string => {
    let text = "";
    while (at < packed.length) {
      const next = character();
      if (next === "\n") break;
      text += next;
    }
    return text;
  };
  return { number, line };
}

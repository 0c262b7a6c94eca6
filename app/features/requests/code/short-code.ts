/** Crockford's alphabet: no I, L, O and U, so that nothing is taken for 1 or 0 or makes a word. */
export const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BASE = ALPHABET.length;

/** The fewest characters of a code; its last one is the check character. */
const MIN_CHARACTERS = 6;

/** A request's short code, to be read aloud and typed: 115 → "000-3KP". */
export function shortCode(id: number): string {
  const digits: number[] = [];
  for (let rest = id; rest > 0; rest = Math.floor(rest / BASE)) digits.unshift(rest % BASE);
  while (digits.length < MIN_CHARACTERS - 1) digits.unshift(0);
  const code = [...digits, checkOf(digits)].map((digit) => ALPHABET[digit]).join("");
  return code.replace(/(?!^)(?=(?:.{3})+$)/g, "-");
}

/** What was typed as the alphabet has it, however it is grouped and cased, with O for 0 and I or L for 1. */
export const asInAlphabet = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");

/** The request that a typed code names; null where it is no code. */
export function readShortCode(typed: string): number | null {
  const text = asInAlphabet(typed);
  const digits = [...text].map((character) => ALPHABET.indexOf(character));
  const check = digits.pop();
  if (text.length < MIN_CHARACTERS || digits.includes(-1) || check !== checkOf(digits)) return null;
  const id = digits.reduce((sum, digit) => sum * BASE + digit, 0);
  return id > 0 && Number.isSafeInteger(id) ? id : null;
}

/** Luhn's check digit for this base: it tells every single wrong character, and almost every swap of two neighbours. */
function checkOf(digits: readonly number[]): number {
  const sum = digits.toReversed().reduce((total, digit, place) => {
    const weighed = place % 2 === 0 ? digit * 2 : digit;
    return total + Math.floor(weighed / BASE) + (weighed % BASE);
  }, 0);
  return (BASE - (sum % BASE)) % BASE;
}

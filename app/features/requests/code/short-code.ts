/** Crockford's alphabet: without I, L, O and U, so that nothing is mistaken for 1 or 0 or spells a word. */
export const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const BASE = ALPHABET.length;

/** The minimum length of a code; its last character is the check character. */
const MIN_CHARACTERS = 6;

/** A request's short code, easy to read aloud and type: 115 → "000-3KP". */
export function shortCode(id: number): string {
  const digits: number[] = [];
  for (let rest = id; rest > 0; rest = Math.floor(rest / BASE)) digits.unshift(rest % BASE);
  while (digits.length < MIN_CHARACTERS - 1) digits.unshift(0);
  const code = [...digits, checkOf(digits)].map((digit) => ALPHABET[digit]).join("");
  return code.replace(/(?!^)(?=(?:.{3})+$)/g, "-");
}

/** Typed text in the code's alphabet, without grouping and case, with O read as 0 and I or L as 1. */
export const asInAlphabet = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");

/** The request id in a typed code; null if it is not a valid code. */
export function readShortCode(typed: string): number | null {
  const text = asInAlphabet(typed);
  const digits = [...text].map((character) => ALPHABET.indexOf(character));
  const check = digits.pop();
  if (text.length < MIN_CHARACTERS || digits.includes(-1) || check !== checkOf(digits)) return null;
  const id = digits.reduce((sum, digit) => sum * BASE + digit, 0);
  return id > 0 && Number.isSafeInteger(id) ? id : null;
}

/** Luhn's check digit for this base: it detects every single wrong character and almost every swap of neighbours. */
function checkOf(digits: readonly number[]): number {
  const sum = digits.toReversed().reduce((total, digit, place) => {
    const weighed = place % 2 === 0 ? digit * 2 : digit;
    return total + Math.floor(weighed / BASE) + (weighed % BASE);
  }, 0);
  return (BASE - (sum % BASE)) % BASE;
}

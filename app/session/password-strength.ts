import type { Message } from "~/language/language";

/** The minimum length of a password (spec 2 §5), and the length from which it is called strong. */
const MIN_LENGTH = 10;
const STRONG_LENGTH = 14;

/** The password rules, each with the text for what is missing. */
const rules: readonly { isKept: (password: string) => boolean; missing: Message }[] = [
  {
    isKept: (password) => [...password].length >= MIN_LENGTH,
    missing: { en: `${MIN_LENGTH} characters`, id: `${MIN_LENGTH} karakter` },
  },
  { isKept: (password) => /\p{Ll}/u.test(password), missing: { en: "a lower-case letter", id: "huruf kecil" } },
  { isKept: (password) => /\p{Lu}/u.test(password), missing: { en: "an upper-case letter", id: "huruf besar" } },
  { isKept: (password) => /\d/.test(password), missing: { en: "a digit", id: "angka" } },
  {
    isKept: (password) => /[^\p{L}\d\s]/u.test(password),
    missing: { en: "a special character", id: "karakter khusus" },
  },
];

/** The rules that a password does not meet yet; empty if it meets all. */
export const missingIn = (password: string): Message[] =>
  rules.filter(({ isKept }) => !isKept(password)).map(({ missing }) => missing);

/** At least 10 characters with a lower-case and an upper-case letter, a digit and a special character (spec 2 §5). */
export const isStrongPassword = (password: string): boolean => missingIn(password).length === 0;

/** Whether a password that meets the rules is long enough to be called strong. */
export const isLongPassword = (password: string): boolean => [...password].length >= STRONG_LENGTH;

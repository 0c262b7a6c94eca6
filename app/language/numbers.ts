import type { Language } from "./language";

/** Between groups of three digits, and before the decimals. */
const marks: Record<Language, readonly [group: string, point: string]> = { en: [",", "."], id: [".", ","] };

/** "1,846.5" in English, "1.846,5" in Indonesian, with two decimals at most; a dash when there is no value. */
export function formatNumber(value: number | null, language: Language): string {
  if (value === null) return "–";
  if (isCount(value)) return String(value);
  return isUsual(value)
    ? `${value < 0 ? "-" : ""}${written(Math.abs(value), marks[language])}`
    : new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value);
}

/** Most numbers in lists are small counts, written alike in both languages. */
const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

/** Written here, as Intl would: to load its tables takes a weak browser 50 ms of the first page. */
const isUsual = (value: number) => Math.abs(value) >= 0.01 && Math.abs(value) < 1e12;

function written(value: number, [group, point]: readonly [string, string]): string {
  // Moves the point of the decimal number: 1.005 times 100 would be less than 100.5.
  const hundredths = Math.round(Number(`${value}e2`));
  const whole = String(Math.trunc(hundredths / 100)).replace(/\B(?=(\d{3})+$)/g, group);
  const decimals = String(hundredths % 100)
    .padStart(2, "0")
    .replace(/0+$/, "");
  return decimals ? `${whole}${point}${decimals}` : whole;
}

/** "41 Kg"; "" when there is no value. */
export const formatQuantity = (value: number | null, unit: string, language: Language) =>
  value === null ? "" : `${formatNumber(value, language)} ${unit}`;

import type { Language } from "./language";

const formats: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat("en", { maximumFractionDigits: 2 }),
  id: new Intl.NumberFormat("id", { maximumFractionDigits: 2 }),
};

/** "1,846.5" in English, "1.846,5" in Indonesian; a dash when there is no value. */
export function formatNumber(value: number | null, language: Language): string {
  if (value === null) return "–";
  return isPlain(value) ? String(value) : formats[language].format(value);
}

/**
 * Most numbers in lists are small counts, written alike in both languages; formatting them with Intl would cost many
 * times as much.
 */
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

/** "41 Kg"; "" when there is no value. */
export const formatQuantity = (value: number | null, unit: string, language: Language) =>
  value === null ? "" : `${formatNumber(value, language)} ${unit}`;

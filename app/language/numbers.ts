import type { Language } from "./language";

const formats: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat("en", { maximumFractionDigits: 2 }),
  id: new Intl.NumberFormat("id", { maximumFractionDigits: 2 }),
};

/** "1,846.5" in English, "1.846,5" in Indonesian; a dash when there is none. */
export function formatNumber(value: number | null, language: Language): string {
  if (value === null) return "–";
  return isPlain(value) ? String(value) : formats[language].format(value);
}

/** Most numbers of lists are small counts, which both languages write alike: the formatter costs many times as much. */
const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && value < 1000;

/** "41 Kg"; "" when there is none. */
export const formatQuantity = (value: number | null, unit: string, language: Language) =>
  value === null ? "" : `${formatNumber(value, language)} ${unit}`;

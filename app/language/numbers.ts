import type { Language } from "./language";

const formats: Record<Language, Intl.NumberFormat> = {
  en: new Intl.NumberFormat("en", { maximumFractionDigits: 2 }),
  id: new Intl.NumberFormat("id", { maximumFractionDigits: 2 }),
};

/** "1,846.5" in English, "1.846,5" in Indonesian; a dash when there is none. */
export const formatNumber = (value: number | null, language: Language) =>
  value === null ? "–" : formats[language].format(value);

/** "41 Kg"; "" when there is none. */
export const formatQuantity = (value: number | null, unit: string, language: Language) =>
  value === null ? "" : `${formatNumber(value, language)} ${unit}`;

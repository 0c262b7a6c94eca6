/** Between groups of three digits, and before the decimals. */
const marks = { en: [",", "."], id: [".", ","] } as const;
type Language = keyof typeof marks;

/**
 * "1,846.5" in English, "1.846,5" in Indonesian, with two decimals at most; a dash when there is no value. Not by Intl:
 * its first use takes a weak browser 90 ms.
 */
export function formatNumber(value: number | null, language: Language): string {
  if (value === null) return "–";
  // Most numbers of lists are of this kind, and there are many of them.
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  const [group, point] = marks[language];
  const [whole = "", decimals] = value
    .toFixed(2)
    .replace(/\.00$|(\.\d)0$/, "$1")
    .split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return decimals ? `${grouped}${point}${decimals}` : grouped;
}

/** A number of things; `atLeast`: there may be more. */
interface Count {
  count: number | null;
  atLeast?: boolean;
}

/** "1,846", or "1,846+" if there may be more. */
export const formatCount = ({ count, atLeast }: Count, language: Language): string =>
  formatNumber(count, language) + (atLeast ? "+" : "");

/** "41 Kg"; "" when there is no value. */
export const formatQuantity = (value: number | null, unit: string, language: Language) =>
  value === null ? "" : `${formatNumber(value, language)} ${unit}`;

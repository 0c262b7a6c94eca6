import type { Language, Translate } from "~/language/language";
import { formatNumber } from "~/language/numbers";
import type { Counts } from "./figures";
import { m } from "./messages";
import type { Figures } from "./report";

/** Totals by group, the most first; a group without a name is told as such. */
export const groupsOf = (title: string, counts: Counts, label: (group: string) => string): Figures["groups"] => ({
  title,
  rows: counts.sorted.map(([group, count]) => [label(group), count]),
});

/** "4.5 h"; a dash of none. */
export const hoursText = (hours: number | null, t: Translate, language: Language): string =>
  hours === null ? "–" : t(m.hours, { n: formatNumber(Math.round(hours * 10) / 10, language) });

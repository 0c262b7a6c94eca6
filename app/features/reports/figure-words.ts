import { formatWeekday } from "~/language/dates";
import { type Language, NOTHING, type Translate } from "~/language/language";
import type { Numbers } from "~/ui/drawing";
import type { Counts } from "./figures";
import { m } from "./messages";
import type { Figures } from "./report";

/**
 * Totals by group, the largest first; rows without a group are counted under a name that says so. `value` is a group's
 * value of the filter that the report is grouped by, "" if it has none.
 */
export const groupsOf = (
  title: string,
  counts: Counts,
  label: (group: string) => string,
  value: (group: string) => string | number | null = (group) => group,
): Figures["groups"] => ({
  title,
  rows: counts.sorted.map(([group, count]) => [label(group), count, String(value(group) ?? "")]),
});

/** "4.5 h"; a dash if unknown. */
export const hoursText = (hours: number | null, t: Translate): string =>
  hours === null ? NOTHING : t(m.hours, { n: Math.round(hours * 10) / 10 });

const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** A Monday and the six days after it. */
const week = Array.from({ length: 7 }, (_, day) => `2024-01-0${day + 1}`);

/** Counts by `hourOfWeek` as a table: one row per day of the week, one column per hour. */
export const weekOfHours = (counts: Counts, head: string, language: Language): Numbers => ({
  heads: [head, ...hours.map((hour) => String(hour).padStart(2, "0"))],
  rows: week.map((day, weekday) => [
    formatWeekday(day, language),
    ...hours.map((hour) => counts.of(`${weekday} ${hour}`)),
  ]),
});

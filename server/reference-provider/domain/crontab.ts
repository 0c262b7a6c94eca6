import { wallClock } from "../database/clock.ts";

/** The numbers of each of the five fields, and whether the day fields are left open. */
interface Crontab {
  readonly minutes: ReadonlySet<number>;
  readonly hours: ReadonlySet<number>;
  readonly days: ReadonlySet<number>;
  readonly months: ReadonlySet<number>;
  /** 0 is Sunday. */
  readonly weekdays: ReadonlySet<number>;
  readonly anyDay: boolean;
  readonly anyWeekday: boolean;
}

/** Parses `minute hour day month weekday` with `*`, lists, ranges and steps; undefined if it is invalid. */
export function parseCrontab(text: string): Crontab | undefined {
  const parts = text.trim().split(/\s+/);
  const [minute = "", hour = "", day = "", month = "", weekday = ""] = parts;
  const minutes = numbersOf(minute, 0, 59);
  const hours = numbersOf(hour, 0, 23);
  const days = numbersOf(day, 1, 31);
  const months = numbersOf(month, 1, 12);
  const weekdays = numbersOf(weekday, 0, 7);
  if (parts.length !== 5 || !minutes || !hours || !days || !months || !weekdays) return undefined;
  if (weekdays.has(7)) weekdays.add(0);
  return { minutes, hours, days, months, weekdays, anyDay: day === "*", anyWeekday: weekday === "*" };
}

/**
 * Whether the crontab matches a minute of WIB time. If both day fields are restricted, one of them is enough, as in
 * cron.
 */
export function isDue(crontab: Crontab, moment: Date): boolean {
  const wib = wallClock(moment);
  const isDay = crontab.days.has(wib.getUTCDate());
  const isWeekday = crontab.weekdays.has(wib.getUTCDay());
  return (
    crontab.minutes.has(wib.getUTCMinutes()) &&
    crontab.hours.has(wib.getUTCHours()) &&
    crontab.months.has(wib.getUTCMonth() + 1) &&
    (crontab.anyDay || crontab.anyWeekday ? isDay && isWeekday : isDay || isWeekday)
  );
}

const daysOfMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether any day matches; the 30th of February never comes, but its weekdays may. */
export const everRuns = ({ days, months, anyWeekday }: Crontab): boolean =>
  !anyWeekday || [...months].some((month) => Math.min(...days) <= (daysOfMonth[month - 1] ?? 0));

function numbersOf(part: string, low: number, high: number): Set<number> | undefined {
  const numbers = new Set<number>();
  for (const term of part.split(",")) {
    const match = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(term);
    if (!match) return undefined;
    const [, first, last, step] = match;
    const from = first === undefined ? low : Number(first);
    const to = last !== undefined ? Number(last) : first === undefined || step !== undefined ? high : from;
    const stride = Number(step ?? 1);
    if (from < low || to > high || from > to || stride < 1) return undefined;
    for (let number = from; number <= to; number += stride) numbers.add(number);
  }
  return numbers;
}

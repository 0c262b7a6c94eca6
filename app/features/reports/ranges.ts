import { shiftedDay } from "~/language/dates";
import type { Message } from "~/language/language";
import { startOf } from "./figures";
import { m } from "./messages";

/** The first and last day of a report; "" for all. */
export interface Range {
  start_date: string;
  end_date: string;
}

interface Preset extends Range {
  label: Message;
}

/** The ranges offered as links; those that are relative end today. */
export function presets(today: string): Preset[] {
  const month = startOf("month", today);
  const lastDay = shiftedDay(month, -1);
  const until = (label: Message, start_date: string) => ({ label, start_date, end_date: today });
  return [
    until(m.today, today),
    until(m.sevenDays, shiftedDay(today, -6)),
    until(m.thisMonth, month),
    { label: m.lastMonth, start_date: startOf("month", lastDay), end_date: lastDay },
    until(m.thisQuarter, startOf("quarter", today)),
    until(m.thisYear, startOf("year", today)),
  ];
}

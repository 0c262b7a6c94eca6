import { useLanguage } from "~/language/context";
import { formatDay, formatDayAndTime, formatDayOrMoment } from "~/language/dates";

/** A day as a cell of a list shows it. */
export const DateText = ({ day }: { day: string }) => formatDay(day, useLanguage());

/** A moment as a cell of a list shows it: day and time, in WIB. */
export const DateTimeText = ({ time }: { time: string }) => formatDayAndTime(time, useLanguage());

/** A day as a cell of a list shows it, with its time where one is given. */
export const DayOrMomentText = ({ at }: { at: string }) => formatDayOrMoment(at, useLanguage());

import { useLanguage } from "~/language/context";
import { formatDay, formatDayOrMoment, formatTime } from "~/language/dates";

/** A day in a cell of a list. */
export const DateText = ({ day }: { day: string }) => formatDay(day, useLanguage());

/** A moment in a cell of a list: day and time in WIB, on two lines if one is too narrow. */
export function DateTimeText({ time }: { time: string }) {
  const language = useLanguage();
  return (
    <>
      <span className="nowrap">{formatDay(time, language)},</span>{" "}
      <span className="nowrap">{formatTime(time, language)}</span>
    </>
  );
}

/** A day in a cell of a list, with its time if there is one. */
export const DayOrMomentText = ({ at }: { at: string }) => formatDayOrMoment(at, useLanguage());

import { useLanguage } from "~/language/context";
import { formatDay, formatDayOrMoment, formatTime } from "~/language/dates";

/** A day as a cell of a list shows it. */
export const DateText = ({ day }: { day: string }) => formatDay(day, useLanguage());

/** A moment as a cell of a list shows it: day and time, in WIB, on two lines where there is no room for one. */
export function DateTimeText({ time }: { time: string }) {
  const language = useLanguage();
  return (
    <>
      <span className="nowrap">{formatDay(time, language)},</span>{" "}
      <span className="nowrap">{formatTime(time, language)}</span>
    </>
  );
}

/** A day as a cell of a list shows it, with its time where one is given. */
export const DayOrMomentText = ({ at }: { at: string }) => formatDayOrMoment(at, useLanguage());

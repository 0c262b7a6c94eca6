import type { ReactNode } from "react";
import { useLanguage } from "~/language/context";
import { formatDay, formatDayOrMoment, formatTime, isoMoment } from "~/language/dates";

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

/** The cells of a column with each row's day; empty for null. */
export const dayCells = <Row,>(dayOf: (row: Row) => string | null) => ({
  value: dayOf,
  isDate: true as const,
  cell(row: Row): ReactNode {
    const day = dayOf(row);
    return day && <DateText day={day} />;
  },
});

/** The cells of a column with each row's moment, in WIB; empty for null. */
export const momentCells = <Row,>(timeOf: (row: Row) => string | null) => ({
  value: (row: Row): string => isoMoment(timeOf(row)),
  isDate: true as const,
  cell(row: Row): ReactNode {
    const time = timeOf(row);
    return time && <DateTimeText time={time} />;
  },
});

/** A day in a cell of a list, with its time if there is one. */
export const DayOrMomentText = ({ at }: { at: string }) => formatDayOrMoment(at, useLanguage());

import type { ComponentType } from "react";
import { useLanguage } from "~/language/context";
import { formatDay, formatTime, isoMoment } from "~/language/dates";

/** A day in a cell of a list. */
export const DateText = ({ at }: { at: string }) => formatDay(at, useLanguage());

/** A moment in a cell of a list or among facts: day and time in WIB, on two lines if one is too narrow. */
export function DateTimeText({ at }: { at: string }) {
  const language = useLanguage();
  return (
    <>
      <span className="nowrap">{formatDay(at, language)},</span>{" "}
      <span className="nowrap">{formatTime(at, language)}</span>
    </>
  );
}

type TimeOf<Row> = (row: Row) => string | null;

const cellOf =
  <Row,>(timeOf: TimeOf<Row>, Text: ComponentType<{ at: string }>) =>
  (row: Row) => {
    const at = timeOf(row);
    return at && <Text at={at} />;
  };

/** The cells of a column with each row's day, on one line; empty for null. */
export const dayCells = <Row,>(dayOf: TimeOf<Row>) => ({
  value: dayOf,
  isDate: true as const,
  cell: cellOf(dayOf, DateText),
  look: () => ({ className: "nowrap" }),
});

/** The cells of a column with each row's moment, in WIB; empty for null. */
export const momentCells = <Row,>(timeOf: TimeOf<Row>) => ({
  value: (row: Row) => isoMoment(timeOf(row)),
  isDate: true as const,
  cell: cellOf(timeOf, DateTimeText),
});

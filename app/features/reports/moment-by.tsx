import { isoMoment } from "~/language/dates";
import { type Message, NOTHING } from "~/language/language";
import { DateTimeText } from "~/ui/date-text";
import { m } from "./messages";
import type { ReportColumn } from "./report";

/** A column with the time of an action and, below it, the person; in exports the person is a column of its own. */
export const momentBy = <Row,>(
  key: string,
  [label, person]: readonly [Message, Message],
  at: (row: Row) => string | null,
  by: (row: Row) => string,
): ReportColumn<Row> => ({
  key,
  label,
  value: (row) => isoMoment(at(row)),
  isDate: true,
  cell: (row) => <MaybeAt time={at(row)} />,
  note: (row, t) => at(row) !== null && by(row) !== "" && t(m.by, { name: by(row) }),
  exportOnly: [{ label: person, value: by }],
});

/** A moment; a dash for null. */
export const MaybeAt = ({ time }: { time: string | null }) => (time ? <DateTimeText time={time} /> : NOTHING);

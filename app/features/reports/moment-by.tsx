import type { Message } from "~/language/language";
import { momentCells } from "~/ui/date-text";
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
  ...momentCells(at),
  note: (row, t) => at(row) !== null && by(row) !== "" && t(m.by, { name: by(row) }),
  exportOnly: [{ label: person, value: by }],
});

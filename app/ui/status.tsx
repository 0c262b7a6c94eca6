import type { ReactNode } from "react";
import { useT } from "~/language/context";
import type { Message, Translate } from "~/language/language";
import { Icon, type IconName } from "./icon";
import { m } from "./messages";

/**
 * Yellow waits for the NOC, violet for the other tenant; blue is open or approved, green done, orange on hold, red
 * refused, grey ended.
 */
export type Tone = "gray" | "blue" | "violet" | "green" | "yellow" | "orange" | "red";

/** A state as icon, text and colour: colour is never the only sign. */
export function StatusBadge({ icon, tone, children }: { icon: IconName; tone: Tone; children: ReactNode }) {
  return (
    <span className={`status status-${tone}`}>
      <Icon name={icon} />
      {children}
    </span>
  );
}

/** The style of a state, with its text. */
export interface StatusStyle {
  word: Message;
  tone: Tone;
  icon: IconName;
}

/** The badge of a state. */
export function StyledStatusBadge({ status: { word, ...look } }: { status: StatusStyle }) {
  return <StatusBadge {...look}>{useT()(word)}</StatusBadge>;
}

/** The cells of a column with each row's state: its text, shown as a badge; empty for a row without one. */
export const statusCells = <Row,>(styleOf: (row: Row) => StatusStyle | null | "") => ({
  value(row: Row, t: Translate) {
    const style = styleOf(row);
    return style && t(style.word);
  },
  cell(row: Row) {
    const style = styleOf(row);
    return style && <StyledStatusBadge status={style} />;
  },
});

const active: StatusStyle = { word: m.active, tone: "green", icon: "ok" };
const nonActive: StatusStyle = { word: m.nonActive, tone: "gray", icon: "off" };

/** The style for whether a record is in use. */
export const activeStatusStyle = (isActive: boolean): StatusStyle => (isActive ? active : nonActive);

/** The badge of the same. */
export const ActiveBadge = ({ isActive }: { isActive: boolean }) => (
  <StyledStatusBadge status={activeStatusStyle(isActive)} />
);

/** The same as choices, with the provider's Y and N. */
export const activeChoices = [
  { value: "Y", label: active.word },
  { value: "N", label: nonActive.word },
];

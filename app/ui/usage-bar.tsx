import type { CSSProperties } from "react";
import { useLanguage, useT } from "~/language/context";
import { formatNumber } from "~/language/numbers";
import { Icon } from "./icon";
import { m } from "./messages";

/** Shares of the whole from which a bar warns. */
const HIGH = 0.75;
const FULL = 0.9;

type Level = "normal" | "high" | "full";

/** How much a share of a limit is: a bar warns of "high", and more of "full". */
export const levelOf = (taken: number): Level => (taken >= FULL ? "full" : taken >= HIGH ? "high" : "normal");

interface BarProps {
  /** What is measured; only screen readers are told, beside a bar it is a heading or a column head. */
  label: string;
  used: number;
  /** What is asked for but not installed yet (R): the striped part, which counts to the percent. */
  waiting?: number;
  total: number;
  unit: string;
  note?: string;
  large?: boolean;
}

/** How much of a limit is taken: in figures, in percent and drawn. */
export function UsageBar({ label, used, waiting = 0, total, unit, note, large }: BarProps) {
  const t = useT();
  const language = useLanguage();
  const share = (part: number) => (total > 0 ? part / total : 0);
  const taken = share(used + waiting);
  const level = levelOf(taken);
  return (
    <div className={`bar bar-${level}${large ? " bar-large" : ""}`}>
      <span className="bar-figure">
        <span className="sr-only">{label} </span>
        {formatNumber(used, language)}
        {waiting > 0 && ` + ${formatNumber(waiting, language)}`}
        <span className="dimmed">
          {" / "}
          {formatNumber(total, language)} {unit}
        </span>
      </span>{" "}
      <span className="bar-percent">
        {level === "high" && <Icon name="warn" label={t(m.high)} />}
        {level === "full" && <Icon name="stop" label={t(m.full)} />}
        {Math.round(taken * 100)}%
      </span>
      <span className="bar-track">
        <span style={{ inlineSize: percent(share(used)) }} />
        {waiting > 0 && <span className="bar-wait" style={{ inlineSize: percent(share(waiting)) }} />}
      </span>
      {note && <span className="bar-note">{` ${note}`}</span>}
    </div>
  );
}

/** How much of a limit is taken, as far as the provider tells it. */
export interface Usage extends Omit<BarProps, "used" | "total"> {
  used: number | null;
  total: number | null;
}

interface UsageInCell extends Pick<Usage, "used" | "total" | "unit"> {
  /** Of what is used, what is not installed yet. */
  waiting?: number;
}

const shareOf = ({ used, total }: UsageInCell) =>
  used === null || total === null ? null : total > 0 ? used / total : 0;

/** What of it is installed, and what waits. */
function partsOf({ used, waiting = 0 }: UsageInCell) {
  const waits = Math.min(waiting, used ?? 0);
  return { installed: (used ?? 0) - waits, waits };
}

/** The look of a table's cell that tells how much of a limit is taken: the cell itself is the bar. */
export function usageLook(usage: UsageInCell): { className?: string; style?: CSSProperties } {
  const share = shareOf(usage);
  if (share === null) return {};
  const level = levelOf(share);
  const { installed, waits } = partsOf(usage);
  const inPercent = (part: number) => `${Math.min(100, Math.round(part * 100))}%`;
  return {
    className: level === "normal" ? undefined : `bar-${level}`,
    style: {
      "--used": inPercent(shareOf({ ...usage, used: installed }) ?? 0),
      "--waiting": waits > 0 ? inPercent(share) : undefined,
    } as CSSProperties,
  };
}

/** What stands in such a cell. */
export function UsageText(usage: UsageInCell) {
  const language = useLanguage();
  const share = shareOf(usage);
  if (share === null) return "–";
  const { total, unit } = usage;
  const { installed, waits } = partsOf(usage);
  const inPercent = `${Math.round(share * 100)}%`;
  return (
    <>
      {formatNumber(installed, language)}
      {waits > 0 && ` + ${formatNumber(waits, language)}`}
      <i>{` / ${formatNumber(total, language)} ${unit}`}</i>
      {levelOf(share) === "normal" ? ` ${inPercent}` : <Warning level={levelOf(share)}>{inPercent}</Warning>}
    </>
  );
}

function Warning({ level, children }: { level: Level; children: string }) {
  const t = useT();
  return (
    <>
      {" "}
      <b>
        {level === "full" ? <Icon name="stop" label={t(m.full)} /> : <Icon name="warn" label={t(m.high)} />}
        {children}
      </b>
    </>
  );
}

/** Such a cell of a table that has no columns of its own. */
export const UsageCell = (usage: UsageInCell) => (
  <td {...usageLook(usage)}>
    <UsageText {...usage} />
  </td>
);

/** A bar where both numbers are told, else a dash. */
export function UsageFigure({ used, total, ...rest }: Usage) {
  return used === null || total === null ? "–" : <UsageBar used={used} total={total} {...rest} />;
}

/** The same large beneath its name; a bar itself tells screen readers the name. */
export function LabelledUsage(load: Usage) {
  const isTold = load.used !== null && load.total !== null;
  return (
    <div>
      <div className="label" aria-hidden={isTold}>
        {load.label}
      </div>
      <UsageFigure {...load} large />
    </div>
  );
}

const percent = (share: number): string => `${Math.min(100, Math.round(share * 1000) / 10)}%`;

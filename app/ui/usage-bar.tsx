import type { CSSProperties } from "react";
import { useLanguage, useT } from "~/language/context";
import { NOTHING } from "~/language/language";
import { formatNumber } from "~/language/numbers";
import { Icon } from "./icon";
import { m } from "./messages";

/** The shares from which a bar warns. */
const HIGH = 0.75;
const FULL = 0.9;

type Level = "normal" | "high" | "full";

/** The level of a share: a bar warns of "high" and, more strongly, of "full". */
export const levelOf = (taken: number): Level => (taken >= FULL ? "full" : taken >= HIGH ? "high" : "normal");

interface BarProps {
  /** What is measured; for screen readers only, since visually it is a heading or column head. */
  label: string;
  used: number;
  /** Requested but not installed yet (R): the striped part, which counts toward the percentage. */
  waiting?: number;
  total: number;
  unit: string;
  note?: string;
  large?: boolean;
}

/** Usage of a limit: figures, percentage and bar. */
export function UsageBar({ label, used, waiting = 0, total, unit, note, large }: BarProps) {
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
        <Warning level={level} />
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

/** Usage of a limit, as far as it is known. */
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

/** The installed part, and the part that waits for approval. */
function partsOf({ used, waiting = 0 }: UsageInCell) {
  const waits = Math.min(waiting, used ?? 0);
  return { installed: (used ?? 0) - waits, waits };
}

/** Class and style of a table cell that is itself a usage bar. */
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

/** The content of such a cell. */
export function UsageText(usage: UsageInCell) {
  const language = useLanguage();
  const share = shareOf(usage);
  if (share === null) return NOTHING;
  const { total, unit } = usage;
  const { installed, waits } = partsOf(usage);
  const level = levelOf(share);
  const inPercent = `${Math.round(share * 100)}%`;
  return (
    <>
      {formatNumber(installed, language)}
      {waits > 0 && `\u2009+\u2009${formatNumber(waits, language)}`}
      <i>{` / ${formatNumber(total, language)} ${unit}`}</i>
      {level === "normal" ? (
        ` ${inPercent}`
      ) : (
        <>
          {" "}
          <b>
            <Warning level={level} />
            {inPercent}
          </b>
        </>
      )}
    </>
  );
}

/** The icon of a level that a bar warns of. */
function Warning({ level }: { level: Level }) {
  const t = useT();
  return level !== "normal" && <Icon name={level === "full" ? "stop" : "warn"} label={t(m[level])} />;
}

/** Such a cell, for tables without column declarations. */
export const UsageCell = (usage: UsageInCell) => (
  <td {...usageLook(usage)}>
    <UsageText {...usage} />
  </td>
);

/** A bar if both numbers are known, else a dash. */
export function UsageFigure({ used, total, ...rest }: Usage) {
  return used === null || total === null ? NOTHING : <UsageBar used={used} total={total} {...rest} />;
}

/** The same in large, below its name; the bar itself has the name for screen readers. */
export function LabelledUsage(load: Usage) {
  const isKnown = load.used !== null && load.total !== null;
  return (
    <div>
      <div className="label" aria-hidden={isKnown}>
        {load.label}
      </div>
      <UsageFigure {...load} large />
    </div>
  );
}

const percent = (share: number): string => `${Math.min(100, Math.round(share * 1000) / 10)}%`;

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

/** A share in percent; what is not full is never 100. */
export const percentOf = (taken: number): number => Math.min(Math.round(taken * 100), taken < 1 ? 99 : Infinity);

/** The usage of a limit, as far as it is known. */
interface Usage {
  used: number | null;
  /** Of what is used, what is not installed yet (R): the striped part. */
  waiting?: number;
  total: number | null;
  unit: string;
}

/** The parts of a usage and its share of the limit; null if it is not known. */
function measured({ used, waiting = 0, total }: Usage) {
  if (used === null || total === null) return null;
  const waits = Math.min(waiting, used);
  // Whatever is used of nothing is all of it.
  const shareOf = (part: number) => (total > 0 ? part / total : Number(part > 0));
  const taken = shareOf(used);
  return { installed: used - waits, waits, total, taken, shareOf, level: levelOf(taken) };
}

export interface BarProps extends Usage {
  /** What is measured; for screen readers only, since visually it is a heading or column head. */
  label: string;
  note?: string;
  large?: boolean;
}

/** Usage of a limit: figures, percentage and bar; a dash if it is not known. */
export function UsageBar({ label, note, large, ...usage }: BarProps) {
  const language = useLanguage();
  const known = measured(usage);
  if (!known) return NOTHING;
  const { installed, waits, total, taken, shareOf, level } = known;
  return (
    <div className={`bar bar-${level}${large ? " bar-large" : ""}`}>
      <span>
        <span className="sr-only">{label} </span>
        {formatNumber(installed, language)}
        {waits > 0 && ` + ${formatNumber(waits, language)}`}
        <span className="dimmed">
          {" / "}
          {formatNumber(total, language)} {usage.unit}
        </span>
      </span>{" "}
      <span className="bar-percent">
        <Warning level={level} />
        {percentOf(taken)}%
      </span>
      <span className="bar-track">
        <span style={{ inlineSize: percent(shareOf(installed), 1) }} />
        {waits > 0 && <span className="bar-wait" style={{ inlineSize: percent(shareOf(waits), 1) }} />}
      </span>
      {note && <span className="bar-note">{` ${note}`}</span>}
    </div>
  );
}

/** A bar in large, below its name; the bar itself has the name for screen readers. */
export function LabelledUsage(bar: BarProps) {
  return (
    <div>
      <div className="label" aria-hidden={measured(bar) !== null}>
        {bar.label}
      </div>
      <UsageBar {...bar} large />
    </div>
  );
}

/** Class and style of a table cell that is itself a usage bar. */
export function usageLook(usage: Usage): { className?: string; style?: CSSProperties } {
  const known = measured(usage);
  if (!known) return {};
  const { installed, waits, taken, shareOf, level } = known;
  return {
    className: level === "normal" ? undefined : `bar-${level}`,
    style: {
      "--used": percent(shareOf(installed)),
      "--waiting": waits > 0 ? percent(taken) : undefined,
    } as CSSProperties,
  };
}

/** The content of such a cell. */
export function UsageText(usage: Usage) {
  const language = useLanguage();
  const known = measured(usage);
  if (!known) return NOTHING;
  const { installed, waits, total, taken, level } = known;
  const inPercent = `${percentOf(taken)}%`;
  return (
    <>
      {formatNumber(installed, language)}
      {waits > 0 && `\u2009+\u2009${formatNumber(waits, language)}`}
      <i>{` / ${formatNumber(total, language)} ${usage.unit}`}</i>
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

/** Such a cell, for tables without column declarations. */
export const UsageCell = (usage: Usage) => (
  <td {...usageLook(usage)}>
    <UsageText {...usage} />
  </td>
);

/** The icon of a level that a bar warns of. */
function Warning({ level }: { level: Level }) {
  const t = useT();
  return level !== "normal" && <Icon name={level === "full" ? "stop" : "warn"} label={t(m[level])} />;
}

/** The width of a part, which is never more than the whole. */
const percent = (share: number, decimals = 0): string => `${Math.min(100, Number((share * 100).toFixed(decimals)))}%`;

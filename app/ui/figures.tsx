import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import { useLanguage, useT } from "~/language/context";
import { type Message, wordsFor } from "~/language/language";
import { formatCount } from "~/language/numbers";
import { m } from "./messages";

/** A number with what it counts; `values` are those of the label. */
export interface Figure {
  /** Null if unknown: the figure is left out. */
  count: number | null;
  label: Message;
  values?: Record<string, string | number>;
  /** The count is a lower bound. */
  atLeast?: boolean;
  /** The list of the counted records, for those who may see it. */
  to?: string;
}

/** More figures than this are in several rows, as equal as possible. */
const MAX_ACROSS = 9;

const rowsOf = (count: number): CSSProperties | undefined =>
  count > MAX_ACROSS ? ({ "--columns": Math.ceil(count / Math.ceil(count / MAX_ACROSS)) } as CSSProperties) : undefined;

/** A number of records: "1 rack", "2 racks". */
export const recordsFigure = (count: number | null, noun: { one: Message; many: Message }, to?: string): Figure => ({
  count,
  label: wordsFor(noun, count),
  values: { count: "" },
  to,
});

/** The key figures at the top of a page, those that are known. */
export function FigureRow({ figures, label: name = m.figures }: { figures: Figure[]; label?: Message }) {
  const t = useT();
  const language = useLanguage();
  const known = figures.filter(({ count }) => count !== null);
  if (known.length === 0) return null;
  return (
    <section className="figures" style={rowsOf(known.length)} aria-label={t(name)}>
      {known.map(({ count, label, values, atLeast, to }) => {
        const figure = (
          <>
            <b>{formatCount({ count, atLeast }, language)}</b> <small>{t(label, values)}</small>
          </>
        );
        return to ? (
          <Link key={t(label)} to={to}>
            {figure}{" "}
          </Link>
        ) : (
          <div key={t(label)}>{figure}</div>
        );
      })}
    </section>
  );
}

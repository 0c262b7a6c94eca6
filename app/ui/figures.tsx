import { Link } from "@remix-run/react";
import { useLanguage, useT } from "~/language/context";
import type { Message } from "~/language/language";
import { formatNumber } from "~/language/numbers";
import { m } from "./messages";

export interface Figure {
  /** null where the provider does not say: the figure is left out. */
  count: number | null;
  label: Message;
  values?: Record<string, string | number>;
  /** There may be more. */
  atLeast?: boolean;
  /** Where the counted things are listed, for those who may see them. */
  to?: string;
}

/** The numbers that a page begins with, those that are known. */
export function FigureRow({ figures, label: name = m.figures }: { figures: Figure[]; label?: Message }) {
  const t = useT();
  const language = useLanguage();
  const known = figures.filter(({ count }) => count !== null);
  if (known.length === 0) return null;
  return (
    <section className="figures" aria-label={t(name)}>
      {known.map(({ count, label, values, atLeast, to }) => {
        const figure = (
          <>
            <b>
              {formatNumber(count, language)}
              {atLeast && "+"}
            </b>{" "}
            <small>{t(label, values)}</small>
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

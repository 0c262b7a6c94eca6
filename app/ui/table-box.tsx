import { Fragment, type ReactNode } from "react";

/** A box that scrolls sideways where the screen is narrow; the keyboard can reach it. */
export function ScrollBox({ label, busy, children }: { label: string; busy?: boolean; children: ReactNode }) {
  return (
    <div className="table-box" role="region" aria-label={label} tabIndex={0} aria-busy={busy}>
      {children}
    </div>
  );
}

interface TableBoxProps {
  /** What the table holds: the name of its box and its caption. */
  label: string;
  className?: string;
  /** Words of the columns' heads; a head of its own kind is given as `<th>`. */
  heads: readonly ReactNode[];
  /** The rows. */
  children: ReactNode;
}

/** A table with caption and heads, in a box that scrolls sideways. */
export function TableBox({ label, className, heads, children }: TableBoxProps) {
  return (
    <ScrollBox label={label}>
      <table className={className}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {heads.map((head, at) =>
              typeof head === "string" ? (
                <th key={at} scope="col">
                  {head}
                </th>
              ) : (
                <Fragment key={at}>{head}</Fragment>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollBox>
  );
}

import type { CSSProperties, ReactNode } from "react";

interface ScrollBoxProps {
  label: string;
  busy?: boolean;
  /** It shows the end of its content first, which must set its own direction. */
  fromEnd?: boolean;
  children: ReactNode;
}

/** A box that scrolls sideways on narrow screens and can be focused with the keyboard. */
export function ScrollBox({ label, busy, fromEnd, children }: ScrollBoxProps) {
  const dir = fromEnd ? "rtl" : undefined;
  return (
    <div className="table-box" role="region" aria-label={label} tabIndex={0} aria-busy={busy} dir={dir}>
      {children}
    </div>
  );
}

/**
 * The labels of a table's columns for its cards, the form of its rows on phones: set once by position, so that rows do
 * not repeat them.
 */
export const cardLabels = (words: readonly string[], first: number): CSSProperties =>
  Object.fromEntries(words.map((word, at) => [`--label-${first + at}`, JSON.stringify(word)]));

/** A column head. `number` columns are right-aligned; a `silent` head is for screen readers only. */
interface Head {
  words: string;
  number?: true;
  silent?: true;
}

interface TableBoxProps {
  /** The content of the table: the name of its box and its caption. */
  label: string;
  className?: string;
  heads: readonly (string | Head | false | undefined)[];
  /** Rows become cards on phones. */
  cards?: boolean;
  /** The rows. */
  children: ReactNode;
}

/** A table with caption and heads, in a box that scrolls sideways. */
export function TableBox({ label, className, heads, cards, children }: TableBoxProps) {
  const columns: Head[] = heads.flatMap((head) => (typeof head === "string" ? { words: head } : head || []));
  return (
    <ScrollBox label={label}>
      <table
        className={cards ? `data-table-cards unsorted ${className}` : className}
        style={
          cards
            ? cardLabels(
                columns.map(({ words, silent }) => (silent ? "" : words)),
                1,
              )
            : undefined
        }
      >
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {columns.map(({ words, number, silent }, at) => (
              <th key={at} scope="col" className={number && "number"}>
                {silent ? <span className="sr-only">{words}</span> : words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollBox>
  );
}

import type { CSSProperties, ReactNode } from "react";

/** A box that scrolls sideways where the screen is narrow; the keyboard can reach it. */
export function ScrollBox({ label, busy, children }: { label: string; busy?: boolean; children: ReactNode }) {
  return (
    <div className="table-box" role="region" aria-label={label} tabIndex={0} aria-busy={busy}>
      {children}
    </div>
  );
}

/** The words of a table's columns for its cards, the look of its rows on a phone: by their places, so that the rows carry nothing for it. */
export const cardLabels = (words: readonly string[], first: number): CSSProperties =>
  Object.fromEntries(words.map((word, at) => [`--label-${first + at}`, JSON.stringify(word)]));

/** The head of a column, by its words: of numbers, which stand at its right, or of what needs no words on the screen. */
interface Head {
  words: string;
  number?: true;
  silent?: true;
}

interface TableBoxProps {
  /** What the table holds: the name of its box and its caption. */
  label: string;
  className?: string;
  heads: readonly (string | Head | false | undefined)[];
  /** On a phone its rows are cards. */
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

import type { ReactNode } from "react";

/** A text whose words with hyphens, such as the names of racks, are broken only where they are longer than a line. */
export const wholeNames = (text: string): ReactNode =>
  text.split(/(\S*-\S*)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whole">
        {part}
      </span>
    ),
  );

import { Fragment, type ReactNode } from "react";

export type Fact = [name: string, fact: ReactNode];

/** A list of facts; empty ones are left out. On paper in two columns. */
export function Facts({ facts, paper = false }: { facts: Fact[]; paper?: boolean }) {
  return (
    <dl className={paper ? "sheet-facts" : "facts"}>
      {facts
        .filter(([, fact]) => fact !== "" && fact !== undefined && fact !== null && fact !== false)
        .map(([name, fact]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </Fragment>
        ))}
    </dl>
  );
}

import type { ReactNode } from "react";

/** A table in a box that scrolls sideways where the screen is narrow. */
export function TableBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // A box that scrolls must be reachable by keyboard (axe: scrollable-region-focusable).
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="table-box" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

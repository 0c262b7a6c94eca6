import type { ReactNode } from "react";
import { useT } from "~/language/context";
import { requestListPath } from "~/paths";
import type { Role } from "~/session/permissions";
import { m } from "./messages";
import { ViewAll } from "./view-all";
import "./waiting-section.css";

interface WaitingSectionProps {
  side: Role;
  /** How many do; null if the reader may not see requests, or they could not be read. */
  waiting: { count: number; atLeast: boolean } | null;
  children: ReactNode;
}

/** The first requests that wait for the reader, and a link to all of them. */
export function WaitingSection({ side, waiting, children }: WaitingSectionProps) {
  const t = useT();
  return (
    <section className="waiting" aria-labelledby="waiting">
      <div className="section-head">
        <h2 id="waiting">{t(m.waitingForMe)}</h2>
        {waiting && <ViewAll to={`${requestListPath(side)}?tab=waiting`} {...waiting} />}
      </div>
      {children}
    </section>
  );
}

import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useLanguage, useT } from "~/language/context";
import { formatNumber } from "~/language/numbers";
import { requestListPath } from "~/paths";
import type { Role } from "~/session/permissions";
import { m } from "./messages";
import "./waiting-section.css";

interface WaitingSectionProps {
  side: Role;
  waiting: { count: number; atLeast: boolean };
  children: ReactNode;
}

/** The first requests that wait for the reader, and a link to all of them. */
export function WaitingSection({ side, waiting: { count, atLeast }, children }: WaitingSectionProps) {
  const t = useT();
  const n = formatNumber(count, useLanguage()) + (atLeast ? "+" : "");
  return (
    <section className="waiting" aria-labelledby="waiting">
      <div className="section-head">
        <h2 id="waiting">{t(m.waitingForMe)}</h2>
        <Link to={`${requestListPath(side)}?tab=waiting`}>{t(m.allWaiting, { n })}</Link>
      </div>
      {children}
    </section>
  );
}

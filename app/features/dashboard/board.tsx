import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useLiveUpdatesOf } from "~/features/notifications/live";
import { useLanguage, useT } from "~/language/context";
import { formatLongDay, formatTime } from "~/language/dates";
import { requestListPath, sitePath, visitsInsidePath } from "~/paths";
import { useBackgroundRevalidation } from "~/session/background-revalidation";
import { type Figure, FigureRow } from "~/ui/figures";
import { portalName } from "~/ui/brand";
import { Icon } from "~/ui/icon";
import { InsideSection } from "./inside-section";
import { m } from "./messages";
import type { AdminDashboardData } from "./read-admin-dashboard.server";
import { TODAY, todaysFigures } from "./today-strip";
import { UnreadParts } from "./unread-parts";
import { UsageTable } from "./usage-table";
import { TenantsToConfirm, WaitingRequests } from "./waiting-requests";
import "./board.css";

const MINUTE_MS = 60_000;

/** The dashboard for a wall screen: large, without a menu, reloaded on every event and every minute. */
export function Board({ loaded }: { loaded: AdminDashboardData }) {
  const t = useT();
  const language = useLanguage();
  const data = useBackgroundRevalidation(loaded, `${useLiveUpdatesOf()} ${useMinutes()}`);
  const { waiting, toConfirm, today, inside, figures, may, now } = data;
  const hasQueue = waiting !== null || Boolean(toConfirm?.count);
  const queue = `${requestListPath("admin")}?tab=waiting`;
  const shown: Figure[] = [
    ...(waiting
      ? [
          { count: waiting.count, atLeast: waiting.atLeast, label: m.waitingForNoc, to: queue },
          {
            count: waiting.toCarryOut.count,
            atLeast: waiting.toCarryOut.atLeast,
            label: m.countToCarryOut,
            to: `${queue}&filter_status=AP`,
          },
        ]
      : []),
    ...(inside
      ? [{ count: inside.count, atLeast: inside.atLeast, label: m.visitorsInside, to: visitsInsidePath }]
      : []),
    ...(today ? todaysFigures(today.counts, (event) => `/admin/dashboard?${TODAY}=${event}`) : []),
  ];
  return (
    <div className="board">
      <div className="page-head">
        <h1>{t(m.boardTitle, { portal: portalName })}</h1>
        <p>
          {formatLongDay(now, language)}, {formatTime(now, language)}
        </p>
        <div className="page-actions">
          <Link className="button" to="/admin/dashboard">
            <Icon name="left" />
            {t(m.dashboard)}
          </Link>
        </div>
      </div>
      <FigureRow figures={shown} />
      <UnreadParts unread={data.unread} />
      {hasQueue && <h2 className="sr-only">{t(m.waitingForMe)}</h2>}
      <div className="board-parts">
        {hasQueue && (
          <section aria-label={t(m.toApprove)}>
            {toConfirm && <TenantsToConfirm {...toConfirm} />}
            {waiting && (
              <WaitingRequests title={m.toApprove} action={m.approve} waiting={waiting.toApprove} now={now} />
            )}
          </section>
        )}
        {waiting && (
          <section aria-label={t(m.toCarryOut)}>
            <WaitingRequests title={m.toCarryOut} action={m.carryOut} waiting={waiting.toCarryOut} now={now} />
          </section>
        )}
        {inside && <InsideSection inside={inside} now={now} />}
      </div>
      {figures.siteUsage.length > 0 && (
        <div className="section">
          <UsageTable
            title={m.capacity}
            head={m.site}
            uses={figures.siteUsage}
            withRacks
            to={may.seeSites ? sitePath : undefined}
          />
        </div>
      )}
    </div>
  );
}

/** The minutes since the page was loaded, so that ages grow even if nothing happens. */
function useMinutes(): number {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinutes((before) => before + 1), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return minutes;
}

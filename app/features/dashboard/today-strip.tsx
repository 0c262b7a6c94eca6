import { Link, useSearchParams } from "@remix-run/react";
import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import type { RecordPath } from "~/ui/record-link";
import { type Figure, FigureRow } from "~/ui/figures";
import { withParams } from "~/lists/list-query";
import { m } from "./messages";
import type { TodaysEvent } from "./read-today.server";
import { RequestTable } from "./request-table";
import type { ListedRequest } from "~/inventory/requests/rows.server";

/** The parameter that selects which of today's requests are listed. */
export const TODAY = "today";

const todaysEvents: Readonly<Record<TodaysEvent, Message>> = {
  filed: m.filedToday,
  approved: m.approvedToday,
  done: m.doneToday,
  closed: m.closedToday,
};

interface TodayData {
  counts: Record<TodaysEvent, { count: number; atLeast: boolean }>;
  /** The requests that the URL selects. */
  listed: { event: TodaysEvent; requests: ListedRequest[] } | null;
}

/** The figures of today's events; `pathOf` is the dashboard with the requests of one. */
export const todaysFigures = (counts: TodayData["counts"], pathOf: (event: string) => string): Figure[] =>
  Object.entries(counts).map(([event, counted]) => ({
    ...counted,
    label: todaysEvents[event as TodaysEvent],
    to: counted.count > 0 ? `${pathOf(event)}#today` : undefined,
  }));

interface TodayStripProps {
  today: TodayData;
  now: string;
  /** The pages of a request's tenant and site. */
  tenantPath: RecordPath;
  sitePath: RecordPath;
}

/** Requests filed, approved, done and closed today: each figure links to its requests. */
export function TodayStrip({ today: { counts, listed }, ...shown }: TodayStripProps) {
  const t = useT();
  const [params] = useSearchParams();
  return (
    <div className="section">
      <div className="section-head">
        <h2 id="today">{t(m.today)}</h2>
        {listed && (
          <Link to={withParams(params, { [TODAY]: null })} preventScrollReset>
            {t(m.hide)}
          </Link>
        )}
      </div>
      <FigureRow label={m.today} figures={todaysFigures(counts, (event) => withParams(params, { [TODAY]: event }))} />
      {listed && <RequestTable title={todaysEvents[listed.event]} requests={listed.requests} side="admin" {...shown} />}
    </div>
  );
}

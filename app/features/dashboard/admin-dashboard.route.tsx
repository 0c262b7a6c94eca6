import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { newsPath } from "~/features/news/news";
import { NewsSection } from "~/features/news/news-list";
import { nouns } from "~/inventory/nouns";
import { useLanguage, useT } from "~/language/context";
import { formatLongDay, formatTime } from "~/language/dates";
import { formatNumber } from "~/language/numbers";
import { boardPath, capacityPath, requestListPath, siteListPath, sitePath, tenantPath } from "~/paths";
import { requireAdmin } from "~/session/guards.server";
import { type Figure, FigureRow, recordsFigure } from "~/ui/figures";
import { Icon } from "~/ui/icon";
import { titled } from "~/ui/title";
import { Board } from "./board";
import { BOARD, boardRefresh } from "./board-refresh";
import { openRequests } from "./dashboard";
import { InsideSection } from "./inside-section";
import { m, openRequestsNoun } from "./messages";
import { type AdminDashboardData, readAdminDashboard } from "./read-admin-dashboard.server";
import { RequestPictures } from "./request-pictures";
import { RequestTable } from "./request-table";
import { SiteCard } from "./site-card";
import { TODAY, TodayStrip } from "./today-strip";
import { UnreadParts } from "./unread-parts";
import { UsageTable } from "./usage-table";
import { TenantsToConfirm, WaitingRequests } from "./waiting-requests";
import { WaitingSection } from "./waiting-section";

/** The number of waiting requests of each kind on the wall board. */
const BOARD_ROWS = 7;

export const meta = titled<object | undefined>((data, t) => t(data && "refresh" in data ? m.board : m.dashboard));

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_dashboard_admin");
  const { searchParams } = context.url;
  const isBoard = searchParams.has(BOARD);
  const data = await readAdminDashboard(context, {
    asksFor: searchParams.get(TODAY),
    few: isBoard ? BOARD_ROWS : undefined,
  });
  return isBoard ? { ...data, ...boardRefresh } : data;
}

/** The NOC's dashboard, or with `?board` the parts of it for a wall screen. */
export default function AdminDashboard() {
  const data = useLoaderData<typeof loader>();
  return useSearchParams()[0].has(BOARD) ? <Board loaded={data} /> : <Dashboard {...data} />;
}

function Dashboard(data: AdminDashboardData) {
  const t = useT();
  const language = useLanguage();
  const { figures, newest, lists, sites, today, inside, filed, pictures, news, may, now } = data;
  const paths = {
    tenantPath: may.seeTenants ? tenantPath : undefined,
    sitePath: may.seeSites ? sitePath : undefined,
  };
  const requestList = may.seeRequests ? requestListPath("admin") : undefined;
  const shown: Figure[] = [
    recordsFigure(figures.sites, nouns.sites, lists.sites),
    recordsFigure(figures.racks, nouns.racks, lists.racks),
    recordsFigure(figures.devices, nouns.devices, lists.devices),
    recordsFigure(figures.tenants, nouns.tenants, lists.tenants),
    recordsFigure(figures.interconnections, nouns.interconnections, lists.interconnections),
    recordsFigure(figures.services, nouns.services, lists.services),
    recordsFigure(openRequests(figures), openRequestsNoun, requestList && `${requestList}?tab=open`),
    {
      count: figures.unitsUsed,
      label: m.units,
      values: { total: formatNumber(figures.unitsTotal, language) },
      to: may.seeSites ? capacityPath : undefined,
    },
  ];
  return (
    <>
      <div className="page-head">
        <h1>{t(m.dashboard)}</h1>
        <p>
          {formatLongDay(now, language)}, {formatTime(now, language)}
        </p>
        <div className="page-actions">
          <Link className="button" to={boardPath}>
            <Icon name="apps" />
            {t(m.board)}
          </Link>
        </div>
      </div>
      <FigureRow figures={shown} />
      <UnreadParts unread={data.unread} />
      {today && <TodayStrip today={today} now={now} {...paths} />}
      <div className="split split-main section">
        <Waiting {...data} />
        <div className="stack">
          {newest && (
            <section aria-labelledby="newest">
              <div className="section-head">
                <h2 id="newest">{t(m.newestRequests)}</h2>
                {requestList && <Link to={requestList}>{t(m.allRequests)}</Link>}
              </div>
              <RequestTable
                title={m.newestRequests}
                requests={newest}
                side="admin"
                now={now}
                linked={may.seeRequests}
                {...paths}
              />
            </section>
          )}
          {inside && <InsideSection inside={inside} now={now} />}
        </div>
      </div>
      {sites && (
        <section className="section" aria-labelledby="sites">
          <div className="section-head">
            <h2 id="sites">{t(m.siteList)}</h2>
            {may.seeSites && <Link to={siteListPath}>{t(m.allSites)}</Link>}
          </div>
          {sites.length === 0 && <p className="empty">{t(m.noData)}</p>}
          <div className="sites">
            {sites.map((site) => (
              <SiteCard
                key={site.id}
                site={site}
                use={figures.siteUsage.find(({ id }) => id === site.id)}
                linked={may.seeSites}
              />
            ))}
          </div>
        </section>
      )}
      {figures.siteUsage.length > 0 && (
        <section className="section">
          <div className="section-head">
            <h2>{t(m.capacity)}</h2>
            {may.seeSites && <Link to={capacityPath}>{t(m.growth)}</Link>}
          </div>
          <UsageTable title={m.capacity} head={m.site} uses={figures.siteUsage} withRacks to={paths.sitePath} />
        </section>
      )}
      <RequestPictures pictures={pictures} filed={filed} />
      {news && (
        <div className="section">
          <NewsSection list={newsPath("admin")} news={news} />
        </div>
      )}
    </>
  );
}

/** What waits for the NOC, with what to do about it. */
function Waiting({ waiting, toConfirm, now }: AdminDashboardData) {
  const t = useT();
  if (!waiting && !toConfirm?.count) return null;
  return (
    <WaitingSection side="admin" waiting={waiting}>
      {toConfirm && <TenantsToConfirm {...toConfirm} />}
      {waiting && (
        <>
          <WaitingRequests title={m.toApprove} action={m.approve} waiting={waiting.toApprove} now={now} />
          <WaitingRequests title={m.toCarryOut} action={m.carryOut} waiting={waiting.toCarryOut} now={now} />
        </>
      )}
      {waiting?.count === 0 && !waiting.atLeast && !toConfirm?.count && <p className="dimmed">{t(m.nothingWaits)}</p>}
    </WaitingSection>
  );
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { newsPath } from "~/features/news/news";
import { NewsSection } from "~/features/news/news-list";
import { readNews } from "~/features/news/read-news.server";
import { kindLabel } from "~/inventory/requests/kinds";
import { readFiledLately } from "~/features/reports/read-filed-lately.server";
import { readWaiting } from "~/features/requests/list/read-waiting.server";
import { requestName, requestPagePath } from "~/inventory/requests/request";
import { stateStyle } from "~/inventory/requests/status";
import { stateOf } from "~/inventory/requests/transitions";
import { useLanguage, useT } from "~/language/context";
import { formatAgo, formatLongDay, formatTime } from "~/language/dates";
import { formatNumber } from "~/language/numbers";
import { requestListPath, siteListPath, sitePath } from "~/paths";
import type { Provider } from "~/provider/index.server";
import { requireAdmin } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { type Figure, FigureRow } from "~/ui/figures";
import { titled } from "~/ui/title";
import { listsOf, MAX_AGE_MS, NEWS_SHOWN, openRequests } from "./dashboard";
import { m } from "./messages";
import { requestPictures } from "./request-pictures.server";
import { RequestPictures } from "./request-pictures";
import { RequestTable } from "./request-table";
import { adminDashboard, type RequestRow, requestRow, siteRow } from "./rows.server";
import { SiteCard } from "./site-card";
import { UseTable } from "./use-table";
import { WaitingSection } from "./waiting-section";

const WAITING_SHOWN = 6;
const NEWEST_SHOWN = 8;

export const meta = titled(m.dashboard);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireAdmin(args, "view_dashboard_admin");
  const { provider, user } = context;
  const may = {
    seeSites: allowed(user, "view_organization_sites_admin"),
    seeRequests: allowed(user, "view_request_list_admin"),
  };
  const recent = provider.recent(MAX_AGE_MS);
  const [figures, sites, waiting, filed, news] = await Promise.all([
    provider.read("dashboard_admin", adminDashboard),
    recent.all("datacenters", siteRow),
    may.seeRequests ? readWaiting(context, WAITING_SHOWN) : null,
    may.seeRequests ? readFiledLately(context) : null,
    readNews(recent, { offset: 0, limit: NEWS_SHOWN }),
  ]);
  return {
    figures,
    newest: figures.newest ?? (may.seeRequests ? await readNewest(provider) : []),
    lists: listsOf("admin", user),
    sites,
    waiting,
    filed,
    pictures: requestPictures(figures, context.language),
    news: news.results,
    may,
    now: new Date().toISOString(),
  };
}

/** The newest requests, where the provider's figures do not bring them (contract §11). */
async function readNewest(provider: Provider): Promise<RequestRow[]> {
  const query = { ordering: "-created_at", limit: NEWEST_SHOWN };
  return (await provider.list("activities", requestRow, query)).results;
}

export default function AdminDashboard() {
  const t = useT();
  const language = useLanguage();
  const { figures, newest, lists, sites, waiting, filed, pictures, news, may, now } = useLoaderData<typeof loader>();
  const requestList = may.seeRequests ? requestListPath("admin") : undefined;
  const shown: Figure[] = [
    { count: figures.sites, label: m.sites, to: lists.sites },
    { count: figures.racks, label: m.racks, to: lists.racks },
    { count: figures.devices, label: m.devices, to: lists.devices },
    { count: figures.tenants, label: m.tenants, to: lists.tenants },
    { count: figures.interconnections, label: m.interconnections, to: lists.interconnections },
    { count: figures.services, label: m.services, to: lists.services },
    { count: openRequests(figures), label: m.openRequests, to: requestList },
    { count: figures.unitsUsed, label: m.units, values: { total: formatNumber(figures.unitsTotal, language) } },
  ];
  return (
    <>
      <div className="page-head">
        <h1>{t(m.dashboard)}</h1>
        <p>
          {formatLongDay(now, language)}, {formatTime(now, language)}
        </p>
      </div>
      <FigureRow figures={shown} />
      <div className={waiting ? "split split-main section" : "section"}>
        <section aria-labelledby="newest">
          <div className="section-head">
            <h2 id="newest">{t(m.newestRequests)}</h2>
            {requestList && <Link to={requestList}>{t(m.allRequests)}</Link>}
          </div>
          <RequestTable title={m.newestRequests} requests={newest} side="admin" now={now} linked={may.seeRequests} />
        </section>
        {waiting && (
          <WaitingSection side="admin" waiting={waiting}>
            {waiting.count === 0 && <p className="empty">{t(m.noData)}</p>}
            <ul className="waiting-list">
              {waiting.results.map((request) => (
                <li key={request.id}>
                  <span>
                    <Link to={requestPagePath("admin", request)}>
                      {t(kindLabel(request.kind))} {requestName(request)}
                    </Link>{" "}
                    <small>
                      {t(m.waits, {
                        state: t(stateStyle(stateOf(request)).word),
                        tenant: request.tenantName,
                        ago: formatAgo(request.createdAt, language, Date.parse(now)),
                      })}
                    </small>
                  </span>
                </li>
              ))}
            </ul>
          </WaitingSection>
        )}
      </div>
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
              use={figures.sitesUse.find(({ id }) => id === site.id)}
              linked={may.seeSites}
            />
          ))}
        </div>
      </section>
      {figures.sitesUse.length > 0 && (
        <section className="section">
          <div className="section-head">
            <h2>{t(m.capacity)}</h2>
          </div>
          <UseTable
            title={m.capacity}
            head={m.site}
            uses={figures.sitesUse}
            withRacks
            to={may.seeSites ? sitePath : undefined}
          />
        </section>
      )}
      <RequestPictures pictures={pictures} filed={filed} />
      <div className="section">
        <NewsSection list={newsPath("admin")} news={news} />
      </div>
    </>
  );
}

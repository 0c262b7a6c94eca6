import { m as newsWords } from "~/features/news/messages";
import { readNews } from "~/features/news/read-news.server";
import { m as reportWords } from "~/features/reports/messages";
import { readFiledLately } from "~/features/reports/read-filed-lately.server";
import { readWaiting } from "~/features/requests/list/read-waiting.server";
import { readInside } from "~/inventory/visits/read-inside.server";
import { cityNames, tenantAndSiteNames } from "~/inventory/names.server";
import { withNames } from "~/lists/names.server";
import type { Provider, Reads } from "~/provider/index.server";
import type { SignedIn } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { listsOf, MAX_AGE_MS, NEWS_SHOWN } from "./dashboard";
import { m } from "./messages";
import { dashboardParts } from "./parts.server";
import { readToday, type Today, type TodaysEvent } from "./read-today.server";
import { requestPictures } from "./request-pictures.server";
import { type ListedRequest, listedRequest } from "~/inventory/requests/rows.server";
import { adminDashboard, siteRow, tenantRow } from "./rows.server";

const WAITING_SHOWN = 4;
const NEWEST_SHOWN = 8;
const INSIDE_SHOWN = 5;
const TENANTS_SHOWN = 3;
const TODAY_SHOWN = 25;

/** The data of the NOC's dashboard and its wall board, as far as the person may see it. */
export async function readAdminDashboard(
  context: SignedIn,
  { asksFor, few = WAITING_SHOWN }: { asksFor: string | null; few?: number },
) {
  const { provider, user, language } = context;
  const may = {
    seeSites: allowed(user, "view_organization_sites_admin"),
    seeRequests: allowed(user, "view_request_list_admin"),
    seeTenants: allowed(user, "view_organization_tenants_admin"),
    seeVisits: allowed(user, "view_organization_datacenter_access_admin"),
  };
  const recent = provider.recent(MAX_AGE_MS);
  const { part, figuresPart, requireAny, unread } = dashboardParts();
  const [figures, sites, waiting, today, filed, inside, toConfirm, news] = await Promise.all([
    figuresPart(provider, "dashboard_admin", adminDashboard),
    part(m.siteList, readSites(recent, provider)),
    may.seeRequests ? part(m.waitingForMe, readBothWaiting(context, few)) : null,
    may.seeRequests ? part(m.today, readToday(recent)) : null,
    may.seeRequests ? part(reportWords.filedLately, readFiledLately(context)) : null,
    may.seeVisits ? part(m.inside, readInside(provider, INSIDE_SHOWN, { maxAgeMs: MAX_AGE_MS })) : null,
    may.seeTenants ? part(m.tenantsToConfirm, readUnconfirmed(recent)) : null,
    part(newsWords.news, readNews(recent, { offset: 0, limit: NEWS_SHOWN })),
  ]);
  requireAny();
  const readsNewest = figures.newest === null && may.seeRequests;
  const newestRead = readsNewest ? await part(m.newestRequests, readNewest(provider)) : (figures.newest ?? []);
  const [newest, todays] = await Promise.all([
    newestRead && withNames(provider, newestRead, tenantAndSiteNames),
    today && todayData(provider, today, asksFor),
  ]);
  return {
    figures,
    newest,
    lists: listsOf("admin", user),
    sites,
    waiting,
    today: todays,
    filed,
    inside,
    toConfirm,
    pictures: requestPictures(figures, language, may.seeRequests ? "admin" : null),
    news: news?.results,
    unread,
    may,
    now: new Date().toISOString(),
  };
}

export type AdminDashboardData = Awaited<ReturnType<typeof readAdminDashboard>>;

/** What waits for the NOC: how much in all, and the first ones by what is to be done. */
async function readBothWaiting(context: SignedIn, few: number) {
  const [toApprove, toCarryOut] = await Promise.all([
    readWaiting(context, few, ["OR", "OP"]),
    readWaiting(context, few, ["AP"]),
  ]);
  const both = { count: toApprove.count + toCarryOut.count, atLeast: toApprove.atLeast || toCarryOut.atLeast };
  return { ...both, toApprove, toCarryOut };
}

const readSites = async (recent: Reads, provider: Provider) =>
  withNames(provider, await recent.all("datacenters", siteRow), cityNames);

/** The newest requests, for providers that do not send them with the figures (contract §11). */
async function readNewest(provider: Provider): Promise<ListedRequest[]> {
  const query = { ordering: "-created_at", limit: NEWEST_SHOWN };
  return (await provider.list("activities", listedRequest, query)).results;
}

/** Tenants that are not confirmed yet. */
async function readUnconfirmed(provider: Reads) {
  const tenants = await provider.all("tenants", tenantRow, { tenant_confirmation: "false", ordering: "name" });
  // The provider may ignore the filter.
  const waiting = tenants.filter(({ isConfirmed }) => !isConfirmed);
  return { count: waiting.length, tenants: waiting.slice(0, TENANTS_SHOWN) };
}

async function todayData(provider: Provider, today: Today, asksFor: string | null) {
  const events = Object.keys(today) as TodaysEvent[];
  const event = events.find((one) => one === asksFor);
  const counts = Object.fromEntries(
    events.map((one) => [one, { count: today[one].requests.length, atLeast: today[one].atLeast }]),
  ) as Record<TodaysEvent, { count: number; atLeast: boolean }>;
  const shown = event ? today[event].requests.slice(0, TODAY_SHOWN) : [];
  const requests = await withNames(provider, shown, tenantAndSiteNames);
  return { counts, listed: event ? { event, requests } : null };
}

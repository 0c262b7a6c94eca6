import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { m as newsWords } from "~/features/news/messages";
import { newsPath } from "~/features/news/news";
import { NewsSection } from "~/features/news/news-list";
import { readNews } from "~/features/news/read-news.server";
import { type Kind, kinds } from "~/inventory/requests/kinds";
import { nouns } from "~/inventory/nouns";
import { m as reportWords } from "~/features/reports/messages";
import { readFiledLately } from "~/features/reports/read-filed-lately.server";
import { readOpenRequests } from "~/features/requests/list/read-open-requests.server";
import { readWaiting } from "~/features/requests/list/read-waiting.server";
import { readUnitsWaiting } from "~/inventory/racks/read-units-waiting.server";
import { firstStep } from "~/inventory/first-step.server";
import { useLanguage, useT } from "~/language/context";
import { formatNumber } from "~/language/numbers";
import { goodsInFormPath, myRackListPath, myRackPath, rackGoodsInPath, requestListPath, ticketFormPath } from "~/paths";
import { requireTenant } from "~/session/guards.server";
import { allowed, type Permission } from "~/session/permissions";
import { Icon } from "~/ui/icon";
import { FigureRow, recordsFigure } from "~/ui/figures";
import { titled } from "~/ui/title";
import { StepHintNotice } from "~/ui/step-hint";
import { FirstTask, taskOf } from "./first-task";
import { listsOf, MAX_AGE_MS, NEWS_SHOWN, openRequests } from "./dashboard";
import { m, openRequestsNoun } from "./messages";
import { dashboardParts } from "./parts.server";
import { requestPictures } from "./request-pictures.server";
import { RequestPictures } from "./request-pictures";
import { RequestTable } from "./request-table";
import { tenantDashboard } from "./rows.server";
import { UnreadParts } from "./unread-parts";
import { UsageTable } from "./usage-table";
import { WaitingSection } from "./waiting-section";

/** How many requests that wait for the reader are shown. */
const WAITING_SHOWN = 6;

const filing = [
  { permission: "view_trouble_ticket_tenant", to: ticketFormPath, kind: kinds["Trouble Ticket"] },
  { permission: "view_smart_hand_tenant", to: "/request/smarthand", kind: kinds["Smart Hand"] },
  { permission: "view_goods_in_tenant", to: goodsInFormPath, kind: kinds["Goods In"] },
] as const satisfies readonly { permission: Permission; to: string; kind: Kind }[];

export const meta = titled(m.dashboard);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireTenant(args, "view_dashboard_tenant");
  const { provider, user } = context;
  const may = {
    seeRacks: allowed(user, "view_my_rack_tenant"),
    seeRequests: user.isTenantConfirmed && allowed(user, "view_request_list_tenant"),
    seeNews: allowed(user, "view_news_tenant"),
    file: filing.filter(({ permission }) => user.isTenantConfirmed && allowed(user, permission)).map(({ to }) => to),
  };
  const { part, figuresPart, requireAny, unread } = dashboardParts();
  const readingWaiting = may.seeRequests ? readWaiting(context, WAITING_SHOWN) : null;
  const countingOpen = readingWaiting?.then(
    ({ open }) => open,
    () => null,
  );
  const [figures, withWaiting, waiting, open, filed, news] = await Promise.all([
    figuresPart(provider, "dashboard_tenant", tenantDashboard, { tenant_id: user.tenant }),
    readUnitsWaiting(context),
    readingWaiting && part(m.waitingForMe, readingWaiting),
    countingOpen ? part(m.openRequestsHead, readOpenRequests(context, countingOpen)) : null,
    may.seeRequests ? part(reportWords.filedLately, readFiledLately(context)) : null,
    may.seeNews ? part(newsWords.news, readNews(provider.recent(MAX_AGE_MS), { offset: 0, limit: NEWS_SHOWN })) : null,
  ]);
  requireAny();
  const isEmpty = figures.devices === 0;
  // Shared racks are not counted here, but a tenant with devices has a rack for them.
  const hasNoRack = figures.racks === 0 && isEmpty;
  const step = hasNoRack ? "ownRacks" : !user.isTenantConfirmed ? "confirmation" : isEmpty ? "devices" : null;
  return {
    figures,
    racks: figures.rackUsage?.map(withWaiting),
    hasNoRack,
    step: step && firstStep(step, context),
    lists: listsOf("tenant", user),
    waiting,
    filed,
    pictures: may.seeRequests ? requestPictures(figures, context.language, "tenant") : [],
    open,
    news: news?.results,
    unread,
    may,
    tenant: user.tenantName,
    now: new Date().toISOString(),
  };
}

export default function TenantDashboard() {
  const t = useT();
  const language = useLanguage();
  const { figures, racks, hasNoRack, step, lists, waiting, filed, pictures, open, news, unread, may, tenant, now } =
    useLoaderData<typeof loader>();
  const allRacks = figures.racks === null ? "" : ` (${formatNumber(figures.racks, language)})`;
  const requestList = requestListPath("tenant");
  const first = waiting?.results[0];
  const shown = [
    recordsFigure(figures.racks, nouns.racks, lists.racks),
    recordsFigure(figures.devices, nouns.devices, lists.devices),
    recordsFigure(figures.interconnections, nouns.interconnections, lists.interconnections),
    recordsFigure(figures.services, nouns.services, lists.services),
    recordsFigure(
      waiting?.open ?? openRequests(figures),
      openRequestsNoun,
      may.seeRequests ? `${requestList}?tab=open` : undefined,
    ),
  ];
  return (
    <>
      <div className="page-head">
        <h1>{t(m.dashboard)}</h1>
        <p>{tenant}</p>
        <div className="page-actions">
          {filing
            .filter(({ to }) => may.file.includes(to) && !(hasNoRack && to !== ticketFormPath))
            .map(({ to, kind: { icon, label } }) => (
              <Link key={to} className={icon === "in" && !first ? "button button-primary" : "button"} to={to}>
                <Icon name={icon} />
                {t(label)}{" "}
              </Link>
            ))}
        </div>
      </div>
      {step && <StepHintNotice {...step} />}
      {first && <FirstTask request={first} now={now} />}
      <FigureRow figures={shown} />
      <UnreadParts unread={unread} />
      {waiting && waiting.count > 0 && (
        <div className="section">
          <WaitingSection side="tenant" waiting={waiting}>
            <RequestTable
              title={m.waitingForMe}
              requests={waiting.results}
              side="tenant"
              now={now}
              taskOf={(request) => taskOf(request).button}
            />
          </WaitingSection>
        </div>
      )}
      {racks && racks.length > 0 && (
        <section className="section">
          <div className="section-head">
            <h2>{t(m.myRacks)}</h2>
            {/* The list also has the racks that are shared with the tenant. */}
            {may.seeRacks && <Link to={myRackListPath}>{t(m.allRacks) + allRacks}</Link>}
          </div>
          <UsageTable
            title={m.myRacks}
            head={m.rack}
            uses={racks}
            to={may.seeRacks ? myRackPath : undefined}
            add={may.file.includes(goodsInFormPath) ? rackGoodsInPath : undefined}
          />
        </section>
      )}
      <div className={open && news ? "split split-main section" : "section"}>
        {open && (
          <section aria-labelledby="open">
            <div className="section-head">
              <h2 id="open">{t(m.openRequestsHead)}</h2>
              <Link to={requestList}>{t(m.allRequests)}</Link>
            </div>
            <RequestTable title={m.openRequestsHead} requests={open} side="tenant" now={now} />
          </section>
        )}
        {news && <NewsSection list={newsPath("tenant")} news={news} />}
      </div>
      <RequestPictures pictures={pictures} filed={filed} />
    </>
  );
}

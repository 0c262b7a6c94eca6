import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData, useLocation } from "@remix-run/react";
import { sanitizeHtml } from "~/forms/sanitize.server";
import { useLanguage, useT } from "~/language/context";
import { formatDay } from "~/language/dates";
import { errorPage } from "~/session/error-pages.server";
import type { SignedIn } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
import { recordId } from "~/session/record-id.server";
import { Icon } from "~/ui/icon";
import { redirectToLast } from "~/lists/last-page.server";
import { readListQuery } from "~/lists/list-query";
import { ListFoot } from "~/lists/pager";
import { BackLink } from "~/ui/record-actions";
import { SentField } from "~/forms/sent-field";
import "./news.css";
import { titled } from "~/ui/title";
import { m } from "./messages";
import { isUnread } from "./news";
import { NewsList } from "./news-list";
import { markRead, readMarks } from "./read-marks.server";
import { readNews } from "./read-news.server";
import { isInboxAt, requireReader } from "./require-reader.server";
import { newsRow } from "./rows.server";

/** At most this many items are marked as read at once: older ones count as read anyway. */
const MAX_MARKED = 200;

type Data = { title: string | null; isInbox: boolean } | undefined;

export const meta = titled((data: Data, t) => data?.title ?? t(data?.isInbox ? m.newsletter : m.news));

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireReader(args);
  const isInbox = isInboxAt(context.url);
  const id = context.url.searchParams.get("id");
  if (id !== null) {
    const news = await readOne(context, recordId(id));
    return { isInbox, title: news.title, news, list: null };
  }
  return { isInbox, title: null, news: null, list: await readList(context) };
}

/** A news item, which is marked as read; drafts are visible to their authors. */
async function readOne(context: SignedIn, id: string) {
  const { provider, user } = context;
  const news = await provider.read(`news/${id}`, newsRow);
  if (!news.isPublished && !allowed(user, "view_news_admin")) throw errorPage({ kind: "missing" }, 404);
  if (news.isPublished) markRead(context, [news.id]);
  return { ...news, content: sanitizeHtml(news.content, "h2") };
}

async function readList(context: SignedIn) {
  const { provider, url } = context;
  const { page, limit } = readListQuery(url.searchParams, { filters: {}, sortable: [], ordering: "" });
  const { count, results } = await readNews(provider, { offset: (page - 1) * limit, limit });
  await redirectToLast(context, { page, limit }, count);
  const marks = readMarks(context);
  const now = Date.now();
  return { page, limit, count, rows: results.map((news) => ({ ...news, isUnread: isUnread(news, marks, now) })) };
}

/** Marks all news as read. */
export async function action(args: ActionFunctionArgs) {
  const context = await requireReader(args);
  const { provider, url, t, redirect } = context;
  const { results } = await readNews(provider, { offset: 0, limit: MAX_MARKED });
  const marks = readMarks(context);
  markRead(
    context,
    results.filter((news) => isUnread(news, marks, Date.now())).map(({ id }) => id),
  );
  return redirect(url.pathname + url.search, { toast: { message: t(m.allMarked) } });
}

export default function Reader() {
  const { news, list, isInbox } = useLoaderData<typeof loader>();
  return news ? <Article {...news} /> : <List {...list} isInbox={isInbox} />;
}

function List({
  rows,
  page,
  limit,
  count,
  isInbox,
}: NonNullable<Awaited<ReturnType<typeof readList>>> & { isInbox: boolean }) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <>
      <div className="page-head">
        <h1>{t(isInbox ? m.newsletter : m.news)}</h1>
        {rows.some(({ isUnread }) => isUnread) && (
          <div className="page-actions">
            <Form method="post" className="inline">
              <SentField />
              <button className="button">
                <Icon name="done" />
                {t(m.markAll)}
              </button>
            </Form>
          </div>
        )}
      </div>
      {rows.length === 0 && <p className="empty">{t(m.noNews)}</p>}
      <NewsList list={pathname} news={rows} />
      {count > 0 && <ListFoot query={{ page, limit }} count={count} />}
    </>
  );
}

function Article({ title, content, image, createdAt, isPublished }: Awaited<ReturnType<typeof readOne>>) {
  const t = useT();
  const language = useLanguage();
  const { pathname } = useLocation();
  return (
    <article>
      <div className="page-head">
        <h1>{title}</h1>
        <div className="page-actions">
          <BackLink to={pathname} />
        </div>
      </div>
      <div className="narrow">
        {!isPublished && <p className="notice">{t(m.notPublished)}</p>}
        <p className="dimmed">{formatDay(createdAt, language)}</p>
        {image && <img className="news-image" src={`/media/${image}`} alt="" />}
        {/* The loader has cleaned it (forms/sanitize.server). */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: content }} />
      </div>
    </article>
  );
}

import { Link } from "@remix-run/react";
import { useLanguage, useT } from "~/language/context";
import { formatDay } from "~/language/dates";
import { StatusBadge } from "~/ui/status";
import { m } from "./messages";
import { type NewsHead, newsItemPath } from "./news";

/** News items with the beginnings of their texts; `list` is the page that shows them in full. */
export function NewsList({ list, news }: { list: string; news: readonly (NewsHead & { isUnread: boolean })[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <ul className="news-list">
      {news.map(({ id, title, excerpt, image, createdAt, isUnread }) => (
        <li key={id} className={isUnread ? "unread" : undefined}>
          {image && <img src={`/media/${image}`} alt="" loading="lazy" />}
          <div>
            <h2>
              <Link to={newsItemPath(list, id)}>{title}</Link>
            </h2>
            <p className="dimmed">
              {formatDay(createdAt, language)}{" "}
              {isUnread && (
                <StatusBadge icon="mail" tone="blue">
                  {t(m.unread)}
                </StatusBadge>
              )}
            </p>
            <p>{excerpt}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The latest news on a dashboard. */
export function NewsSection({ list, news }: { list: string; news: readonly NewsHead[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <section aria-labelledby="news">
      <div className="section-head">
        <h2 id="news">{t(m.news)}</h2>
        <Link to={list}>{t(m.allNews)}</Link>
      </div>
      {news.length === 0 && <p className="empty">{t(m.noNews)}</p>}
      <ul className="waiting-list">
        {news.map(({ id, title, createdAt }) => (
          <li key={id}>
            <span>
              <Link to={newsItemPath(list, id)}>{title}</Link> <small>{formatDay(createdAt, language)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

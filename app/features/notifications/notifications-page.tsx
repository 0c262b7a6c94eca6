import { Link, useLocation, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { useLanguage, useT } from "~/language/context";
import type { Message } from "~/language/language";
import { formatNumber } from "~/language/numbers";
import type { Role } from "~/session/permissions";
import { MarkAll, notificationPath, updatePath } from "./entries";
import { m } from "./messages";
import type { BellData } from "./rows.server";

interface Props {
  role: Role;
  kind: "requests" | "updates";
  /** The unread counts as far as the page has them; those of the other kind are the top bar's. */
  bell: { unread: number | undefined; updatesUnread: number | undefined };
  /** The newest entry, if any has arrived since the page was loaded; else it is the top bar's. */
  newest: number | undefined;
  /** The text of an empty list. */
  none: Message | false;
  entries: ReactNode;
  /** Below the list. */
  children?: ReactNode;
}

/** The bells in the data of a layout. */
const bellIn = (data: unknown): BellData | undefined => (data as { bell?: BellData } | null | undefined)?.bell;

/** The frame of both notification lists. */
export function NotificationsPage({ role, kind, bell, newest, none, entries, children }: Props) {
  const t = useT();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const topBar = bellIn(useMatches().find(({ data }) => bellIn(data))?.data);
  const kinds = {
    requests: {
      name: m.requests,
      path: notificationPath(role),
      count: bell.unread ?? topBar?.unread ?? 0,
      newest: topBar?.newest,
    },
    updates: {
      name: m.systemUpdates,
      path: updatePath(role),
      count: bell.updatesUnread ?? topBar?.updatesUnread ?? 0,
      newest: topBar?.updatesNewest,
    },
  };
  const here = kinds[kind];
  const unread = here.count;
  return (
    <>
      <div className="page-head">
        <h1>{t(m.notifications)}</h1>
        {unread > 0 && (
          <>
            <p>{t(m.unreadCount, { count: unread })}</p>
            <div className="page-actions">
              <MarkAll
                action={pathname}
                back={pathname + search}
                newest={newest ?? here.newest}
                look="button"
                icon="done"
              />
            </div>
          </>
        )}
      </div>
      <nav className="views" aria-label={t(m.kinds)}>
        {Object.values(kinds).map(({ name, path, count }) => (
          <Link key={path} to={path} aria-current={path === here.path ? "page" : undefined}>
            {t(name)} {count > 0 && <span className="count">{formatNumber(count, language)} </span>}
          </Link>
        ))}
      </nav>
      <section aria-labelledby="list">
        <h2 id="list" className="sr-only">
          {t(here.name)}
        </h2>
        {none ? <p className="empty">{t(none)}</p> : <ul className="notification-list notification-page">{entries}</ul>}
        {children}
      </section>
    </>
  );
}

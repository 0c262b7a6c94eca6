import { Link, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import type { Role } from "~/session/permissions";
import { MarkAll, notificationPath, updatePath } from "./entries";
import { m } from "./messages";

interface Props {
  role: Role;
  /** The kind of entries. */
  kind: Message;
  unread: number;
  /** The text of an empty list. */
  none: Message | false;
  entries: ReactNode;
  /** Below the list. */
  children?: ReactNode;
}

/** The frame of both notification lists. */
export function NotificationsPage({ role, kind, unread, none, entries, children }: Props) {
  const t = useT();
  const { pathname, search } = useLocation();
  const kinds = [
    [m.requests, notificationPath(role)],
    [m.systemUpdates, updatePath(role)],
  ] as const;
  return (
    <>
      <div className="page-head">
        <h1>{t(m.notifications)}</h1>
        {unread > 0 && (
          <>
            <p>{t(m.unreadCount, { count: unread })}</p>
            <div className="page-actions">
              <MarkAll action={pathname} back={pathname + search} look="button" icon="done" />
            </div>
          </>
        )}
      </div>
      <nav className="views" aria-label={t(m.kinds)}>
        {kinds.map(([name, path]) => (
          <Link key={path} to={path} aria-current={name === kind ? "page" : undefined}>
            {t(name)} {name === kind && unread > 0 && <span className="count">{unread} </span>}
          </Link>
        ))}
      </nav>
      <section aria-labelledby="list">
        <h2 id="list" className="sr-only">
          {t(kind)}
        </h2>
        {none ? <p className="empty">{t(none)}</p> : <ul className="notification-list notification-page">{entries}</ul>}
        {children}
      </section>
    </>
  );
}

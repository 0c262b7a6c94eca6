import { Link, useLocation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { useLanguage, useT } from "~/language/context";
import type { Message } from "~/language/language";
import { formatNumber } from "~/language/numbers";
import type { Role } from "~/session/permissions";
import { Dropdown } from "~/ui/dropdown";
import { Icon, type IconName } from "~/ui/icon";
import { MarkAll, NotificationEntries, notificationPath, UpdateEntries, updatePath } from "./entries";
import { useLiveBell } from "./live";
import { m } from "./messages";
import type { BellData } from "./rows.server";

interface Props {
  role: Role;
  data: BellData;
}

/** The notification bell of the top bar, with its drop-down. */
export function Bell({ role, data }: Props) {
  const { unread = 0, notifications, newest, now } = useLiveBell(data);
  return (
    <BellDropdown
      id="bell"
      icon="bell"
      page={notificationPath(role)}
      title={m.notifications}
      count={unread}
      counted={unread === 1 ? m.unreadNotification : m.unreadNotifications}
      all={m.allNotifications}
      none={notifications?.length === 0 && m.noNotifications}
      newest={newest}
    >
      <NotificationEntries role={role} rows={notifications ?? []} now={now} />
    </BellDropdown>
  );
}

/** The system-update bell of the top bar, with its drop-down. */
export function Updates({ role, data }: Props) {
  const { updatesUnread = 0, updates, updatesNewest, now } = useLiveBell(data);
  return (
    <BellDropdown
      id="updates"
      icon="megaphone"
      page={updatePath(role)}
      title={m.systemUpdates}
      count={updatesUnread}
      counted={updatesUnread === 1 ? m.unreadUpdate : m.unreadUpdates}
      all={m.allUpdates}
      none={updates?.length === 0 && m.noUpdates}
      newest={updatesNewest}
    >
      <UpdateEntries role={role} rows={updates ?? []} now={now} />
    </BellDropdown>
  );
}

interface BellDropdownProps {
  id: string;
  icon: IconName;
  /** The list page, which the bell links to without script or popover support. */
  page: string;
  title: Message;
  /** Unread entries. */
  count: number;
  /** The noun for the count. */
  counted: Message;
  all: Message;
  /** Said if there are no entries, as far as they could be read. */
  none: Message | false;
  newest: number | undefined;
  children: ReactNode;
}

function BellDropdown({ id, icon, page, title, count, counted, all, none, newest, children }: BellDropdownProps) {
  const t = useT();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const [least, setLeast] = useState(count);
  if (count < least) setLeast(count);
  const number = formatNumber(count, language);
  const face = (
    <>
      <Icon name={icon} />
      {count > 0 && <span className="badge">{number}</span>}
    </>
  );
  return (
    <>
      <Dropdown id={id} title={t(title)} face={face} words={t(count > 0 ? counted : title)} page={page}>
        <div className="dropdown-head">
          <b>{t(title)}</b>
          {count > 0 && <MarkAll action={page} back={pathname + search} newest={newest} look="link-button" />}
        </div>
        {none ? <p className="dimmed">{t(none)}</p> : <ul className="notification-list">{children}</ul>}
        <p className="dropdown-foot">
          <Link to={page}>{t(all)}</Link>
        </p>
      </Dropdown>
      {/* What arrives while the page is open is told to those who listen (WCAG 4.1.3). */}
      <span className="sr-only" aria-live="polite">
        {count > least && `${number} ${t(counted)}`}
      </span>
    </>
  );
}

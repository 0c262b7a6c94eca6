import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useLanguage, useT } from "~/language/context";
import { formatAgo, formatDayAndTime } from "~/language/dates";
import type { Role } from "~/session/permissions";
import { useStay } from "~/ui/use-stay";
import { Icon, type IconName } from "~/ui/icon";
import { wholeNames } from "~/ui/whole-names";
import { m } from "./messages";
import { kindIcon } from "~/inventory/requests/kinds";
import type { Notification, UpdateHead } from "./rows.server";

/** The pages of both kinds of notifications; entries opened there or in the top bar are posted to them. */
export const notificationPath = (role: Role) => (role === "admin" ? "/admin/notification" : "/notification");
export const updatePath = (role: Role) => (role === "admin" ? "/admin/notificationupdate" : "/notificationupdate");

interface NotificationEntriesProps {
  role: Role;
  rows: Notification[];
  now?: number;
  /** A badge beside an entry's time. */
  badge?: (row: Notification) => ReactNode;
}

/** Notifications about requests. Opening one is a POST, since it marks it as read. */
export function NotificationEntries({ role, rows, now, badge }: NotificationEntriesProps) {
  return rows.map((row) => (
    <Entry
      key={row.id}
      action={notificationPath(role)}
      row={row}
      now={now}
      icon={kindIcon(row.kind)}
      text={row.message}
      badge={badge?.(row)}
    >
      <input type="hidden" name="kind" value={row.kind} />
      <input type="hidden" name="request" value={row.request ?? ""} />
    </Entry>
  ));
}

/** System updates. Opening one is a POST, since it marks it as read. */
export function UpdateEntries({ role, rows, now }: { role: Role; rows: UpdateHead[]; now?: number }) {
  return rows.map((row) => (
    <Entry
      key={row.id}
      action={updatePath(role)}
      row={row}
      now={now}
      icon="megaphone"
      text={`${row.version}: ${row.title}`}
    />
  ));
}

interface EntryProps {
  action: string;
  row: { id: number; read: boolean; createdAt: string | null };
  now?: number;
  icon: IconName;
  text: string;
  badge?: ReactNode;
  children?: ReactNode;
}

function Entry({ action, row, now, icon, text, badge, children }: EntryProps) {
  const t = useT();
  const language = useLanguage();
  const { formAction, formData } = useNavigation();
  const opening = formAction === action && formData?.get("id") === String(row.id);
  const unread = !row.read && !opening;
  return (
    <li className={unread ? "unread" : undefined}>
      <Form method="post" action={action}>
        {children}
        <button name="id" value={row.id}>
          <Icon name={icon} />
          <span>
            {unread && <b className="sr-only">{t(m.unread)} </b>}
            <span className="notification-text">{wholeNames(text)}</span>{" "}
            <span className="dimmed">
              {row.createdAt && (
                <time dateTime={row.createdAt} title={formatDayAndTime(row.createdAt, language)}>
                  {formatAgo(row.createdAt, language, now)}
                </time>
              )}{" "}
              {badge}
            </span>
          </span>
        </button>
      </Form>
    </li>
  );
}

interface MarkAllProps {
  action: string;
  /** The page with the button, to which it returns. */
  back: string;
  /** The id of the newest entry, if it could be read: what has come since then is not marked unseen. */
  newest: number | undefined;
  look: string;
  icon?: IconName;
}

/** Marks all entries of a page's kind as read. */
export function MarkAll({ action, back, newest, look, icon }: MarkAllProps) {
  const t = useT();
  const stay = useStay("back");
  return (
    <Form method="post" action={action} className="inline" onSubmit={stay}>
      <input type="hidden" name="back" value={back} />
      <button className={look} name="all" value={newest}>
        {icon && <Icon name={icon} />}
        {t(m.markAll)}
      </button>
    </Form>
  );
}

import { Link } from "@remix-run/react";
import { kindLabel, kindOf } from "~/inventory/requests/kinds";
import { requestName, requestPagePath, standsSince } from "~/inventory/requests/request";
import { useLanguage, useT } from "~/language/context";
import { DAY_MS, formatAgo } from "~/language/dates";
import type { Message } from "~/language/language";
import { formatCount, formatNumber } from "~/language/numbers";
import { tenantPath } from "~/paths";
import { Icon } from "~/ui/icon";
import { StatusBadge, type Tone } from "~/ui/status";
import { m } from "./messages";
import type { ListedRequest } from "~/inventory/requests/rows.server";

/** After this many days something waiting is late, and very late. */
const LATE_DAYS = 2;
const VERY_LATE_DAYS = 7;

/** How urgent something is that has waited since then. */
export function toneOf(since: string | null, now: string): Tone {
  const days = since === null ? 0 : (Date.parse(now) - Date.parse(since)) / DAY_MS;
  return days >= VERY_LATE_DAYS ? "red" : days >= LATE_DAYS ? "orange" : "gray";
}

interface WaitingRequestsProps {
  /** The heading. */
  title: Message;
  /** What to do with each, by `{kind}`. */
  action: Message;
  waiting: { count: number; atLeast: boolean; results: ListedRequest[] };
  now: string;
}

/** Requests that wait for the NOC, the oldest first, with their waiting time. */
export function WaitingRequests({ title, action, waiting, now }: WaitingRequestsProps) {
  const { results } = waiting;
  const t = useT();
  const language = useLanguage();
  if (results.length === 0) return null;
  return (
    <>
      <h3 className="waiting-head">
        {t(title)} <span className="count">{formatCount(waiting, language)}</span>
      </h3>
      <ul className="waiting-list">
        {results.map((request) => {
          const name = requestName(request);
          const task = t(action, { kind: t(kindLabel(request.kind)) });
          return (
            <li key={request.id}>
              <Icon name={kindOf(request.kind)?.icon ?? "request"} />
              <span>
                <Link to={requestPagePath("admin", request)} aria-label={`${task}: ${name}`}>
                  {task}
                </Link>{" "}
                <small>{[name, request.tenantName].filter(Boolean).join(", ")}</small>
              </span>{" "}
              <Age since={standsSince(request)} now={now} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** How long something has waited. */
export function Age({ since, now }: { since: string | null; now: string }) {
  const language = useLanguage();
  if (since === null) return null;
  return (
    <StatusBadge icon="clock" tone={toneOf(since, now)}>
      {formatAgo(since, language, Date.parse(now))}
    </StatusBadge>
  );
}

/** Tenants to be confirmed by the NOC. */
export function TenantsToConfirm({ tenants, count }: { tenants: { id: number; name: string }[]; count: number }) {
  const t = useT();
  const language = useLanguage();
  if (tenants.length === 0) return null;
  return (
    <>
      <h3 className="waiting-head">
        {t(m.tenantsToConfirm)} <span className="count">{formatNumber(count, language)}</span>
      </h3>
      <ul className="waiting-list">
        {tenants.map(({ id, name }) => (
          <li key={id}>
            <Icon name="org" />
            <span>
              <Link to={tenantPath(id)}>{t(m.confirmTenant, { tenant: name })}</Link>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

import { Link } from "@remix-run/react";
import { useLanguage, useT } from "~/language/context";
import { formatCount } from "~/language/numbers";
import { useListParams } from "~/lists/list-link";
import { withParams } from "~/lists/list-query";
import { statuses } from "~/inventory/requests/status";
import { m } from "./messages";
import { cutIn, type Tab, type TabCounts, tabs } from "./tabs";

interface RequestTabsProps {
  here: Tab;
  counts: TabCounts;
  /** The number of requests in the current tab. */
  count: number;
}

/** The tabs of the request list with their counts; a change of tab keeps search, filters and order. */
export function RequestTabs({ here, counts, count }: RequestTabsProps) {
  const t = useT();
  const language = useLanguage();
  const params = useListParams();
  return (
    <>
      <nav className="views list-parts" aria-label={t(m.tabs)}>
        {(Object.keys(tabs) as Tab[]).map((tab) => (
          <Link
            key={tab}
            to={withParams(params, { tab: tab === "all" ? "" : tab })}
            aria-current={tab === here ? "page" : undefined}
            preventScrollReset
          >
            {t(tabs[tab])}{" "}
            <span className="count">
              {formatCount({ count: counts[tab] ?? count, atLeast: cutIn(tab, counts).length > 0 }, language)}
            </span>{" "}
          </Link>
        ))}
      </nav>
      {cutIn(here, counts).map((status) => (
        <p key={status} className="notice" role="status">
          {status === "any"
            ? t(m.cutWhole, { most: counts.most })
            : t(m.cut, { most: counts.most, status: t(statuses[status]) })}
        </p>
      ))}
    </>
  );
}

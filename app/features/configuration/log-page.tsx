import type { ListData, ListScreen } from "~/lists/list";
import { ListPage } from "~/lists/list-page";
import { useT } from "~/language/context";
import { Icon } from "~/ui/icon";
import "./log.css";
import { useFollow } from "./follow";
import { m } from "./log-messages";

/** A log is newest first. */
export const NEWEST_FIRST = "-created_at";

/** A log as a list; it can be followed on the page with its newest entries. */
export function LogPage<Row extends { id: number }>({
  screen,
  data: loaded,
}: {
  screen: ListScreen<Row>;
  data: ListData<Row>;
}) {
  const { data, canFollow, ...follow } = useFollow(loaded);
  const isNewest = loaded.query.page === 1 && loaded.query.ordering === NEWEST_FIRST;
  return <ListPage screen={{ ...screen, beside: isNewest && canFollow && <FollowBar {...follow} /> }} data={data} />;
}

type FollowBarProps = Omit<ReturnType<typeof useFollow>, "data" | "canFollow">;

/** Starts and stops following, and announces new rows politely. */
function FollowBar({ isFollowing, toggle, waiting, added, show }: FollowBarProps) {
  const t = useT();
  const statusText = () => {
    if (waiting > 0) return waiting === 1 ? t(m.oneWaits) : t(m.severalWait, { count: waiting });
    if (added > 0) return added === 1 ? t(m.oneNew) : t(m.severalNew, { count: added });
    return t(m.following);
  };
  return (
    <>
      <span role="status">{isFollowing && statusText()}</span>
      {isFollowing && waiting > 0 && (
        <button type="button" className="link-button" onClick={show}>
          {t(m.showNew)}
        </button>
      )}
      <button type="button" className="button" aria-pressed={isFollowing} onClick={toggle}>
        <Icon name={isFollowing ? "pause" : "update"} />
        {t(isFollowing ? m.stopFollowing : m.follow)}
      </button>
    </>
  );
}

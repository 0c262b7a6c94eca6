import { useLanguage, useT } from "~/language/context";
import { formatDay, formatDayAndTime } from "~/language/dates";
import { Icon, type IconName } from "~/ui/icon";
import { StyledStatusBadge } from "~/ui/status";
import { actionWords, historyWords, m } from "./action-words";
import type { HistoryEntry } from "./history";
import { stateStyle } from "~/inventory/requests/status";
import { actions } from "~/inventory/requests/transitions";

/** The history of a request or an interconnection, by time and person. */
export function HistoryList({ entries }: { entries: HistoryEntry[] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <ol className="history">
      {entries.map((entry, at) => {
        const isDay = "what" in entry && !entry.precise;
        return (
          <li key={at}>
            <time dateTime={entry.at ?? undefined}>
              {isDay ? formatDay(entry.at, language) : formatDayAndTime(entry.at, language)}
            </time>{" "}
            <Icon name={iconOf(entry)} />
            {"what" in entry ? <span>{t(entry.what)}</span> : <EntryText {...entry} />}
          </li>
        );
      })}
    </ol>
  );
}

type ActionText = Extract<HistoryEntry, { action: string }>;

/**
 * "Dewi (NOC) approved the request: “reason”". If the action is unknown: the new state and the person. The approval of
 * the tenant at the other end is also shown without a person.
 */
function EntryText({ action, status, who, ofNoc, reason }: ActionText) {
  const t = useT();
  const words = Object.hasOwn(historyWords, action) && who ? historyWords[action as keyof typeof historyWords] : null;
  return (
    <span>
      {words ? (
        <>
          <b>{who}</b> {ofNoc && `(${t(m.noc)}) `}
          {t(words)}
        </>
      ) : (
        (who && t(ofNoc ? m.byNoc : m.by, { name: who })) || (action === "app_cc" && t(m.destinationApproved))
      )}{" "}
      <StyledStatusBadge status={stateStyle(status)} />
      {reason && <> “{reason}”</>}
    </span>
  );
}

function iconOf(entry: HistoryEntry): IconName {
  if ("what" in entry) return "link";
  const action = actions.find((one) => one === entry.action);
  return action ? actionWords[action].icon : "user";
}

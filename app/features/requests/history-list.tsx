import { useLanguage, useT } from "~/language/context";
import { formatDay, formatDayAndTime } from "~/language/dates";
import { Icon, type IconName } from "~/ui/icon";
import { MarkBadge } from "~/ui/status";
import { actWords, deeds } from "./acts";
import type { HistoryEntry } from "./history";
import { m } from "./messages";
import { stateMark } from "~/inventory/requests/status";
import { actions } from "~/inventory/requests/transitions";

/** What became of a request or of an interconnection, by time and person. */
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
            {"what" in entry ? <span>{t(entry.what)}</span> : <Deed {...entry} />}
          </li>
        );
      })}
    </ol>
  );
}

type Act = Extract<HistoryEntry, { action: string }>;

/** "Dewi (NOC) approved the request: “reason”"; where the act is not told, what the request became and by whom. */
function Deed({ action, status, who, ofNoc, reason }: Act) {
  const t = useT();
  const deed = Object.hasOwn(deeds, action) && who ? deeds[action as keyof typeof deeds] : null;
  return (
    <span>
      {deed ? (
        <>
          <b>{who}</b> {ofNoc && `(${t(m.noc)}) `}
          {t(deed)}
        </>
      ) : (
        who && t(ofNoc ? m.byNoc : m.by, { name: who })
      )}{" "}
      <MarkBadge mark={stateMark(status)} />
      {reason && <> “{reason}”</>}
    </span>
  );
}

function iconOf(entry: HistoryEntry): IconName {
  if ("what" in entry) return "link";
  const action = actions.find((one) => one === entry.action);
  return action ? actWords[action].icon : "user";
}

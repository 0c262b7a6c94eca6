import { useLanguage, useT } from "~/language/context";
import { formatDay, formatDayAndTime } from "~/language/dates";
import { Icon } from "~/ui/icon";
import { Status } from "~/ui/status";
import type { HistoryEntry } from "./history";
import { m } from "./messages";

/** What became of an interconnection, by day and person. */
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
            </time>
            <Icon name={"what" in entry ? "link" : "user"} />
            {"what" in entry ? (
              <span>{t(entry.what)}</span>
            ) : (
              <span>
                <Status code={entry.status} /> {entry.who && t(entry.ofNoc ? m.byNoc : m.by, { name: entry.who })}
                {entry.reason && <>: “{entry.reason}”</>}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

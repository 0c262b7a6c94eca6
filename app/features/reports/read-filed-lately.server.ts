import { kindLabel } from "~/inventory/requests/kinds";
import { isLatestFirst } from "~/inventory/requests/request";
import { shiftedDay, today } from "~/language/dates";
import { translator } from "~/language/language";
import type { SignedIn } from "~/session/guards.server";
import type { Drawing } from "~/ui/drawing";
import { dayOf, Timeline } from "./figures";
import { m } from "./messages";
import { frequentOverTime } from "./over-time.server";
import { filedRow } from "./rows.server";

/** The number of days shown, including today. */
const DAYS = 30;

/** At most this many requests are read, and how old they may be. */
const MAX_ROWS = 1000;
const MAX_AGE_MS = 60_000;

interface FiledLately {
  /** By day and kind; null where nothing was filed. */
  drawing: Drawing | null;
  /** A note that not all requests are counted. */
  note: string | null;
}

/** A chart of the requests in the reader's list that were filed in the last 30 days. */
export async function readFiledLately({
  provider,
  language,
}: Pick<SignedIn, "provider" | "language">): Promise<FiledLately> {
  const t = translator(language);
  const last = today();
  const first = shiftedDay(last, 1 - DAYS);
  const { count, results } = await provider
    .recent(MAX_AGE_MS)
    .list("activities", filedRow, { start_date: first, ordering: "-created_at", limit: MAX_ROWS });
  const filed = new Timeline();
  for (const { kind, createdAt } of results) {
    const day = dayOf(createdAt);
    // The provider may ignore the filter.
    if (day !== null && day >= first && day <= last) filed.add(day, kind);
  }
  const days = results.map(({ createdAt }) => dayOf(createdAt));
  const oldest = days.at(-1) ?? null;
  // In another order one older request says nothing about those that were not read.
  const isWhole = results.length >= count || (isLatestFirst(days) && oldest !== null && oldest < first);
  const label = (kind: string) => t(kindLabel(kind));
  const shown = { name: "filed-lately", title: m.filedLately, usual: "day", t, language, label } as const;
  return {
    drawing: filed.totals.sum === 0 ? null : frequentOverTime(filed.showing([first, last]), shown),
    note: isWhole ? null : t(m.notAllCounted, { read: results.length, count }),
  };
}

import { kindLabel, kinds } from "~/inventory/requests/kinds";
import { isOpen, stateStyle, type Status, statuses } from "~/inventory/requests/status";
import { type Language, type Message, type Translate, translator } from "~/language/language";
import { formatNumber } from "~/language/numbers";
import { requestListPath } from "~/paths";
import type { Role } from "~/session/permissions";
import { barChart } from "~/ui/draw.server";
import type { Drawing } from "~/ui/drawing";
import { m } from "./messages";
import type { Figures } from "./rows.server";

type ByName = Figures["requestsByStatus"];

/**
 * Charts of open requests by status and of all requests by kind; a chart without figures is left out. Their numbers lead
 * to the requests in the list of this side; null for readers who may not see it.
 */
export function requestPictures(
  { requestsByStatus, requestsByKind }: Pick<Figures, "requestsByStatus" | "requestsByKind">,
  language: Language,
  side: Role | null,
): Drawing[] {
  const t = translator(language);
  const order = Object.keys(statuses);
  const byState = counted(requestsByStatus, (status) => t(wordOf(status)))
    .filter(([status]) => isOpen(status))
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  const byKind = counted(requestsByKind, (kind) => t(kindLabel(kind))).sort(([, , a], [, , b]) => b - a);
  /** The lists of those that the filter offers. */
  const listed = (filter: string, counts: Counted[], offered: object) =>
    counts.map(([name]) =>
      side && Object.hasOwn(offered, name)
        ? `${requestListPath(side)}?${new URLSearchParams({ [filter]: name })}`
        : null,
    );
  return [
    drawn("by-state", m.byState, m.status, byState, t, language, listed("filter_status", byState, statuses)),
    drawn("by-kind", m.byKind, m.kind, byKind, t, language, listed("filter_type", byKind, kinds)),
  ].filter((drawing) => drawing !== null);
}

type Counted = [name: string, label: string, count: number];

/** A status's name; an unknown status stays as it came. */
const wordOf = (status: string): Message =>
  Object.hasOwn(statuses, status) ? statuses[status as Status] : stateStyle(status).word;

const counted = (counts: ByName, label: (name: string) => string): Counted[] =>
  Object.entries(counts).flatMap(([name, count]): Counted[] => (count ? [[name, label(name), count]] : []));

function drawn(
  name: string,
  title: Message,
  axis: Message,
  counts: Counted[],
  t: Translate,
  language: Language,
  paths: (string | null)[],
): Drawing | null {
  if (counts.length === 0) return null;
  const totals = counts.map(([, label, count]) => `${label} ${formatNumber(count, language)}`);
  const drawing = barChart(
    {
      name,
      title: t(title),
      description: totals.join(", "),
      language,
      axis: t(axis),
      places: counts.map(([, label]) => label),
      series: [{ label: t(m.count), values: counts.map(([, , count]) => count) }],
    },
    { half: true },
  );
  return { ...drawing, paths };
}

import { kindLabel, kinds } from "~/inventory/requests/kinds";
import { isOpen, stateStyle, type Status, statuses } from "~/inventory/requests/status";
import { type Language, type Message, translator } from "~/language/language";
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
  const charts: Chart[] = [
    { name: "by-state", title: m.byState, axis: m.status, counts: byState, filter: "filter_status", offered: statuses },
    { name: "by-kind", title: m.byKind, axis: m.kind, counts: byKind, filter: "filter_type", offered: kinds },
  ];
  return charts.filter(({ counts }) => counts.length > 0).map((chart) => drawn(chart, language, side));
}

type Counted = [name: string, label: string, count: number];

/** A status's name; an unknown status stays as it came. */
const wordOf = (status: string): Message =>
  Object.hasOwn(statuses, status) ? statuses[status as Status] : stateStyle(status).word;

const counted = (counts: ByName, label: (name: string) => string): Counted[] =>
  Object.entries(counts).flatMap(([name, count]): Counted[] => (count ? [[name, label(name), count]] : []));

interface Chart {
  name: string;
  title: Message;
  axis: Message;
  counts: Counted[];
  /** The filter of the list of requests by these names, and the names that it offers. */
  filter: string;
  offered: object;
}

function drawn({ name, title, axis, counts, filter, offered }: Chart, language: Language, side: Role | null): Drawing {
  const t = translator(language);
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
  const listOf = (counted: string) =>
    side && Object.hasOwn(offered, counted)
      ? `${requestListPath(side)}?${new URLSearchParams({ [filter]: counted })}`
      : null;
  return { ...drawing, paths: counts.map(([counted]) => listOf(counted)) };
}

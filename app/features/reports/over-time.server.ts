import { formatShortDay, formatShortMonth } from "~/language/dates";
import type { Language, Message, Translate } from "~/language/language";
import { formatNumber } from "~/language/numbers";
import { columnChart, stepChart, type Series } from "~/ui/draw.server";
import { type Drawing, SERIES } from "~/ui/drawing";
import { mostFrequent, type Step, type Timeline } from "./figures";
import { m } from "./messages";

const axes: Readonly<Record<Step, Message>> = {
  day: m.day,
  week: m.week,
  month: m.month,
  quarter: m.quarter,
  year: m.year,
};

/** The label of a time step, from its first day. */
function stepName(step: Step, start: string, t: Translate, language: Language): string {
  const [year = "", month = ""] = start.split("-");
  if (step === "year") return year;
  if (step === "quarter") return t(m.quarterOf, { n: Math.ceil(Number(month) / 3), year });
  return step === "month" ? formatShortMonth(start, language) : formatShortDay(start, language);
}

interface Shown {
  /** Unique within the page. */
  name: string;
  title: Message;
  usual: Step;
  t: Translate;
  language: Language;
  /** The label of a series; by default its name. */
  label?: (series: string) => string;
}

function chart(
  timeline: Timeline,
  { name, title, usual, t, language }: Shown,
  seriesOf: (of: (one: string) => number[]) => Series[],
  { sideBySide = false } = {},
) {
  const { step, starts, of } = timeline.by(usual);
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return null;
  const series = seriesOf(of);
  const places = starts.map((start) => stepName(step, start, t, language));
  const heights: [height: number, where: string][] = places.flatMap((place, at) => {
    const numbers = series.map(({ label, values }): [number, string] => [values[at] ?? 0, `${place}, ${label}`]);
    return sideBySide ? numbers : [[numbers.reduce((sum, [number]) => sum + number, 0), place]];
  });
  const [most, where] = heights.reduce((highest, one) => (one[0] > highest[0] ? one : highest));
  const description = t(m.drawn, {
    title: t(title),
    from: places[0] ?? "",
    to: places.at(-1) ?? "",
    most: formatNumber(most, language),
    place: where,
  });
  return { name, title: t(title), description, language, axis: t(axes[step]), places, series };
}

/** A stacked column chart of a timeline's most frequent series, the others combined; null if it is empty. */
export function frequentOverTime(timeline: Timeline, shown: Shown): Drawing | null {
  const { named, others } = mostFrequent(timeline.totals, SERIES - 1);
  const data = chart(timeline, shown, (of) => {
    const rest = others.map(of);
    const together = rest[0]?.map((_, at) => rest.reduce((sum, values) => sum + (values[at] ?? 0), 0));
    return [
      ...named.map((one) => ({ label: shown.label?.(one) ?? one, values: of(one) })),
      ...(together ? [{ label: shown.t(m.others), values: together, look: SERIES - 1 }] : []),
    ];
  });
  return data && columnChart(data);
}

/** A step chart of the running total of a timeline of changes; null if nothing changed. */
export function standingOverTime(timeline: Timeline, series: string, shown: Shown): Drawing | null {
  const data = chart(timeline, shown, (of) => {
    let sum = 0;
    const values = of(series).map((change) => (sum += change));
    return [{ label: shown.label?.(series) ?? series, values }];
  });
  return data && stepChart(data);
}

/** A grouped column chart of two or more series of a timeline; null if it is empty. */
export function sideBySideOverTime(timeline: Timeline, series: readonly string[], shown: Shown): Drawing | null {
  const sideBySide = true;
  const data = chart(
    timeline,
    shown,
    (of) => series.map((one) => ({ label: shown.label?.(one) ?? one, values: of(one) })),
    { sideBySide },
  );
  return data && columnChart(data, { sideBySide });
}

import { scaleBand, scaleLinear } from "d3-scale";
import { area, curveStepAfter, line, stack } from "d3-shape";
import type { Language } from "~/language/language";
import { formatNumber } from "~/language/numbers";
import { shortened } from "~/language/shortened";
import { type Drawing, HALF, SERIES } from "./drawing";

/** Sizes in SVG units; text is at most 11, and 13 in a chart of half the width (picture.css). */
const WIDTH = 720;
const HEIGHT = 240;
const TOP = 10;
const BOTTOM = 22;
const RIGHT = 8;
/** The average width of a letter, and in a chart of half the width. */
const LETTER_WIDTH = 6.2;
const HALF_LETTER_WIDTH = 7.3;
const ROW_HEIGHT = 26;
const MAX_TICKS = 4;
const MAX_COLUMN_WIDTH = 110;
/** The minimum gap between labels of columns. */
const LABEL_GAP = 10;
const MAX_NAME_CHARACTERS = 30;

/** A series: a number for each category of the axis. */
export interface Series {
  label: string;
  values: readonly number[];
  /** Its colour and pattern, by default by position; SERIES - 1 is "others". */
  look?: number;
}

/** The numbers of a chart, with its texts in one language. */
interface ChartData {
  name: string;
  title: string;
  description: string;
  language: Language;
  /** The table head for the axis' categories. */
  axis: string;
  /** The axis' categories. */
  places: readonly string[];
  series: readonly Series[];
  /** The unit of the numbers, such as "U". */
  unit?: string;
}

const lookOf = ({ look }: Series, at: number): number => look ?? Math.min(at, SERIES - 1);

/** The textual parts of every chart. */
function described({ name, title, description, language, axis, places, series, unit }: ChartData) {
  const number = (value: number) => `${formatNumber(value, language)}${unit ? ` ${unit}` : ""}`;
  return {
    number,
    words: {
      name,
      title,
      description,
      key: series.map((one, at) => ({ series: lookOf(one, at), label: one.label })),
      numbers: {
        heads: [axis, ...series.map(({ label }) => label)],
        rows: places.map((place, at): [string, ...string[]] => [
          place,
          ...series.map(({ values }) => formatNumber(values[at] ?? 0, language)),
        ]),
      },
    },
  };
}

/** The stacked positions of each series in each category. */
function stacked({ places, series }: ChartData) {
  const layers = stack<number, number>()
    .keys(series.map((_, at) => at))
    .value((place, at) => series[at]?.values[place] ?? 0);
  return layers(places.map((_, place) => place));
}

/** A bar for each number, with its label; `placed` says where its part of the axis, from one position to another, is drawn. */
function barsOf(
  data: ChartData,
  number: (value: number) => string,
  placed: (part: {
    at: number;
    place: number;
    from: number;
    to: number;
  }) => Record<"x" | "y" | "width" | "height", number>,
): Drawing["bars"] {
  const { places, series } = data;
  return stacked(data).flatMap((layer, at) =>
    layer.flatMap(([from, to], place) => {
      const one = series[at];
      if (!one || to === from) return [];
      const { x, y, width, height } = placed({ at, place, from, to });
      return {
        series: lookOf(one, at),
        x: round(x),
        y: round(y),
        width: round(width),
        height: round(height),
        label: `${places[place]}, ${one.label}: ${number(to - from)}`,
      };
    }),
  );
}

const sums = ({ places, series }: ChartData): number[] =>
  places.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));

/** Whole numbers only have whole ticks. */
const ticksOf = (scale: ReturnType<typeof scaleLinear<number, number>>, most: number) =>
  scale.ticks(Math.min(MAX_TICKS, Math.max(1, most))).filter((tick) => most > MAX_TICKS || Number.isInteger(tick));

/** A column chart over time, with stacked series, or grouped if they are not parts of a whole. */
export function columnChart(data: ChartData, { sideBySide = false } = {}): Drawing {
  const { places, series, language } = data;
  const { number, words } = described(data);
  const most = Math.max(1, ...(sideBySide ? series.flatMap(({ values }) => values) : sums(data)));
  const y = scaleLinear([0, most], [HEIGHT - BOTTOM, TOP]).nice(MAX_TICKS);
  const ticks = ticksOf(y, most);
  const margin = marginOf(ticks, language);
  const end = WIDTH - margin;
  const x = scaleBand<number>(
    places.map((_, at) => at),
    [Math.max(margin, end - MAX_COLUMN_WIDTH * places.length), end],
  ).padding(0.2);
  const width = sideBySide ? x.bandwidth() / series.length : x.bandwidth();
  const bars = barsOf(data, number, ({ at, place, from, to }) => {
    const [low, high] = sideBySide ? [0, to - from] : [from, to];
    const left = (x(place) ?? 0) + (sideBySide ? at * width : 0);
    return { x: left, y: y(high), width, height: y(low) - y(high) };
  });
  return {
    ...words,
    width: WIDTH,
    height: HEIGHT,
    bars,
    curves: [],
    ...upright(data, ticks, y, margin, (at) => (x(at) ?? 0) + x.bandwidth() / 2),
  };
}

/** A step chart of an amount over time: the first series, as a line with its area. */
export function stepChart(data: ChartData): Drawing {
  const { places, series, language } = data;
  const { words } = described(data);
  const [first = { label: "", values: [] }] = series;
  const most = Math.max(1, ...first.values);
  const y = scaleLinear([0, most], [HEIGHT - BOTTOM, TOP]).nice(MAX_TICKS);
  const ticks = ticksOf(y, most);
  const margin = marginOf(ticks, language);
  const x = scaleLinear([0, places.length], [margin, WIDTH - margin]);
  // The last step is as wide as the others.
  const values = [...first.values, first.values.at(-1) ?? 0];
  const across = (_: number, at: number) => round(x(at));
  const up = (value: number) => round(y(value));
  const curve = line<number>(across, up).curve(curveStepAfter)(values) ?? "";
  const ground = area<number>(across, HEIGHT - BOTTOM, up).curve(curveStepAfter)(values) ?? "";
  return {
    ...words,
    width: WIDTH,
    height: HEIGHT,
    bars: [],
    curves: [{ series: lookOf(first, 0), area: ground, line: curve }],
    ...upright(data, ticks, y, margin, (at) => x(at + 0.5)),
  };
}

/** A horizontal bar chart with stacked series; `half`: for half the width of a page. */
export function barChart(data: ChartData, { half = false } = {}): Drawing {
  const { places, language } = data;
  const { number, words } = described(data);
  const names = places.map((place) => shortened(place, MAX_NAME_CHARACTERS));
  const letter = half ? HALF_LETTER_WIDTH : LETTER_WIDTH;
  const left = 8 + letter * Math.max(0, ...names.map((name) => name.length));
  const width = half ? HALF : WIDTH;
  const height = TOP + BOTTOM + ROW_HEIGHT * places.length;
  const most = Math.max(1, ...sums(data));
  const x = scaleLinear([0, most], [left, width - RIGHT - 3 * letter]).nice(MAX_TICKS);
  const y = scaleBand<number>(
    places.map((_, at) => at),
    [TOP, height - BOTTOM],
  ).padding(0.25);
  const bars = barsOf(data, number, ({ place, from, to }) => ({
    x: x(from),
    y: y(place) ?? 0,
    width: x(to) - x(from),
    height: y.bandwidth(),
  }));
  const ticks = ticksOf(x, most);
  return {
    ...words,
    width,
    height,
    bars,
    curves: [],
    words: [
      ...names.map((text, at) => ({
        x: left - 6,
        y: round((y(at) ?? 0) + y.bandwidth() / 2 + 4),
        text,
        anchor: "end" as const,
      })),
      ...ticks.map((tick) => ({
        x: round(x(tick)),
        y: height - 6,
        text: formatNumber(tick, language),
        anchor: "middle" as const,
      })),
    ],
    lines: ticks.map((tick) => ({ x1: round(x(tick)), y1: TOP, x2: round(x(tick)), y2: height - BOTTOM })),
  };
}

/** The margin on either side of a chart over time: as wide as its numbers. */
const marginOf = (ticks: readonly number[], language: Language): number =>
  10 + LETTER_WIDTH * Math.max(...ticks.map((tick) => formatNumber(tick, language).length));

/**
 * Labels and grid of a chart over time; only as many labels as fit. Its numbers are at its end, which is in sight first
 * where the chart scrolls.
 */
function upright(
  { places, language }: ChartData,
  ticks: readonly number[],
  y: (value: number) => number,
  margin: number,
  middle: (place: number) => number,
): Pick<Drawing, "words" | "lines" | "isOverTime"> {
  const room = Math.min(MAX_COLUMN_WIDTH, (WIDTH - 2 * margin) / Math.max(1, places.length));
  const longest = LETTER_WIDTH * Math.max(1, ...places.map((place) => place.length)) + LABEL_GAP;
  const every = Math.max(1, Math.ceil(longest / room));
  return {
    isOverTime: true,
    words: [
      ...ticks.map((tick) => ({
        x: round(WIDTH - margin + 6),
        y: round(y(tick) + 4),
        text: formatNumber(tick, language),
        anchor: "start" as const,
      })),
      ...places.flatMap((text, at) =>
        at % every === 0 ? [{ x: round(middle(at)), y: HEIGHT - 6, text, anchor: "middle" as const }] : [],
      ),
    ],
    lines: ticks.map((tick) => ({ x1: margin, y1: round(y(tick)), x2: round(WIDTH - margin), y2: round(y(tick)) })),
  };
}

const round = (value = 0): number => Math.round(value * 10) / 10;

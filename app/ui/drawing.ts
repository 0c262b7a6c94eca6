/** The number of styles for series, each with its own colour and pattern. The last one is for "others". */
export const SERIES = 7;

/** The width of a half-width chart. */
export const HALF = 480;

/** A table of numbers: heads, and rows of a name and numbers. */
export interface Numbers {
  heads: string[];
  rows: [name: string, ...numbers: (number | string)[]][];
}

/**
 * A chart, laid out on the server in SVG units: the browser receives marks and labels, no library. `series` is the
 * index of a style.
 */
export interface Drawing {
  /** Unique within the page. */
  name: string;
  title: string;
  /** A description in a sentence, for people who cannot see it. */
  description: string;
  width: number;
  height: number;
  /** It goes from the past at its left to now. */
  isOverTime?: true;
  key: { series: number; label: string }[];
  bars: { series: number; x: number; y: number; width: number; height: number; label: string }[];
  curves: { series: number; area: string; line: string }[];
  words: { x: number; y: number; text: string; anchor: "start" | "middle" | "end" }[];
  /** Grid lines. */
  lines: { x1: number; y1: number; x2: number; y2: number }[];
  numbers: Numbers;
  /** The links of the row names in the table of its numbers. */
  paths?: (string | null)[];
}

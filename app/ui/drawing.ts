/** How many looks there are: a series has a colour and a pattern of its own. The last one is that of "others". */
export const SERIES = 7;

/** The width of a picture that takes half a page. */
export const HALF = 480;

/** Numbers as a table: heads, and rows of a name and its numbers. */
export interface Numbers {
  heads: string[];
  rows: [name: string, ...numbers: (number | string)[]][];
}

/**
 * A picture of numbers, made on the server, in its own units: what the browser is sent is marks and words, no library. `series` is
 * the number of a look.
 */
export interface Drawing {
  /** Unlike that of another picture of the page. */
  name: string;
  title: string;
  /** What it shows, in a sentence, for those who do not see it. */
  description: string;
  width: number;
  height: number;
  key: { series: number; label: string }[];
  bars: { series: number; x: number; y: number; width: number; height: number; label: string }[];
  curves: { series: number; area: string; line: string }[];
  words: { x: number; y: number; text: string; anchor: "start" | "middle" | "end" }[];
  /** Of the grid. */
  lines: { x1: number; y1: number; x2: number; y2: number }[];
  numbers: Numbers;
}

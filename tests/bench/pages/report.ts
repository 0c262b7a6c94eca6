import { readFile, writeFile } from "node:fs/promises";
import { format } from "prettier";
import type { Weight } from "../../support/page-weight.ts";

/** Milliseconds of each round, by what was measured. */
export type Costs = Partial<Record<string, number[]>>;

interface Result {
  name: string;
  lite: boolean;
  costs: Costs;
  weight: Weight;
}

const MARKS = ["<!-- bench:pages -->", "<!-- /bench:pages -->"] as const;

/** Prints the results as tables of Markdown; with a file's name also puts them between its marks. */
export async function report(results: Result[], file?: string): Promise<void> {
  const text = `${table(results.map(costRow))}\n\n${table(results.map(weightRow))}\n`;
  console.info(await format(text, { parser: "markdown" }));
  if (!file) return;
  const [begin, end] = MARKS;
  const page = await readFile(file, "utf8");
  const [head, rest = ""] = page.split(begin);
  const [, tail = ""] = rest.split(end);
  await writeFile(
    file,
    await format([head, begin, "\n", text, end, tail].join(""), { parser: "markdown", printWidth: 120 }),
  );
}

/** Milliseconds, the least and the median of the rounds; ratios are those of the least. */
function costRow({ name, lite, costs }: Result): Record<string, string> {
  const of = (variant: string) => costs[variant] ?? [];
  const told = (variant: string) => (costs[variant] ? `${ms(least(of(variant)))} (${ms(median(of(variant)))})` : "–");
  const ratio = (variant: string, to: string) =>
    costs[variant] && costs[to] ? (least(of(variant)) / least(of(to))).toFixed(1) : "–";
  return {
    Page: pageName(name, lite),
    Before: told("before"),
    After: told("after"),
    "The same again": told("control"),
    Floor: told("floor"),
    "Bytes alone": told("bytes"),
    "After / floor": ratio("after", "floor"),
    "Before / after": ratio("before", "after"),
  };
}

const weightRow = ({ name, lite, weight }: Result): Record<string, string> => ({
  Page: pageName(name, lite),
  Calls: String(weight.calls),
  Elements: String(weight.elements),
  "HTML, gzip": kb(weight.html),
  "A row": weight.rowElements ? `${weight.rowElements} elements, ${weight.rowBytes} B` : "–",
  Scripts: lite ? "–" : `${weight.scripts} files, ${kb(weight.scriptBytes)} gzip`,
  "Styles, gzip": kb(weight.styleBytes),
});

const pageName = (name: string, lite: boolean) => `${name}${lite ? ", lite" : ""}`;
const ms = (value: number) => value.toFixed(2);
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const least = (values: number[]) => Math.min(...values);
const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

function table(rows: Record<string, string>[]): string {
  const heads = Object.keys(rows[0] ?? {});
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const rule = heads.map((_, at) => (at === 0 ? "---" : "--:"));
  return [line(heads), line(rule), ...rows.map((row) => line(Object.values(row)))].join("\n");
}

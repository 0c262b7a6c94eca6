import { readFile, writeFile } from "node:fs/promises";
import { format } from "oxfmt";

/** Milliseconds of each round, by what was measured. */
export type Costs = Partial<Record<string, number[]>>;

/** Prints Markdown; with a file's name also puts it there, between the marks of this bench. */
export async function publish(bench: string, text: string, file = process.env.WRITE): Promise<void> {
  console.info((await format("table.md", text)).code);
  if (!file) return;
  const [begin, end] = [`<!-- bench:${bench} -->`, `<!-- /bench:${bench} -->`];
  const page = await readFile(file, "utf8");
  const [head, rest = ""] = page.split(begin);
  const [, tail = ""] = rest.split(end);
  const whole = [head, begin, "\n\n", text, "\n\n", end, tail].join("");
  await writeFile(file, (await format(file, whole, { printWidth: 120 })).code);
}

/** The least of the rounds and, in brackets, their median. */
export const summary = (rounds: number[] | undefined): string =>
  rounds ? `${ms(least(rounds))} (${ms(median(rounds))})` : "–";

/** How many times one took what the other took, at the least. */
export const ratio = (rounds: number[] | undefined, to: number[] | undefined): number =>
  rounds && to ? least(rounds) / least(to) : Number.NaN;

const ms = (value: number): string => value.toFixed(2);
export const kb = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const least = (values: number[]): number => Math.min(...values);
export const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

export function table(rows: Record<string, string>[]): string {
  const heads = Object.keys(rows[0] ?? {});
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const rule = heads.map((_, at) => (at === 0 ? "---" : "--:"));
  return [line(heads), line(rule), ...rows.map((row) => line(Object.values(row)))].join("\n");
}

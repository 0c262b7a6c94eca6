import { isOpen } from "~/inventory/requests/status";
import { compareNames } from "~/language/compare";
import { isoMoment, shiftedDay, today } from "~/language/dates";

const HOUR_MS = 60 * 60 * 1000;

/** The day of a moment in Jakarta, YYYY-MM-DD; null for null. */
export const dayOf = (moment: string | null): string | null => (moment === null ? null : today(moment));

/** The weekday, 0 for Monday, and hour of a moment in Jakarta: "4 17" for a Friday after five. */
export const hourOfWeek = (moment: string): string =>
  `${weekdayOf(today(moment))} ${Number(isoMoment(moment).slice(11, 13))}`;

/** The weekday of a day, 0 for Monday. */
const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** Hours from one moment to a later one; null if one is missing or they are in the wrong order. */
export function hoursBetween(from: string | null, to: string | null): number | null {
  if (from === null || to === null) return null;
  const hours = (Date.parse(to) - Date.parse(from)) / HOUR_MS;
  return hours >= 0 ? hours : null;
}

interface Life {
  status: string;
  createdAt: string | null;
  doneAt: string | null;
  closedAt: string | null;
}

/**
 * When the work on a request ended; null while it is open, and for requests that were refused or cancelled at an
 * unknown time.
 */
export const endOf = ({ doneAt, closedAt }: Pick<Life, "doneAt" | "closedAt">): string | null => doneAt ?? closedAt;

/** Hours from filing a request to its end, or until now while it is open; null if it ended at an unknown time. */
export function hoursOpen(request: Life, now: string): number | null {
  return hoursBetween(request.createdAt, endOf(request) ?? (isOpen(request.status) ? now : null));
}

/**
 * The median of numbers, the mean of the two middle ones for an even count; null if there are none. Nulls are ignored.
 */
export class Median {
  readonly #numbers: number[] = [];

  add(number: number | null): void {
    if (number !== null) this.#numbers.push(number);
  }

  get middle(): number | null {
    const sorted = this.#numbers.sort((a, b) => a - b);
    const half = (sorted.length - 1) / 2;
    const [low, high] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]];
    return low === undefined || high === undefined ? null : (low + high) / 2;
  }
}

/** Counts by name. */
export class Counts {
  readonly #counts = new Map<string, number>();

  add(what: string, count = 1): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + count);
  }

  of(what: string): number {
    return this.#counts.get(what) ?? 0;
  }

  get sum(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** All counts, the largest first, equal ones by name. */
  get sorted(): [what: string, count: number][] {
    return [...this.#counts].sort(([a, some], [b, others]) => others - some || compareNames(a, b));
  }
}

/** The ids of records by their names. */
export class IdsByName {
  readonly #ids = new Map<string, number | null>();

  add(name: string, id: number | null): void {
    this.#ids.set(name, this.#ids.has(name) && this.#ids.get(name) !== id ? null : id);
  }

  /** Null if it is not known, or several records have the name. */
  readonly of = (name: string): number | null => this.#ids.get(name) ?? null;
}

/** Time steps, the finest first. */
const steps = ["day", "week", "month", "quarter", "year"] as const;
export type Step = (typeof steps)[number];

/** The first day of the time step that contains a day; weeks start on Monday. */
export function startOf(step: Step, day: string): string {
  const [year = "", month = ""] = day.split("-");
  if (step === "day") return day;
  if (step === "year") return `${year}-01-01`;
  if (step === "month") return `${year}-${month}-01`;
  if (step === "quarter") return `${year}-${String(Math.floor((Number(month) - 1) / 3) * 3 + 1).padStart(2, "0")}-01`;
  return shiftedDay(day, -weekdayOf(day));
}

/** The first day of the next time step. */
function after(step: Step, start: string): string {
  if (step === "day" || step === "week") return shiftedDay(start, step === "day" ? 1 : 7);
  const at = new Date(start);
  at.setUTCMonth(at.getUTCMonth() + { month: 1, quarter: 3, year: 12 }[step]);
  return at.toISOString().slice(0, 10);
}

/** The maximum number of steps in a chart, and the minimum that shows a trend. */
const MAX_STEPS = 36;
const MIN_STEPS = 3;

interface Steps {
  step: Step;
  /** The first day of each step. */
  starts: string[];
}

/**
 * All time steps between the first and the last of these days, including empty ones: the usual steps, coarser ones if
 * those do not fit, finer ones if they would be too few.
 */
export function stepsOver(days: Iterable<string>, usual: Step): Steps {
  const [first, last] = bounds(days);
  if (first === undefined || last === undefined) return { step: usual, starts: [] };
  const over = stepsFrom(usual, first, last);
  return over.starts.length < MIN_STEPS ? stepsFrom("day", first, last) : over;
}

/** The finest steps that fit, starting with this one. */
function stepsFrom(finest: Step, first: string, last: string): Steps {
  for (const step of steps.slice(steps.indexOf(finest))) {
    const starts = [startOf(step, first)];
    for (let next = startOf(step, first); starts.length <= MAX_STEPS; starts.push(next)) {
      next = after(step, next);
      if (next > last) return { step, starts };
    }
  }
  const years = Number(last.slice(0, 4)) - MAX_STEPS + 1;
  return { step: "year", starts: Array.from({ length: MAX_STEPS }, (_, at) => `${years + at}-01-01`) };
}

function bounds(days: Iterable<string>): [first: string | undefined, last: string | undefined] {
  let first: string | undefined;
  let last: string | undefined;
  for (const day of days) {
    if (first === undefined || day < first) first = day;
    if (last === undefined || day > last) last = day;
  }
  return [first, last];
}

/** Amounts by day and series, charted after all rows have been read. */
export class Timeline {
  readonly #days = new Map<string, Map<string, number>>();
  readonly totals = new Counts();

  add(day: string, series: string, amount = 1): void {
    const amounts = this.#days.get(day) ?? new Map<string, number>();
    amounts.set(series, (amounts.get(series) ?? 0) + amount);
    this.#days.set(day, amounts);
    this.totals.add(series, amount);
  }

  /** Makes the timeline cover these days even if nothing happened on them. */
  showing(days: readonly string[]): this {
    for (const day of days) this.#days.set(day, this.#days.get(day) ?? new Map<string, number>());
    return this;
  }

  /** The amounts of each series in each time step. */
  by(usual: Step): { step: Step; starts: string[]; of: (series: string) => number[] } {
    const { step, starts } = stepsOver(this.#days.keys(), usual);
    const sums = new Map<string, Map<string, number>>();
    for (const [day, amounts] of this.#days) {
      const start = startOf(step, day);
      for (const [series, amount] of amounts) {
        const sum = sums.get(series) ?? new Map<string, number>();
        sums.set(series, sum.set(start, (sum.get(start) ?? 0) + amount));
      }
    }
    return { step, starts, of: (series) => starts.map((start) => sums.get(series)?.get(start) ?? 0) };
  }
}

/** The most frequent names, and those that are combined as others. */
export function mostFrequent(counts: Counts, most: number): { named: string[]; others: string[] } {
  const names = counts.sorted.map(([name]) => name);
  // A single remaining name takes no more space than "others" would.
  return names.length <= most + 1
    ? { named: names, others: [] }
    : { named: names.slice(0, most), others: names.slice(most) };
}

/**
 * The maximum number present at the same time; somebody leaving frees the place for somebody arriving at that moment. A
 * null end means still present.
 */
export function mostAtOnce(stays: readonly (readonly [came: string, left: string | null])[]): number {
  const changes = stays
    .flatMap(([came, left]) => [
      [Date.parse(came), 1] as const,
      ...(left === null ? [] : [[Date.parse(left), -1] as const]),
    ])
    .sort(([a, some], [b, others]) => a - b || some - others);
  let there = 0;
  return changes.reduce((most, [, change]) => Math.max(most, (there += change)), 0);
}

/** Hours as "3:07"; "" for null. */
export function hoursAndMinutes(hours: number | null): string {
  if (hours === null) return "";
  const minutes = Math.round(hours * 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

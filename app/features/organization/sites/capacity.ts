import { nameOrId } from "~/language/language";
import { type Arrivals, type Load, plus } from "~/inventory/racks/arrivals";
import { freeUnits, type RackSpace } from "~/inventory/racks/space";
import { compareNames } from "~/language/compare";

/** The months shown, including the current one, and the months from which growth is computed. */
const SHOWN_MONTHS = 24;
const GROWTH_MONTHS = 12;
/** Forecasts beyond this many months only say "more than". */
export const FAR_MONTHS = 120;

/** Usage of a limit, and the months until it is full: null without growth or data. */
export interface Outlook {
  used: number | null;
  total: number | null;
  fullIn: number | null;
}

export interface SiteCapacity {
  id: number;
  name: string;
  racks: number;
  units: Outlook;
  weight: Outlook;
  power: Outlook;
  /** The units of today's devices, as of the end of each month shown; null without data about devices. */
  trend: number[] | null;
}

/** The months shown ("2026-11"), the current one last. */
export function monthsUntil(today: string, count = SHOWN_MONTHS): string[] {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const last = year * 12 + month - 1;
  return Array.from({ length: count }, (_, at) => {
    const one = last - count + 1 + at;
    return `${Math.floor(one / 12)}-${String((one % 12) + 1).padStart(2, "0")}`;
  });
}

/** The racks' sites, those that fill up first first; `today` is YYYY-MM-DD. */
export function capacityOf(racks: readonly RackSpace[], arrivals: Arrivals | null, today: string): SiteCapacity[] {
  const sites = new Map<number, RackSpace[]>();
  for (const rack of racks) if (rack.site !== null) sites.set(rack.site, [...(sites.get(rack.site) ?? []), rack]);
  const found = [...sites].map(([id, here]) => siteCapacity(id, here, arrivals && (arrivals[id] ?? {}), today));
  return found.sort((a, b) => soonest(a) - soonest(b) || compareNames(a.name, b.name));
}

const soonest = ({ units, weight, power }: SiteCapacity): number =>
  Math.min(...[units, weight, power].map(({ fullIn }) => fullIn ?? Infinity), FAR_MONTHS);

function siteCapacity(
  id: number,
  racks: RackSpace[],
  months: Record<string, Load> | null,
  today: string,
): SiteCapacity {
  const total = (amount: (rack: RackSpace) => number | null) => totalOf(racks.map(amount));
  const height = total((rack) => rack.height);
  const free = total(freeUnits);
  const monthly = months && monthlyGrowth(months, today);
  const outlook = (used: number | null, of: number | null, what: keyof Load): Outlook => ({
    used,
    total: of,
    fullIn: used === null || of === null || !monthly ? null : monthsUntilFull(of - used, monthly[what]),
  });
  return {
    id,
    name: nameOrId(racks[0]?.siteName, id),
    racks: racks.length,
    units: outlook(height === null || free === null ? null : height - free, height, "units"),
    weight: outlook(
      total((rack) => rack.weightUsed),
      total((rack) => rack.weightMax),
      "weight",
    ),
    power: outlook(
      total((rack) => rack.powerUsed),
      total((rack) => rack.powerCapacity),
      "power",
    ),
    trend: months && standingBy(months, monthsUntil(today)).map(({ units }) => units),
  };
}

/** The sum of the known values; null if none is known. */
const totalOf = (amounts: readonly (number | null)[]): number | null =>
  amounts.every((one) => one === null) ? null : amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0);

/** What was there at the end of each of these months, of devices that are still there. */
export function standingBy(months: Readonly<Record<string, Load>>, shown: readonly string[]): Load[] {
  const came = Object.entries(months);
  return shown.map((month) => came.filter(([one]) => one <= month).reduce((sum, [, load]) => plus(sum, load), plus()));
}

/** The average monthly growth over the last year, including the elapsed part of the current month. */
function monthlyGrowth(months: Readonly<Record<string, Load>>, today: string): Load {
  const recent = monthsUntil(today, GROWTH_MONTHS);
  const { units, weight, power } = recent.reduce((sum, month) => plus(sum, months[month]), plus());
  const length = GROWTH_MONTHS - 1 + Number(today.slice(8, 10)) / 31;
  return { units: units / length, weight: weight / length, power: power / length };
}

/** 0 if nothing is free; null without growth. */
function monthsUntilFull(free: number, monthly: number): number | null {
  if (free <= 0) return 0;
  return monthly > 0 ? free / monthly : null;
}

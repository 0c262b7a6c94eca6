import type { RackRow } from "./rows.server";

/** Units (U), weight (Kg) and power (A). */
export interface Load {
  units: number;
  weight: number;
  power: number;
}

/** Arrivals at each site by month ("2026-11"), of devices that are still there; unknown days are under "". */
export type Arrivals = Record<number, Record<string, Load>>;

/** Sums up the arrivals of each site's racks. */
export function arrivalsOf(
  racks: readonly Pick<RackRow, "id" | "site">[],
  byRack: ReadonlyMap<number, Readonly<Record<string, Load>>>,
): Arrivals {
  const sites: Arrivals = {};
  for (const { id, site } of racks) {
    if (site === null) continue;
    const months = (sites[site] ??= {});
    for (const [month, load] of Object.entries(byRack.get(id) ?? {})) months[month] = plus(months[month], load);
  }
  return sites;
}

/** The sum of two loads. */
export const plus = (one: Load = nothing, other: Load = nothing): Load => ({
  units: one.units + other.units,
  weight: one.weight + other.weight,
  power: one.power + other.power,
});

const nothing: Load = { units: 0, weight: 0, power: 0 };

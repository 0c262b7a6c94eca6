import type { RackRow } from "./rows.server";

/** Units, Kg and A. */
export interface Load {
  units: number;
  weight: number;
  power: number;
}

/** What came to each site, by month ("2026-11"), of what stands there now; what came on an unknown day under "". */
export type Arrivals = Record<number, Record<string, Load>>;

/** What came to each site, from what came into each rack. */
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

/** Two loads together. */
export const plus = (one: Load = nothing, other: Load = nothing): Load => ({
  units: one.units + other.units,
  weight: one.weight + other.weight,
  power: one.power + other.power,
});

const nothing: Load = { units: 0, weight: 0, power: 0 };

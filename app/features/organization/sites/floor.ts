import { freeUnits, type RackSpace } from "~/inventory/racks/space";
import { compareNames } from "~/language/compare";
import type { Message } from "~/language/language";
import { SERIES } from "~/ui/drawing";
import { m } from "./floor-messages";

/** What colours the racks of a floor. */
export const themes = { space: m.space, weight: m.weight, power: m.power, tenant: m.tenant } as const;
export type Theme = keyof typeof themes;

/** What puts racks into rows: their names without the last number, or their groups. */
export const arrangements = { name: m.byName, group: m.byGroup } as const;
export type Arrangement = keyof typeof arrangements;

/** How full a rack is: the share of its limit from which each level begins, with its look in pictures. */
export const levels = [
  { from: 0.9, label: m.full, look: 5 },
  { from: 0.75, label: m.high, look: 1 },
  { from: 0.5, label: m.medium, look: 2 },
  { from: 0, label: m.low, look: 0 },
] as const satisfies readonly { from: number; label: Message; look: number }[];

/** The look of what is not told, and of all tenants but the largest. */
export const OTHERS = SERIES - 1;

/** A rack on the floor. */
export interface Tile {
  rack: RackSpace;
  /** What it is called within its row. */
  name: string;
  /** How much of what colours it is taken, as a share; null where it is not told, or where tenants colour. */
  share: number | null;
  /** The number of its look in pictures. */
  look: number;
}

/** Racks that stand side by side; null is a place whose number no rack has. */
export interface FloorRow {
  name: string;
  tiles: (Tile | null)[];
}

/** What a look means, and how many racks have it. */
export interface KeyEntry {
  look: number;
  /** A level, or the name of a tenant; null for all others. */
  label: Message | string | null;
  count: number;
}

/** The most places of a row in which racks stand where their numbers say; what has more stands close. */
const MAX_PLACES = 24;

/** How much of a limit of the rack is taken; null where it is not told. */
export function shareOf(rack: RackSpace, theme: Theme): number | null {
  const { height, weightMax, weightUsed, powerCapacity, powerUsed } = rack;
  const free = freeUnits(rack);
  if (theme === "space") return share(height !== null && free !== null ? height - free : null, height);
  if (theme === "weight") return share(weightUsed, weightMax);
  return theme === "power" ? share(powerUsed, powerCapacity) : null;
}

const share = (used: number | null, of: number | null): number | null =>
  used === null || !of ? null : Math.max(0, used / of);

/** The racks of a site as they stand, with what their colours mean. */
export function floorOf(racks: readonly RackSpace[], theme: Theme, arrangement: Arrangement) {
  const tenants = largestTenants(racks);
  const lookOf = (rack: RackSpace): number => {
    if (theme === "tenant") return tenants.find(({ id }) => id === rack.tenant)?.look ?? OTHERS;
    const taken = shareOf(rack, theme);
    return taken === null ? OTHERS : (levels.find(({ from }) => taken >= from)?.look ?? OTHERS);
  };
  const rows = new Map<string, { rack: RackSpace; number: number | null; name: string }[]>();
  for (const rack of racks) {
    const { row, name, number } = placeOf(rack, arrangement);
    rows.set(row, [...(rows.get(row) ?? []), { rack, number, name }]);
  }
  const named = [...rows].sort(([a], [b]) => Number(a === "") - Number(b === "") || compareNames(a, b));
  const looks = racks.map(lookOf);
  const countOf = (look: number) => looks.filter((one) => one === look).length;
  const known: KeyEntry[] =
    theme === "tenant"
      ? tenants.map(({ look, name }) => ({ look, label: name, count: countOf(look) }))
      : [...levels].reverse().map(({ look, label }) => ({ look, label, count: countOf(look) }));
  return {
    rows: named.map(([name, placed]): FloorRow => {
      const tile = (one: (typeof placed)[number]): Tile => ({
        rack: one.rack,
        name: one.name,
        share: shareOf(one.rack, theme),
        look: lookOf(one.rack),
      });
      return { name, tiles: placedTiles(placed.map((one) => ({ number: one.number, tile: tile(one) }))) };
    }),
    key: [...known, { look: OTHERS, label: null, count: countOf(OTHERS) }].filter(({ count }) => count > 0),
    waiting: racks.filter(({ waiting }) => waiting).length,
  };
}

/** The tenants with the most racks, each with a look of its own. */
function largestTenants(racks: readonly RackSpace[]) {
  const counts = new Map<number, { name: string; count: number }>();
  for (const { tenant, tenantName: name } of racks)
    if (tenant !== null)
      counts.set(tenant, { name: name || `#${tenant}`, count: (counts.get(tenant)?.count ?? 0) + 1 });
  return [...counts]
    .sort(([, a], [, b]) => b.count - a.count || compareNames(a.name, b.name))
    .slice(0, OTHERS)
    .map(([id, { name }], look) => ({ id, name, look }));
}

/** "JKT1-A-07" is number 7 of row "JKT1-A"; a name without a number is in no row. In a group racks keep their whole names. */
function placeOf({ name, group, groupName }: RackSpace, arrangement: Arrangement) {
  if (arrangement === "group") return { row: groupName || (group === null ? "" : `#${group}`), name, number: null };
  const [, row = "", digits = ""] = /^(.*?)[\s_.-]*(\d+)$/.exec(name) ?? [];
  return row ? { row, name: digits, number: Number(digits) } : { row: "", name, number: null };
}

/** Each rack at the place of its number where each has one of its own, else close together, by name. */
function placedTiles(placed: { number: number | null; tile: Tile }[]): (Tile | null)[] {
  const byNumber = new Map(placed.map(({ number, tile }) => [number, tile]));
  const highest = Math.max(...placed.map(({ number }) => number ?? Infinity));
  if (byNumber.size < placed.length || highest > MAX_PLACES)
    return placed.map(({ tile }) => tile).sort((a, b) => compareNames(a.rack.name, b.rack.name));
  return Array.from({ length: highest }, (_, at) => byNumber.get(at + 1) ?? null);
}

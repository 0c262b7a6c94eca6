import { freeUnits, type RackSpace } from "~/inventory/racks/space";
import { compareNames } from "~/language/compare";
import { type Message, nameOrId } from "~/language/language";
import { SERIES } from "~/ui/drawing";
import { m } from "./floor-messages";

/** What determines a rack's colour. */
export const themes = { space: m.space, weight: m.weight, power: m.power, tenant: m.tenant } as const;
export type Theme = keyof typeof themes;

/** How racks are arranged in rows: by name without the final number, or by group. */
export const arrangements = { name: m.byName, group: m.byGroup } as const;
export type Arrangement = keyof typeof arrangements;

/** The usage levels: each level's lower bound as a share of the limit, and its colour. */
const levels = [
  { from: 0.9, label: m.full, look: 5 },
  { from: 0.75, label: m.high, look: 1 },
  { from: 0.5, label: m.medium, look: 2 },
  { from: 0, label: m.low, look: 0 },
] as const satisfies readonly { from: number; label: Message; look: number }[];

/** The colour of unknown values, and of all tenants but the largest. */
export const OTHERS = SERIES - 1;

/** A rack on the floor. */
export interface Tile {
  rack: RackSpace;
  /** Its label within the row. */
  name: string;
  /** The share of the limit that is used; null if unknown, or if the colour stands for the tenant. */
  share: number | null;
  /** The index of its colour and hatch. */
  look: number;
}

/** Racks side by side; null is an empty position. */
export interface FloorRow {
  name: string;
  tiles: (Tile | null)[];
}

/** An entry of the legend, with its number of racks. */
export interface KeyEntry {
  look: number;
  /** A level or a tenant's name; null for all others. */
  label: Message | string | null;
  count: number;
}

/** Rows with more positions than this are drawn without gaps. */
const MAX_PLACES = 24;

/** The share of a rack's limit that is used; null if unknown. */
export function shareOf(rack: RackSpace, theme: Theme): number | null {
  const { height, weightMax, weightUsed, powerCapacity, powerUsed } = rack;
  const free = freeUnits(rack);
  if (theme === "space") return share(height !== null && free !== null ? height - free : null, height);
  if (theme === "weight") return share(weightUsed, weightMax);
  return theme === "power" ? share(powerUsed, powerCapacity) : null;
}

const share = (used: number | null, of: number | null): number | null =>
  used === null || !of ? null : Math.max(0, used / of);

/** A site's racks arranged in rows, with the legend. */
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
    const placed = rows.get(row) ?? [];
    placed.push({ rack, number, name });
    rows.set(row, placed);
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
      const shared = arrangement === "group" ? sharedStart(placed.map((one) => one.name)) : 0;
      const tile = (one: (typeof placed)[number]): Tile => ({
        rack: one.rack,
        name: one.name.slice(shared),
        share: shareOf(one.rack, theme),
        look: lookOf(one.rack),
      });
      return { name, tiles: placedTiles(placed.map((one) => ({ number: one.number, tile: tile(one) }))) };
    }),
    key: [...known, { look: OTHERS, label: null, count: countOf(OTHERS) }].filter(({ count }) => count > 0),
    waiting: racks.filter(({ waiting }) => waiting).length,
  };
}

/** The tenants with the most racks, each with its own colour. */
function largestTenants(racks: readonly RackSpace[]) {
  const counts = new Map<number, { name: string; count: number }>();
  for (const { tenant, tenantName: name } of racks)
    if (tenant !== null)
      counts.set(tenant, { name: nameOrId(name, tenant), count: (counts.get(tenant)?.count ?? 0) + 1 });
  return [...counts]
    .sort(([, a], [, b]) => b.count - a.count || compareNames(a.name, b.name))
    .slice(0, OTHERS)
    .map(([id, { name }], look) => ({ id, name, look }));
}

/** The length of what all names of a group have before their last two parts: "JKT1-" of "JKT1-A-07" and "JKT1-B-02". */
function sharedStart(names: readonly string[]): number {
  const starts = new Set(names.map((name) => /^.*[\s_.-](?=[^\s_.-]+[\s_.-]+[^\s_.-]+$)/.exec(name)?.[0] ?? ""));
  const [start = ""] = starts;
  return starts.size === 1 ? start.length : 0;
}

/** "JKT1-A-07" is number 7 in row "JKT1-A"; a name without a number belongs to no row. */
function placeOf({ name, group, groupName }: RackSpace, arrangement: Arrangement) {
  if (arrangement === "group")
    return { row: group === null ? groupName : nameOrId(groupName, group), name, number: null };
  const [, row = "", digits = ""] = /^(.*?)[\s_.-]*(\d+)$/.exec(name) ?? [];
  return row ? { row, name: digits, number: Number(digits) } : { row: "", name, number: null };
}

/** Each rack at the position of its number if the numbers are unique, else without gaps, by name. */
function placedTiles(placed: { number: number | null; tile: Tile }[]): (Tile | null)[] {
  const byNumber = new Map(placed.map(({ number, tile }) => [number, tile]));
  const numbers = placed.map(({ number }) => number ?? Infinity);
  const [first, last] = [Math.min(1, ...numbers), Math.max(...numbers)];
  if (byNumber.size < placed.length || last > MAX_PLACES)
    return placed.map(({ tile }) => tile).sort((a, b) => compareNames(a.rack.name, b.rack.name));
  return Array.from({ length: last - first + 1 }, (_, at) => byNumber.get(first + at) ?? null);
}

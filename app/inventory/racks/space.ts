import { type UnitRange, unitRanges } from "./drawing";
import type { RackRow } from "./rows.server";

/** The units of a rack that devices take, of those that wait for approval too, as the list of devices tells them. */
export interface Taken {
  installed: ReadonlySet<number>;
  waiting: ReadonlySet<number>;
  /** A device of the rack is told without its units. */
  isVague: boolean;
}

/** A rack with the room that it has. */
export interface RackSpace extends RackRow {
  /** Places that are free on both faces, the largest first; null as long as only the rack's own drawing could tell. */
  gaps: UnitRange[] | null;
  /** Units that wait for approval; null as long as that is not known. */
  waiting: number | null;
}

/** What somebody looks for: units in one piece, Kg and A, each 0 where it does not matter. */
interface WantedSpace {
  units: number;
  weight: number;
  power: number;
}

const nothing: Taken = { installed: new Set(), waiting: new Set(), isVague: false };

/**
 * The room of a rack by the devices in it. Where these and what the rack says of its own units do not agree (other tenants' devices,
 * blocked units), only its drawing tells.
 */
export function spaceOf(rack: RackRow, { installed, waiting, isVague }: Taken = nothing): RackSpace {
  const { height, unitsUsed: used } = rack;
  const taken = new Set([...installed, ...waiting]);
  const agrees = used === null || used === taken.size || used === installed.size;
  if (isVague || height === null || !agrees) return { ...rack, gaps: null, waiting: isVague ? null : waiting.size };
  const free = Array.from({ length: Math.floor(height) }, (_, at) => at + 1).filter((unit) => !taken.has(unit));
  return { ...rack, gaps: largestFirst(unitRanges(free)), waiting: waiting.size };
}

/** The largest place first, the upper one of two alike. */
const largestFirst = (gaps: UnitRange[]): UnitRange[] => gaps.sort((a, b) => b.units - a.units || b.top - a.top);

/** The units of a device: those told, downward from the only one where it is higher than that; none where none is told. */
export function unitsOf({ front, back, height }: Placed): number[] {
  const told = [...new Set([...front, ...back])];
  const [top] = told;
  if (told.length !== 1 || top === undefined) return told;
  return Array.from({ length: Math.max(1, height ?? 1) }, (_, at) => top - at).filter((unit) => unit > 0);
}

interface Placed {
  front: readonly number[];
  back: readonly number[];
  height: number | null;
}

/** Units that are free in all; null where it is not known. */
export function freeUnits({ gaps, height, unitsUsed: used }: RackSpace): number | null {
  if (gaps) return gaps.reduce((sum, { units }) => sum + units, 0);
  return height === null || used === null ? null : Math.max(0, height - used);
}

/** Kg that the rack may still carry; null where its limit or its load is not told. */
export const weightLeft = ({ weightMax: max, weightUsed: used }: RackRow): number | null => left(max, used);

/** A that the rack may still draw; null where its limit or its load is not told. */
export const powerLeft = ({ powerCapacity: max, powerUsed: used }: RackRow): number | null => left(max, used);

const left = (max: number | null, used: number | null): number | null =>
  max === null || used === null ? null : Math.max(0, Math.round((max - used) * 100) / 100);

/** The places of a rack that are high enough. */
export const placesFor = ({ gaps }: Pick<RackSpace, "gaps">, units: number): UnitRange[] =>
  (gaps ?? []).filter((gap) => gap.units >= Math.max(1, units));

/** Whether a rack can have the room, as far as is known by now: what is not told speaks against nothing. */
export function mayFit(rack: RackSpace, wanted: WantedSpace): boolean {
  const largest = rack.gaps ? (rack.gaps[0]?.units ?? 0) : freeUnits(rack);
  return (
    (largest === null || largest >= Math.max(1, wanted.units)) &&
    (weightLeft(rack) ?? Infinity) >= wanted.weight &&
    (powerLeft(rack) ?? Infinity) >= wanted.power
  );
}

/** Whether a rack has the room: what is not told is no room. */
export const fits = (rack: RackSpace, wanted: WantedSpace): boolean =>
  placesFor(rack, wanted.units).length > 0 &&
  (weightLeft(rack) ?? 0) >= wanted.weight &&
  (powerLeft(rack) ?? 0) >= wanted.power;

import { largestFirst, type UnitRange, unitRanges } from "./drawing";
import type { RackRow } from "./rows.server";

/** The units of a rack that devices occupy, including those waiting for approval, according to the list of devices. */
export interface Taken {
  installed: ReadonlySet<number>;
  waiting: ReadonlySet<number>;
  /** The units of some device are unknown. */
  isVague: boolean;
}

/** A rack with its free space. */
export interface RackSpace extends RackRow {
  /** Gaps that are free on both faces, the largest first; null while only the rack's drawing could tell. */
  gaps: UnitRange[] | null;
  /** Units waiting for approval; null while unknown. */
  waiting: number | null;
}

/** The space somebody is looking for: contiguous units, Kg and A, each 0 if it does not matter. */
interface WantedSpace {
  units: number;
  weight: number;
  power: number;
}

const nothing: Taken = { installed: new Set(), waiting: new Set(), isVague: false };

/**
 * The free space of a rack according to its devices. If they do not agree with the rack's own count of units (other
 * tenants' devices, blocked units), only its drawing can tell.
 */
export function spaceOf(rack: RackRow, { installed, waiting, isVague }: Taken = nothing): RackSpace {
  const { height, unitsUsed: used } = rack;
  const taken = new Set([...installed, ...waiting]);
  const agrees = used === null || used === taken.size || used === installed.size;
  if (isVague || height === null || !agrees) return { ...rack, gaps: null, waiting: isVague ? null : waiting.size };
  const free = Array.from({ length: Math.floor(height) }, (_, at) => at + 1).filter((unit) => !taken.has(unit));
  return { ...rack, unitsUsed: used ?? taken.size, gaps: largestFirst(unitRanges(free)), waiting: waiting.size };
}

/**
 * The units of a device: those given, continued downward from the only one if the device is taller; none if none is
 * given.
 */
export function unitsOf({ front, back, height }: Placed): number[] {
  const given = [...new Set([...front, ...back])];
  const [top] = given;
  if (given.length !== 1 || top === undefined) return given;
  return Array.from({ length: Math.max(1, height ?? 1) }, (_, at) => top - at).filter((unit) => unit > 0);
}

interface Placed {
  front: readonly number[];
  back: readonly number[];
  height: number | null;
}

/** The total number of free units; null if unknown. */
export function freeUnits({ gaps, height, unitsUsed: used }: RackSpace): number | null {
  if (gaps) return gaps.reduce((sum, { units }) => sum + units, 0);
  return height === null || used === null ? null : Math.max(0, height - used);
}

/** Kg that the rack can still carry; null if its limit or load is unknown. */
export const weightLeft = ({ weightMax: max, weightUsed: used }: RackRow): number | null => left(max, used);

/** A that the rack can still supply; null if its limit or load is unknown. */
export const powerLeft = ({ powerCapacity: max, powerUsed: used }: RackRow): number | null => left(max, used);

const left = (max: number | null, used: number | null): number | null =>
  max === null || used === null ? null : Math.max(0, Math.round((max - used) * 100) / 100);

/** The gaps of a rack that are high enough. */
export const placesFor = ({ gaps }: Pick<RackSpace, "gaps">, units: number): UnitRange[] =>
  (gaps ?? []).filter((gap) => gap.units >= Math.max(1, units));

/** Whether a rack may have the space, as far as is known yet: unknown values do not count against it. */
export function mayFit(rack: RackSpace, wanted: WantedSpace): boolean {
  const largest = rack.gaps ? (rack.gaps[0]?.units ?? 0) : freeUnits(rack);
  return (
    (largest === null || largest >= Math.max(1, wanted.units)) &&
    (weightLeft(rack) ?? Infinity) >= wanted.weight &&
    (powerLeft(rack) ?? Infinity) >= wanted.power
  );
}

/** Whether a rack surely has the space: unknown values count as none. */
export const fits = (rack: RackSpace, wanted: WantedSpace): boolean =>
  placesFor(rack, wanted.units).length > 0 &&
  (weightLeft(rack) ?? 0) >= wanted.weight &&
  (powerLeft(rack) ?? 0) >= wanted.power;

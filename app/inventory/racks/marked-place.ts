import type { RackDrawing, UnitRange } from "./drawing";

/** A place that the address of a rack's page marks in its drawing. */
export interface MarkedPlace extends UnitRange {
  /** Nothing stands there, and nothing waits to. */
  isFree: boolean;
}

/** The place of `?place=30&units=4`; null where the address names none that the rack has. */
export function placeAsked(params: URLSearchParams, { height, gaps }: RackDrawing): MarkedPlace | null {
  const [top, units] = ["place", "units"].map((name) => Number(params.get(name))) as [number, number];
  if (!Number.isInteger(top) || !Number.isInteger(units) || units < 1 || top > height || top < units) return null;
  const isFree = gaps.some((gap) => top <= gap.top && top - units >= gap.top - gap.units);
  return { top, units, isFree };
}

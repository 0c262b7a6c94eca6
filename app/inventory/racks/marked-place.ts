import type { RackDrawing, UnitRange } from "./drawing";

/** A position that the address of a rack's page marks in the drawing. */
export interface MarkedPlace extends UnitRange {
  /** Neither occupied nor reserved. */
  isFree: boolean;
}

/** The position of `?place=30&units=4`; null if the rack has no such position. */
export function placeAsked(params: URLSearchParams, { height, gaps }: RackDrawing): MarkedPlace | null {
  const [top, units] = ["place", "units"].map((name) => Number(params.get(name))) as [number, number];
  if (!Number.isInteger(top) || !Number.isInteger(units) || units < 1 || top > height || top < units) return null;
  const isFree = gaps.some((gap) => top <= gap.top && top - units >= gap.top - gap.units);
  return { top, units, isFree };
}

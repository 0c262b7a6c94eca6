import type { RackDrawing } from "~/inventory/racks/drawing";
import { roomFrom } from "./placement";

/** At most this many devices are added at once. */
export const MAX_AT_ONCE = 20;

/** Pasted serial numbers, one per line. */
export const serialLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The quantity of a form: the typed number, or the number of serial numbers. */
export function quantityOf(typed: string, serialNumbers: readonly string[]): number {
  const quantity = (/^\d+$/.test(typed) && Number(typed)) || 1;
  return quantity === 1 ? Math.max(1, serialNumbers.length) : quantity;
}

/**
 * The names of several devices: the number at the end is incremented, "srv-db-03" → "srv-db-04"; a name without a
 * number gets one.
 */
export function numberedNames(name: string, quantity: number): string[] {
  if (quantity === 1) return [name];
  const [, stem, digits] = /^(.*?)(\d{1,9})$/s.exec(name) ?? [name, `${name}-`, "1"];
  return Array.from({ length: quantity }, (_, at) => stem + String(Number(digits) + at).padStart(digits.length, "0"));
}

/** The name for a copy: the next numbered name that is not taken. */
export function nextName(name: string, taken: readonly string[]): string {
  const names = numberedNames(name, taken.length + 2);
  return names.find((one) => one !== name && !taken.includes(one)) ?? name;
}

/**
 * The top units of `quantity` devices of `height` units: the first at `top`, each next one at the next free position
 * below; fewer if there is not enough space.
 */
export function placesFrom(
  drawing: Pick<RackDrawing, "gaps">,
  top: number,
  { height, quantity }: { height: number; quantity: number },
): number[] {
  const places: number[] = [];
  if (roomFrom(drawing, top) < height) return places;
  for (let unit = top; unit > 0 && places.length < quantity;) {
    const fits = roomFrom(drawing, unit) >= height;
    if (fits) places.push(unit);
    unit -= fits ? height : 1;
  }
  return places;
}

/** The first free position below `top`, else the highest in the rack; null if there is none. */
export function nextPlace(drawing: RackDrawing, top: number, height: number): number | null {
  const units = Array.from({ length: drawing.height }, (_, below) => drawing.height - below);
  const fitting = units.filter((unit) => roomFrom(drawing, unit) >= height);
  return fitting.find((unit) => unit < top) ?? fitting[0] ?? null;
}

import type { RackDrawing } from "~/inventory/racks/drawing";
import { roomFrom } from "./placement";

/** The most devices that are added at once. */
export const MAX_AT_ONCE = 20;

/** Serial numbers as they are pasted, one a line. */
export const serialLines = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** How many devices a form is about: the number that is typed, or as many as there are serial numbers. */
export function quantityOf(typed: string, serialNumbers: readonly string[]): number {
  const quantity = Number(typed) || 1;
  return quantity === 1 ? Math.max(1, serialNumbers.length) : quantity;
}

/** The names of several devices: the number at the end counts on, "srv-db-03" → "srv-db-04"; a name without one gets it. */
export function numberedNames(name: string, quantity: number): string[] {
  if (quantity === 1) return [name];
  const [, stem, digits] = /^(.*?)(\d{1,9})$/s.exec(name) ?? [name, `${name}-`, "1"];
  return Array.from({ length: quantity }, (_, at) => stem + String(Number(digits) + at).padStart(digits.length, "0"));
}

/** The name for one more of the same: the first that counts on and is not taken. */
export function nextName(name: string, taken: readonly string[]): string {
  const names = numberedNames(name, taken.length + 2);
  return names.find((one) => one !== name && !taken.includes(one)) ?? name;
}

/**
 * The top units of `quantity` devices of `height` units: the first at `top`, each next one below the one before where there is room;
 * fewer where the rack has no more below.
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

/** The first place for one more device below `top`, else the highest of the rack; null where there is none. */
export function nextPlace(drawing: RackDrawing, top: number, height: number): number | null {
  const units = Array.from({ length: drawing.height }, (_, below) => drawing.height - below);
  const fitting = units.filter((unit) => roomFrom(drawing, unit) >= height);
  return fitting.find((unit) => unit < top) ?? fitting[0] ?? null;
}

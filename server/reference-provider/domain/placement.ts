import type { Database } from "../database/open.ts";
import { fieldErrors } from "../engine/errors.ts";
import type { Write } from "../engine/family.ts";

/** The units of a device of `size` units from unit `top` down (contract §4). */
export const unitsFrom = (top: number, size: number) => Array.from({ length: size }, (_, index) => top - index);

interface Room {
  readonly height: number;
  readonly weight_max: number;
  readonly powercapacity: number;
  readonly weight: number;
  readonly power: number;
}

/** A new record has no id yet. Drafts, which are not devices, count as 0. */
const NO_ID = -1;

/**
 * A device or draft must occupy consecutive free units of its rack, on both faces, within the rack's weight and power.
 */
export function checkPlacement({ provider: { db }, before, values, inputs }: Write): void {
  const device = { ...before, ...values };
  if (device["status"] === "O") return;
  const self = before?.["id"] ?? NO_ID;
  const rack = device["racks"];
  const room = db.one<Room>(
    `SELECT y.height, r.weight_max, r.powercapacity, total(s.weight) AS weight, total(s.power) AS power
     FROM racks r JOIN racktype y ON y.id = r.racktype LEFT JOIN standing s ON s.rack = r.id AND ifnull(s.device, 0) <> ?
     WHERE r.id = ? GROUP BY r.id`,
    self,
    rack,
  );
  if (room.weight + Number(device["weight"]) > room.weight_max) {
    throw fieldErrors({ weight: [`The rack holds ${room.weight_max} Kg, ${room.weight} Kg are used.`] });
  }
  if (room.power + Number(device["power"]) > room.powercapacity) {
    throw fieldErrors({ power: [`The rack has ${room.powercapacity} A, ${room.power} A are used.`] });
  }

  const front = inputs["up_front"] as number[] | undefined;
  if (!front) {
    const moves = ["racks", "jumlahu", "status"].some((name) => name in values && values[name] !== before?.[name]);
    if (moves) throw fieldErrors({ up_front: ["Please choice position device in rack"] });
    return;
  }
  const units = front.toSorted((a, b) => b - a);
  const [top = 0] = units;
  const back = ((inputs["up_back"] as number[] | undefined) ?? front).toSorted((a, b) => b - a);
  const consecutive = unitsFrom(top, Number(device["jumlahu"]));
  if (String(units) !== String(consecutive) || consecutive.some((unit) => unit < 1)) {
    throw fieldErrors({ up_front: ["please choose rack position according to QTY U"] });
  }
  if (String(back) !== String(units))
    throw fieldErrors({ up_back: ["A full rack device takes the same units on both faces."] });
  if (top > room.height) throw fieldErrors({ up_front: [`The rack has ${room.height} units.`] });
  const used = db.all<{ unit: number; draft: number | null }>(
    `SELECT DISTINCT unit, draft FROM device_units WHERE rack = ? AND ifnull(device, 0) <> ? AND unit IN (SELECT value FROM json_each(?)) ORDER BY unit DESC`,
    rack,
    self,
    JSON.stringify(units),
  );
  if (used.length > 0) {
    // Drafts are not drawn.
    const by = used.some(({ draft }) => draft !== null) ? " by a request that is not sent yet" : "";
    throw fieldErrors({ up_front: [`Unit ${used.map(({ unit }) => unit).join(", ")} is used${by}.`] });
  }
}

/** Stores the units of a checked device; a device that has left releases them. */
export function placeDevice({ provider: { db }, before, values, inputs }: Write, device: number): void {
  const { racks: rack, status } = { ...before, ...values };
  const units = inputs["up_front"] as number[] | undefined;
  if (units || status === "O") db.run("DELETE FROM device_units WHERE device = ?", device);
  if (units && status !== "O") holdUnits(db, rack, units, { device });
}

/** Assigns checked units of a rack, on both faces, to a device or a draft. */
export function holdUnits(
  db: Database,
  rack: unknown,
  units: readonly number[],
  holder: { readonly device: number } | { readonly draft: number },
): void {
  for (const face of ["front", "back"]) {
    for (const unit of units) db.insert("device_units", { rack, face, unit, ...holder });
  }
}

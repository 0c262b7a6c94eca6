import { nameOrId } from "~/language/language";
import type { RackDetail, UsedUnit } from "./rows.server";

export type Face = "front" | "back";
export type DeviceState = "installed" | "own" | "waiting" | "blocked";
/** "half": this face is free, but the other one is occupied. */
export type SlotState = DeviceState | "half" | "free";

/** Consecutive units, identified by the top one; units are numbered from 1 at the bottom. */
export interface UnitRange {
  top: number;
  units: number;
}

export interface Device {
  /** The provider's id, "" for a blocked position without a device. */
  id: string;
  name: string;
  serialNumber: string;
  type: string;
  eth: number;
  fib: number;
  sfp: number;
  state: DeviceState;
}

export interface Slot extends UnitRange {
  state: SlotState;
  device: Device | null;
}

/** A device in a rack, listed once however many units and faces it occupies. */
export interface PlacedDevice {
  device: Device;
  ranges: UnitRange[];
  faces: Face[];
}

export interface RackDrawing {
  height: number;
  front: Slot[];
  back: Slot[];
  devices: PlacedDevice[];
  /** Gaps that are free on both faces, the largest first. */
  gaps: UnitRange[];
  /** The number of units by their state on either face; they add up to the height. */
  use: { installed: number; waiting: number; blocked: number; free: number };
}

/** The tenant whose devices are highlighted; the provider identifies a device's tenant by id or by name. */
export interface Viewer {
  tenant: number | null;
  tenantName: string;
}

const MAX_HEIGHT = 50;
const DEFAULT_HEIGHT = 42;

type Placements = Map<number, Device>;

/** "U35–U34 (2U)", top unit first; "U35 (1U)" for a single unit. */
export function unitsText({ top, units }: UnitRange): string {
  return units === 1 ? `U${top} (1U)` : `U${top}–U${top - units + 1} (${units}U)`;
}

/** All positions of a device that occupies several: "U35–U34 (2U), U12 (1U)". */
export const rangesText = (ranges: readonly UnitRange[]): string => ranges.map(unitsText).join(", ");

/** Unit numbers in any order → consecutive ranges, the topmost first. */
export function unitRanges(units: readonly number[]): UnitRange[] {
  return ranges([...new Set(units)].sort((a, b) => b - a));
}

/** The slots of both faces, top unit first, from racks/detail/ (contract §4, §11; spec 2 §4 "Rack unit status"). */
export function drawRack(rack: RackDetail, viewer: Viewer): RackDrawing {
  const front = placements(rack.frontUsed, viewer);
  const back = placements(rack.backUsed, viewer);
  const highest = Math.max(0, ...front.keys(), ...back.keys());
  const height = Math.min(MAX_HEIGHT, Math.floor(rack.height || highest || DEFAULT_HEIGHT));

  const either = slots(height, (unit) => slot(front.get(unit) ?? back.get(unit)));
  const unitsOf = (...states: SlotState[]) => sum(either.filter(({ state }) => states.includes(state)));
  return {
    height,
    front: slots(height, (unit) => slot(front.get(unit), back.get(unit))),
    back: slots(height, (unit) => slot(back.get(unit), front.get(unit))),
    devices: placedDevices(front, back),
    gaps: largestFirst(either.filter(({ state }) => state === "free")),
    use: {
      installed: unitsOf("installed", "own"),
      waiting: unitsOf("waiting"),
      blocked: unitsOf("blocked"),
      free: unitsOf("free"),
    },
  };
}

/** The devices of one face by unit; of two entries for a unit the first counts, A and O are free. */
function placements(rows: UsedUnit[], viewer: Viewer): Placements {
  const placed: Placements = new Map();
  for (const row of rows) {
    const { unit } = row;
    if (unit === null || !Number.isInteger(unit) || unit < 1 || placed.has(unit)) continue;
    if (row.status !== "A" && row.status !== "O") placed.set(unit, device(row, viewer));
  }
  return placed;
}

function device(row: UsedUnit, viewer: Viewer): Device {
  const state =
    row.status === "R" ? "waiting" : row.status !== "I" ? "blocked" : belongs(row, viewer) ? "own" : "installed";
  return {
    id: row.device,
    name: row.device === "" || state === "blocked" ? row.name : nameOrId(row.name, row.device),
    serialNumber: row.serialNumber,
    type: row.type,
    eth: row.eth,
    fib: row.fib,
    sfp: row.sfp,
    state,
  };
}

function belongs(row: UsedUnit, viewer: Viewer): boolean {
  const owner = row.tenant;
  return owner !== "" && (owner === String(viewer.tenant) || owner === viewer.tenantName);
}

function slot(here: Device | undefined, other?: Device): Pick<Slot, "state" | "device"> {
  if (here) return { state: here.state, device: here };
  return other ? { state: "half", device: other } : { state: "free", device: null };
}

function slots(height: number, at: (unit: number) => Pick<Slot, "state" | "device">): Slot[] {
  const found: Slot[] = [];
  for (let unit = height; unit >= 1; unit--) {
    const { state, device } = at(unit);
    const above = found.at(-1);
    if (above?.state === state && sameDevice(above.device, device)) above.units++;
    else found.push({ state, device, top: unit, units: 1 });
  }
  return found;
}

function placedDevices(front: Placements, back: Placements): PlacedDevice[] {
  const found: (PlacedDevice & { units: number[] })[] = [];
  for (const unit of [...new Set([...front.keys(), ...back.keys()])].sort((a, b) => b - a)) {
    for (const [face, device] of [
      ["front", front.get(unit)],
      ["back", back.get(unit)],
    ] as const) {
      if (!device) continue;
      let placed = found.find((entry) => sameDevice(entry.device, device));
      if (!placed) found.push((placed = { device, ranges: [], faces: [], units: [] }));
      if (!placed.faces.includes(face)) placed.faces.push(face);
      if (placed.units.at(-1) !== unit) placed.units.push(unit);
    }
  }
  return found.map(({ device, faces, units }) => ({ device, faces, ranges: ranges(units) }));
}

/** The largest range first, the upper one of two equal ones. */
export const largestFirst = <Range extends UnitRange>(found: readonly Range[]): Range[] =>
  [...found].sort((a, b) => b.units - a.units || b.top - a.top);

/** Descending unit numbers → consecutive ranges. */
function ranges(units: number[]): UnitRange[] {
  const found: UnitRange[] = [];
  for (const unit of units) {
    const above = found.at(-1);
    if (above && above.top - above.units === unit) above.units++;
    else found.push({ top: unit, units: 1 });
  }
  return found;
}

/** Without an id, name and serial number identify a device; nameless blocked units count as one. */
function sameDevice(a: Device | null, b: Device | null): boolean {
  if (!a || !b) return a === b;
  return a.id || b.id ? a.id === b.id : a.name === b.name && a.serialNumber === b.serialNumber && a.state === b.state;
}

function sum(found: UnitRange[]): number {
  return found.reduce((units, slot) => units + slot.units, 0);
}

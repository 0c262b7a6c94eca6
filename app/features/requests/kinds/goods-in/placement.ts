import type { DeviceDetail } from "~/inventory/devices/rows.server";
import type { RackDrawing } from "~/inventory/racks/drawing";
import type { RackDetail, UsedUnit } from "~/inventory/racks/rows.server";

/** The units of a device of `height` units from `top`, on both faces (contract §4). */
export const unitsFrom = (top: number, height: number): number[] =>
  Array.from({ length: height }, (_, below) => top - below);

/** The number of units that are free on both faces from this one down; 0 if it is occupied itself. */
export function roomFrom({ gaps }: Pick<RackDrawing, "gaps">, unit: number): number {
  const gap = gaps.find(({ top, units }) => unit <= top && unit > top - units);
  return gap ? unit - (gap.top - gap.units) : 0;
}

/** The rack with its drafts as waiting devices. Units that the provider already reports keep their content. */
export function withDrafts(rack: RackDetail, drafts: readonly DeviceDetail[]): RackDetail {
  const units = (face: "front" | "back") => drafts.flatMap((draft) => draft[face].map((unit) => usedBy(draft, unit)));
  return {
    ...rack,
    frontUsed: [...rack.frontUsed, ...units("front")],
    backUsed: [...rack.backUsed, ...units("back")],
  };
}

/** The rack without a draft that is being moved, in case the provider already reports it. */
export function withoutDraft(rack: RackDetail, draft: DeviceDetail): RackDetail {
  const isIts = ({ status, name }: UsedUnit) => status === "R" && name === draft.name;
  const others = (face: "front" | "back") =>
    rack[`${face}Used`].filter((used) => !isIts(used) || !draft[face].includes(used.unit ?? 0));
  return { ...rack, frontUsed: others("front"), backUsed: others("back") };
}

/** A draft is not a device yet and has no device id. */
const usedBy = (draft: DeviceDetail, unit: number): UsedUnit => ({
  unit,
  status: "R",
  device: "",
  name: draft.name,
  serialNumber: draft.serialNumber,
  tenant: "",
  type: draft.typeName,
  eth: draft.eth ?? 0,
  fib: draft.fib ?? 0,
  sfp: draft.sfp ?? 0,
});

/** The usage of one of the rack's limits with the next device. */
export interface ProjectedShare {
  inUse: number;
  /** What comes on top. */
  waiting: number;
  /** Null if the provider does not send the usage or the limit. */
  total: number | null;
}

interface Load {
  weight: number;
  power: number;
}

/** A rack before the next device is added. */
export interface RackState {
  drawing: RackDrawing;
  /** The rack's loads and limits. */
  rack: Pick<RackDetail, "weightUsed" | "weightMax" | "powerUsed" | "powerCapacity">;
  drafts: Load;
}

/** The rack's usage with one more device: space in units, weight in Kg, power in A. */
export function projectedUsage({ drawing, rack, drafts }: RackState, device: Load & { height: number }) {
  const { installed, blocked, waiting } = drawing.use;
  const share = (inUse: number | null, waiting: number, total: number | null): ProjectedShare =>
    inUse === null ? { inUse: 0, waiting, total: null } : { inUse, waiting, total };
  return {
    space: { inUse: installed + blocked, waiting: waiting + device.height, total: drawing.height },
    weight: share(rack.weightUsed, drafts.weight + device.weight, rack.weightMax),
    power: share(rack.powerUsed, drafts.power + device.power, rack.powerCapacity),
  } satisfies Record<string, ProjectedShare>;
}

/** The remainder of a limit; negative if it is exceeded. */
export const remaining = ({ inUse, waiting, total }: ProjectedShare): number => round((total ?? 0) - inUse - waiting);

/** Removes the rounding noise of binary fractions from sums. */
const round = (value: number): number => Math.round(value * 100) / 100;

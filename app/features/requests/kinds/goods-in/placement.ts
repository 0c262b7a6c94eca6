import type { DeviceDetail } from "~/inventory/devices/rows.server";
import type { RackDrawing } from "~/inventory/racks/drawing";
import type { RackDetail, UsedUnit } from "~/inventory/racks/rows.server";

/** A device of `height` units from `top` takes these, on both faces (contract §4). */
export const unitsFrom = (top: number, height: number): number[] =>
  Array.from({ length: height }, (_, below) => top - below);

/** How many units are free on both faces from this one downward; 0 where it is taken itself. */
export function roomFrom({ gaps }: Pick<RackDrawing, "gaps">, unit: number): number {
  const gap = gaps.find(({ top, units }) => unit <= top && unit > top - units);
  return gap ? unit - (gap.top - gap.units) : 0;
}

/** The rack with its drafts as waiting devices. Units that the provider draws already stay as it draws them. */
export function withDrafts(rack: RackDetail, drafts: readonly DeviceDetail[]): RackDetail {
  const units = (face: "front" | "back") => drafts.flatMap((draft) => draft[face].map((unit) => usedBy(draft, unit)));
  return {
    ...rack,
    frontUsed: [...rack.frontUsed, ...units("front")],
    backUsed: [...rack.backUsed, ...units("back")],
  };
}

/** The rack without a draft that is placed anew, where the provider draws it already. */
export function withoutDraft(rack: RackDetail, draft: DeviceDetail): RackDetail {
  const isIts = ({ status, name }: UsedUnit) => status === "R" && name === draft.name;
  const others = (face: "front" | "back") =>
    rack[`${face}Used`].filter((used) => !isIts(used) || !draft[face].includes(used.unit ?? 0));
  return { ...rack, frontUsed: others("front"), backUsed: others("back") };
}

/** A draft is no device yet: it has no id. */
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

/** How much of a limit of the rack is taken; what waits is not installed yet. */
export interface Usage {
  used: number;
  waiting: number;
  /** null: the provider does not tell how much is taken, or of which limit. */
  total: number | null;
}

interface Load {
  weight: number;
  power: number;
}

/** A rack as it stands before one more device is added. */
export interface RackState {
  drawing: RackDrawing;
  /** What the rack carries and may carry. */
  rack: Pick<RackDetail, "weightUsed" | "weightMax" | "powerUsed" | "powerCapacity">;
  drafts: Load;
}

/** What the rack would carry with one more device: its space in units, weight in Kg, power in A. */
export function projectedUsage({ drawing, rack, drafts }: RackState, device: Load & { height: number }) {
  const { installed, blocked, waiting } = drawing.use;
  const share = (used: number | null, waiting: number, total: number | null): Usage =>
    used === null ? { used: 0, waiting, total: null } : { used, waiting, total };
  return {
    space: { used: installed + blocked, waiting: waiting + device.height, total: drawing.height },
    weight: share(rack.weightUsed, drafts.weight + device.weight, rack.weightMax),
    power: share(rack.powerUsed, drafts.power + device.power, rack.powerCapacity),
  } satisfies Record<string, Usage>;
}

/** What is left of a limit; less than 0 where it is exceeded. */
export const remaining = ({ used, waiting, total }: Usage): number => round((total ?? 0) - used - waiting);

/** Sums of decimals without the noise of binary fractions. */
const round = (value: number): number => Math.round(value * 100) / 100;

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
  const units = (face: "up_front" | "up_back") =>
    drafts.flatMap((draft) => draft[face].map((unit): UsedUnit => ({ ...asUsed(draft), [face]: unit })));
  return {
    ...rack,
    up_front_used: [...rack.up_front_used, ...units("up_front")],
    up_back_used: [...rack.up_back_used, ...units("up_back")],
  };
}

/** A draft is no device yet: it has no id. */
function asUsed(draft: DeviceDetail): UsedUnit {
  return {
    up_front: null,
    up_back: null,
    status: "R",
    device__id: "",
    device__devicename: draft.devicename,
    device__serialnumber: draft.serialnumber,
    device__tenant: "",
    device__type: draft.devicetypes_name,
    device__qty_eth: draft.eth,
    device__qty_fib: draft.fib,
    device__qty_sfp: draft.sfp,
  };
}

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
  rack: Pick<RackDetail, "weight_used" | "weight_max" | "power_used" | "powercapacity">;
  drafts: Load;
}

/** What the rack would carry with one more device: its space in units, weight in Kg, power in A. */
export function projectedUsage({ drawing, rack, drafts }: RackState, device: Load & { height: number }) {
  const { installed, blocked, waiting } = drawing.use;
  const share = (used: number | null, waiting: number, total: number | null): Usage =>
    used === null ? { used: 0, waiting, total: null } : { used, waiting, total };
  return {
    space: { used: installed + blocked, waiting: waiting + device.height, total: drawing.height },
    weight: share(rack.weight_used, drafts.weight + device.weight, rack.weight_max),
    power: share(rack.power_used, drafts.power + device.power, rack.powercapacity),
  } satisfies Record<string, Usage>;
}

/** What is left of a limit; less than 0 where it is exceeded. */
export const remaining = ({ used, waiting, total }: Usage): number => round((total ?? 0) - used - waiting);

/** Sums of decimals without the noise of binary fractions. */
const round = (value: number): number => Math.round(value * 100) / 100;

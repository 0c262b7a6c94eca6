import { z } from "zod";
import { rangesText, unitRanges } from "~/features/racks/drawing";
import { unitNumbers } from "~/features/racks/rack";
import type { Translate } from "~/language/language";
import { choice, day, decimal, id, text } from "~/provider/rows";
import type { Mark } from "~/ui/status";
import { m } from "./messages";

/** A device as devices/ lists it (spec 2 §3). Weight in Kg, power in A, height (`jumlahu`) in U. */
export const deviceRow = z.object({
  id,
  devicename: text,
  serialnumber: text,
  tenant: choice,
  tenant_name: text,
  racks: choice,
  racks_name: text,
  devicetypes: choice,
  devicetypes_name: text,
  jumlahu: decimal,
  up_front: unitNumbers,
  up_back: unitNumbers,
  status: text,
});
export type DeviceRow = z.output<typeof deviceRow>;

/** A free port; its name is the provider's own. */
export const port = z.object({ id, name: text });

/** Free ports, null where the provider does not tell them with the device. */
const available = z
  .array(port)
  .nullish()
  .transform((ports) => ports ?? null);

/** A device with all that it is, its free ports too. */
export const deviceDetail = deviceRow.extend({
  deviceposition: text,
  devices_manufacture: choice,
  devices_manufacture_name: text,
  weight: decimal,
  power: decimal,
  port_types: text,
  eth: decimal,
  fib: decimal,
  sfp: decimal,
  eth_start: decimal,
  fib_start: decimal,
  sfp_start: decimal,
  eth_available: available,
  fib_available: available,
  sfp_available: available,
  date_in: day,
  des: text,
});
export type DeviceDetail = z.output<typeof deviceDetail>;

/** Where a device stands: "U12–U10 (3U)", each face alone where they differ, its height where the units are not told. */
export function placeText({ up_front, up_back, jumlahu }: DeviceRow, t: Translate): string {
  const [front, back] = [up_front, up_back].map((units) => rangesText(unitRanges(units))) as [string, string];
  if (front && back && front !== back) return t(m.unitFaces, { front, back });
  return front || back || (jumlahu === null ? "" : t(m.unitCount, { n: jumlahu }));
}

/** The status of a device that stands in its rack. */
const INSTALLED = "I";

/** Whether a device stands in its rack; it does where the provider tells no status. */
export const isInstalled = (status: string): boolean => status === "" || status === INSTALLED;

const marks: Readonly<Record<string, Mark>> = {
  [INSTALLED]: { word: m.installed, tone: "green", icon: "ok" },
  R: { word: m.waiting, tone: "yellow", icon: "clock" },
  O: { word: m.out, tone: "gray", icon: "out" },
};

const blocked: Mark = { word: m.blocked, tone: "gray", icon: "off" };

/** Spec 2 §4 "Rack unit status": I installed, R waiting approval, O no longer in the rack, others blocked; null where none is told. */
export const statusMark = (status: string): Mark | null => (status === "" ? null : (marks[status] ?? blocked));

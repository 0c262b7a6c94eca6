import { z } from "zod";
import { reference, day, decimal, flag, id, listOf, sum, text } from "~/provider/rows.server";

/** The content of one unit of one face of a rack; R is waiting for approval, A and O are free (spec 2 §4). */
export interface UsedUnit {
  unit: number | null;
  status: string;
  /** The device's id, "" if there is none. */
  device: string;
  name: string;
  serialNumber: string;
  /** The device's tenant, by id or by name. */
  tenant: string;
  type: string;
  eth: number;
  fib: number;
  sfp: number;
}

/** A used unit in racks/detail/ (contract §11); stock Django names fields by their lookup path. */
const usedUnit = z.object({
  up_front: decimal,
  up_back: decimal,
  status: text,
  device__id: text,
  device__devicename: text,
  device__serialnumber: text,
  device__tenant: text,
  device__tenant__name: text,
  device__type: text,
  device__devicetypes__name: text,
  device__qty_eth: decimal,
  device__qty_fib: decimal,
  device__qty_sfp: decimal,
});

const usedUnits = (face: "up_front" | "up_back") =>
  listOf(
    usedUnit.transform((row): UsedUnit => ({
      unit: row[face],
      status: row.status,
      device: row.device__id,
      name: row.device__devicename,
      serialNumber: row.device__serialnumber,
      tenant: row.device__tenant || row.device__tenant__name,
      type: row.device__type || row.device__devicetypes__name,
      eth: row.device__qty_eth ?? 0,
      fib: row.device__qty_fib ?? 0,
      sfp: row.device__qty_sfp ?? 0,
    })),
  );

/** Unit numbers, as a list, a single number or text ("12, 11"). */
export const unitNumbers = z
  .unknown()
  .optional()
  .transform((given) => [given].flat().flatMap((value) => String(value ?? "").match(/\d+/g) ?? []))
  .transform((digits) => digits.map(Number));

/** A rack as racks/ reads it (spec 2 §3). */
const fields = z.object({
  id,
  rack_name: text,
  tenant: reference,
  tenant_name: text,
  datacenter: reference,
  datacenter_name: text,
  racktype: reference,
  racktype_name: text,
  rackmanufacture: reference,
  rackmanufacture_name: text,
  rackgroups: reference,
  rackgroups_name: text,
  racktype_height: decimal,
  units_used: sum,
  mmr_rack: flag,
  date_in: day,
  remark: text,
  weight: decimal,
  weight_max: decimal,
  powercapacity: decimal,
  weight_used: sum,
  power_used: sum,
});

/** The facts of a rack. Weights in Kg, power in A, height in U. */
const factsOf = (row: Omit<z.output<typeof fields>, "id">) => ({
  name: row.rack_name,
  tenant: row.tenant,
  tenantName: row.tenant_name,
  site: row.datacenter,
  siteName: row.datacenter_name,
  type: row.racktype,
  typeName: row.racktype_name,
  manufacture: row.rackmanufacture,
  manufactureName: row.rackmanufacture_name,
  group: row.rackgroups,
  groupName: row.rackgroups_name,
  height: row.racktype_height,
  unitsUsed: row.units_used,
  isMeetMeRoom: row.mmr_rack,
  dateIn: row.date_in,
  remark: row.remark,
  ownWeight: row.weight,
  weightMax: row.weight_max,
  powerCapacity: row.powercapacity,
  weightUsed: row.weight_used,
  powerUsed: row.power_used,
});

export const rackRow = fields.transform((row) => ({ id: row.id, ...factsOf(row) }));
export type RackRow = z.output<typeof rackRow>;

/** A rack with the number of its used units that wait for approval. */
export type WaitingRack = RackRow & { unitsWaiting: number };

/**
 * Filled in from other families: with whom a listed rack is shared and, if it is another tenant's, who shares it
 * (rackshare/), and how many of its used units wait for approval (devices/).
 */
const toBeFilledIn = { sharedWith: [] as string[], sharedBy: "", unitsWaiting: 0 };

/** A rack of a list, and in the NOC's form. */
export const listedRack = rackRow.transform((rack) => ({ ...rack, ...toBeFilledIn }));
export type ListedRack = z.output<typeof listedRack>;

const detailFields = fields.omit({ id: true }).extend({
  racktype_height_size: decimal,
  racktype_width: decimal,
  up_front_used: usedUnits("up_front"),
  up_back_used: usedUnits("up_back"),
});

const detailOf = (row: z.output<typeof detailFields>) => ({
  ...factsOf(row),
  // Spec 2 §9: a unit is 1.75 inches high.
  heightInInches: row.racktype_height_size ?? (row.racktype_height && row.racktype_height * 1.75),
  widthInInches: row.racktype_width,
  frontUsed: row.up_front_used,
  backUsed: row.up_back_used,
});

/** The height in U of a rack's type. */
export const rackTypeHeight = z.object({ id, height: decimal });

/** A rack with its devices, as racks/detail/?rack_id reads it. */
export const rackDetail = detailFields.transform(detailOf);
export type RackDetail = z.output<typeof rackDetail>;

/** The same, and separately its facts without the id. */
export const rackDetailAndFacts = detailFields.transform((row) => ({ detail: detailOf(row), facts: factsOf(row) }));

/** A rack shared with another tenant. */
export const rackShare = z
  .object({ id, rack: reference, rack_name: text, tenant: reference, tenant_name: text })
  .transform((row) => ({
    id: row.id,
    rack: row.rack,
    rackName: row.rack_name,
    tenant: row.tenant,
    tenantName: row.tenant_name,
  }));
export type RackShare = z.output<typeof rackShare>;

/** What a device takes up of its rack; a device that is out, or was never in, takes up nothing. */
export const deviceFootprint = z
  .object({
    id,
    racks: reference,
    up_front: unitNumbers,
    up_back: unitNumbers,
    jumlahu: decimal,
    weight: decimal,
    power: decimal,
    status: text,
    date_in: day,
  })
  .transform((row) => ({
    id: row.id,
    rack: row.status === "O" || row.status === "A" ? null : row.racks,
    front: row.up_front,
    back: row.up_back,
    height: row.jumlahu,
    weight: row.weight ?? 0,
    power: row.power ?? 0,
    isWaiting: row.status === "R",
    month: row.date_in?.slice(0, 7) ?? "",
  }));

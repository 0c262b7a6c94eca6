import { z } from "zod";
import { reference, day, decimal, flag, id, listOf, sum, text } from "~/provider/rows.server";

/** One used unit of one face in racks/detail/ (contract §11); a stock Django tells names by the path that leads to them. */
const usedUnit = z
  .object({
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
  })
  .transform(({ device__tenant__name: tenantName, device__devicetypes__name: typeName, ...unit }) => ({
    ...unit,
    device__tenant: unit.device__tenant || tenantName,
    device__type: unit.device__type || typeName,
  }));
export type UsedUnit = z.output<typeof usedUnit>;

/** Unit numbers, given as a list, as a single number or as text ("12, 11"). */
export const unitNumbers = z
  .unknown()
  .optional()
  .transform((given) => [given].flat().flatMap((value) => String(value ?? "").match(/\d+/g) ?? []))
  .transform((digits) => digits.map(Number));

const load = { weight_max: decimal, powercapacity: decimal, weight_used: sum, power_used: sum };

/** A rack as racks/ reads it (spec 2 §3). Weights in Kg, power in A. */
export const rackRow = z.object({
  id,
  rack_name: text,
  tenant: reference,
  tenant_name: text,
  datacenter: reference,
  datacenter_name: text,
  racktype_name: text,
  rackmanufacture_name: text,
  rackgroups: reference,
  rackgroups_name: text,
  racktype_height: decimal,
  units_used: sum,
  mmr_rack: flag,
  date_in: day,
  remark: text,
  ...load,
});
export type RackRow = z.output<typeof rackRow>;

/** A rack with what stands in it, as racks/detail/?rack_id reads it. Height in U, sizes in inch. */
export const rackDetail = rackRow.omit({ id: true }).extend({
  racktype_height_size: decimal,
  racktype_width: decimal,
  up_front_used: listOf(usedUnit),
  up_back_used: listOf(usedUnit),
});
export type RackDetail = z.output<typeof rackDetail>;

/** A rack that is shared with another tenant. */
export const rackShare = z.object({ id, rack: reference, rack_name: text, tenant: reference, tenant_name: text });
export type RackShare = z.output<typeof rackShare>;

/** With whom a rack of a list is shared and, where it is another tenant's than the reader's, who shares it: told by rackshare/. */
export const sharing = { sharedWith: listOf(text), sharedBy: text };

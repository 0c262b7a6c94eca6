import { z } from "zod";
import { unitNumbers } from "~/inventory/racks/rows.server";
import { reference, day, decimal, id, text } from "~/provider/rows.server";

/** A device as devices/ lists it (spec 2 §3). Weight in Kg, power in A, height (`jumlahu`) in U. */
export const deviceRow = z.object({
  id,
  devicename: text,
  serialnumber: text,
  tenant: reference,
  tenant_name: text,
  racks: reference,
  racks_name: text,
  devicetypes: reference,
  devicetypes_name: text,
  devices_manufacture_name: text,
  jumlahu: decimal,
  weight: decimal,
  power: decimal,
  up_front: unitNumbers,
  up_back: unitNumbers,
  status: text,
});
export type DeviceRow = z.output<typeof deviceRow>;

/** A free port; its name is the provider's own. */
export const port = z.object({ id, name: text });
export type Port = z.output<typeof port>;

/** Free ports, null where the provider does not tell them with the device. */
const available = z
  .array(port)
  .nullish()
  .transform((ports) => ports ?? null);

/** A device with all that it is, its free ports too. */
export const deviceDetail = deviceRow.extend({
  deviceposition: text,
  devices_manufacture: reference,
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

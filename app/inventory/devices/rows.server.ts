import { z } from "zod";
import { unitNumbers } from "~/inventory/racks/rows.server";
import { reference, day, decimal, id, text, listOrNull, shownReference } from "~/provider/rows.server";

/** A device as devices/ lists it (spec 2 §3). */
const fields = z.object({
  id,
  devicename: text,
  serialnumber: text,
  tenant: reference,
  tenant_name: text,
  racks: reference,
  racks_name: text,
  devicetypes: reference,
  devicetypes_name: text,
  devices_manufacture: reference,
  devices_manufacture_name: text,
  jumlahu: decimal,
  weight: decimal,
  power: decimal,
  up_front: unitNumbers,
  up_back: unitNumbers,
  status: text,
});

const deviceOf = (row: z.output<typeof fields>) => ({
  id: row.id,
  name: row.devicename,
  serialNumber: row.serialnumber,
  tenant: row.tenant,
  tenantName: row.tenant_name,
  rack: row.racks,
  rackName: row.racks_name,
  type: row.devicetypes,
  typeName: row.devicetypes_name,
  manufacture: row.devices_manufacture,
  manufactureName: row.devices_manufacture_name,
  height: row.jumlahu,
  weight: row.weight,
  power: row.power,
  front: row.up_front,
  back: row.up_back,
  status: row.status,
});

/** A device. Weight in Kg, power in A, height in U; `front` and `back` are the units it occupies on each face. */
export const deviceRow = fields.transform(deviceOf);
export type DeviceRow = z.output<typeof deviceRow>;

/** A free port; its name is the provider's own. */
export const port = z.object({ id, name: text });
export type Port = z.output<typeof port>;

/** Free ports, null if the provider omits them. */
const available = listOrNull(port);

const detailFields = fields.extend({
  deviceposition: text,
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

const detailOf = (row: z.output<typeof detailFields>) => ({
  ...deviceOf(row),
  position: row.deviceposition,
  portTypes: row.port_types,
  eth: row.eth,
  fib: row.fib,
  sfp: row.sfp,
  ethStart: row.eth_start,
  fibStart: row.fib_start,
  sfpStart: row.sfp_start,
  ethFree: row.eth_available,
  fibFree: row.fib_available,
  sfpFree: row.sfp_available,
  dateIn: row.date_in,
  description: row.des,
});

/** A device with all of its details, including free ports. */
export const deviceDetail = detailFields.transform(detailOf);
export type DeviceDetail = z.output<typeof deviceDetail>;

/**
 * A device of a Goods In, and the id of that if the provider sends it; `device` is the installed device it became, which
 * has its own id at some providers.
 */
export const goodsInDevice = detailFields
  .extend({ device: reference, goodsin: shownReference })
  .transform((row) => ({ ...detailOf(row), device: row.device, goods: row.goodsin }));

import type { DeviceDetail } from "~/inventory/devices/rows.server";
import type { Payload } from "~/provider/index.server";

/** The initial values of a device's form, by field, and the names of its choices. */
export const deviceFields = (device: DeviceDetail) => ({
  devicename: device.name,
  serialnumber: device.serialNumber,
  devices_manufacture: device.manufacture,
  devices_manufacture_name: device.manufactureName,
  devicetypes: device.type,
  devicetypes_name: device.typeName,
  weight: device.weight,
  power: device.power,
  des: device.description,
});

/** The fields that the form does not have, by the provider's names. */
const otherFields = (device: DeviceDetail) => ({
  tenant: device.tenant,
  racks: device.rack,
  jumlahu: device.height,
  deviceposition: device.position,
  up_front: device.front,
  up_back: device.back,
  port_types: device.portTypes,
  eth: device.eth,
  fib: device.fib,
  sfp: device.sfp,
  eth_start: device.ethStart,
  fib_start: device.fibStart,
  sfp_start: device.sfpStart,
  date_in: device.dateIn,
  status: device.status,
});

/**
 * An edited device as it is sent, including what the form does not have, because the provider may empty fields that are
 * left out (contract §9.6). What the provider has not sent is not sent back.
 */
export function devicePayload(device: DeviceDetail, edited: Payload): Payload {
  const known = Object.entries(otherFields(device)).filter(([, value]) => value !== null && value !== "");
  return { ...Object.fromEntries(known), ...edited };
}

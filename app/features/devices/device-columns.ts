import type { Column } from "~/lists/data-table";
import type { Filter } from "~/lists/list";
import { placeText, deviceStatusStyle } from "~/inventory/devices/device";
import { m } from "~/inventory/devices/messages";
import type { DeviceRow } from "~/inventory/devices/rows.server";
import { statusCells } from "~/ui/status";

/** The columns of every list of devices; `toRack` links to the rack. */
export const deviceColumns = (toRack: Column<DeviceRow>["link"]): readonly Column<DeviceRow>[] => [
  { key: "devicename", label: m.name, value: (device) => device.name },
  { key: "devicetypes_name", label: m.type, value: (device) => device.typeName },
  { key: "serialnumber", label: m.serialNumber, value: (device) => device.serialNumber },
  {
    key: "racks_name",
    label: m.rack,
    value: (device) => device.rackName,
    link: toRack,
    note: placeText,
    exportOnly: [{ label: m.units, value: placeText }],
  },
  {
    key: "status",
    label: m.status,
    ...statusCells(({ status }: DeviceRow) => deviceStatusStyle(status)),
  },
  {
    key: "devices_manufacture_name",
    label: m.manufacture,
    value: (device) => device.manufactureName,
    isExtra: true,
  },
  { key: "weight", label: m.weightInKg, value: (device) => device.weight, number: true, isExtra: true },
  { key: "power", label: m.powerInAmperes, value: (device) => device.power, number: true, isExtra: true },
];

/** Devices that have left are listed only on request. */
export const statusFilter: Filter = {
  name: "status",
  label: m.status,
  none: m.allButOut,
  options: [
    { value: "I", label: m.installed },
    { value: "R", label: m.waiting },
    { value: "B", label: m.blocked },
    { value: "O", label: m.out },
  ],
};

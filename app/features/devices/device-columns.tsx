import type { Column } from "~/ui/data-table";
import { MarkBadge } from "~/ui/status";
import { type DeviceRow, placeText, statusMark } from "./device";
import { m } from "./messages";

/** What every reader of a list of devices sees. */
export const deviceColumns: readonly Column<DeviceRow>[] = [
  { key: "devicename", label: m.name, value: (device) => device.devicename },
  { key: "devicetypes_name", label: m.type, value: (device) => device.devicetypes_name },
  { key: "serialnumber", label: m.serialNumber, value: (device) => device.serialnumber },
  { key: "racks_name", label: m.rack, value: (device) => device.racks_name, note: placeText },
  {
    key: "status",
    label: m.status,
    value: (device, t) => t(statusMark(device.status).word),
    cell: (device) => <MarkBadge mark={statusMark(device.status)} />,
  },
];

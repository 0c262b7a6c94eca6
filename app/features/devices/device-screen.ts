import type { ListScreen } from "~/lists/list";
import { m as listWords } from "~/lists/messages";
import { m as uiWords } from "~/ui/messages";
import { deletePath, deviceListPath, devicePath, formPath } from "~/paths";
import { deviceColumns, statusFilter } from "./device-columns";
import { m } from "~/inventory/devices/messages";
import { rackLink, tenantLink } from "~/inventory/links";
import type { DeviceRow } from "~/inventory/devices/rows.server";
import { nouns } from "~/inventory/nouns";

/** The NOC's list of devices. */
export const deviceScreen: ListScreen<DeviceRow> = {
  path: deviceListPath,
  title: m.deviceList,
  noun: nouns.devices,
  ordering: "devicename",
  about: ({ tenantName, rackName }) => [tenantName, rackName].filter(Boolean).join(", "),
  columns: [
    ...deviceColumns(rackLink((device) => device.rack)),
    { key: "tenant_name", label: m.tenant, value: (device) => device.tenantName, link: tenantLink },
  ],
  linkTo: ({ id }) => devicePath(id),
  rowActions: [
    { to: ({ id }) => formPath(deviceListPath, id), icon: "edit", label: listWords.editRow },
    { to: ({ id }) => deletePath(deviceListPath, id), icon: "trash", label: uiWords.deleteRow },
  ],
  filters: [{ name: "racks", label: m.rack }, { name: "tenant", label: m.tenant }, statusFilter],
};

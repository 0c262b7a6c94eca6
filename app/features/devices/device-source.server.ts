import { type DeviceRow, deviceRow } from "~/inventory/devices/rows.server";
import { deviceNames } from "~/inventory/names.server";
import { rackChoices } from "~/inventory/racks/choices.server";

/** The source of the NOC's list of devices. */
export const deviceSource = {
  family: "devices",
  row: deviceRow,
  names: deviceNames,
  filterValues: { racks: ({ rack }: DeviceRow) => rack },
  filterChoices: {
    racks: rackChoices,
    tenant: { family: "tenants", label: "name" },
  },
};

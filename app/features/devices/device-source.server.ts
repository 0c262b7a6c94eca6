import { type DeviceRow, deviceRow } from "~/inventory/devices/rows.server";

/** The source of the NOC's list of devices. */
export const deviceSource = {
  family: "devices",
  row: deviceRow,
  filterValues: { racks: ({ rack }: DeviceRow) => rack },
  filterChoices: {
    racks: { family: "racks", label: "rack_name" },
    tenant: { family: "tenants", label: "name" },
  },
};

import { type DeviceRow, deviceRow } from "~/inventory/devices/rows.server";

/** Where the NOC's list of devices comes from. */
export const deviceSource = {
  family: "devices",
  row: deviceRow,
  says: { racks: ({ rack }: DeviceRow) => rack },
  filterChoices: {
    racks: { family: "racks", label: "rack_name" },
    tenant: { family: "tenants", label: "name" },
  },
};

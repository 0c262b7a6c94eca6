import type { z } from "zod";
import type { Provider } from "~/provider/index.server";
import type { DeviceRow } from "./rows.server";

/** The status of a device that has left its rack. */
const OUT = "O";

type InRack = Pick<DeviceRow, "rack" | "tenant" | "status">;

/**
 * A tenant's devices in a rack, by name, as far as the rows themselves tell: the provider may ignore a filter, or list devices
 * that have left.
 */
export async function readDevicesInRack<Row extends z.ZodType<InRack>>(
  provider: Provider,
  row: Row,
  { rack, tenant }: { rack: number | string; tenant: number | null },
): Promise<z.output<Row>[]> {
  const devices = await provider.all("devices", row, { racks: rack, tenant, ordering: "devicename" });
  return devices.filter(
    (device) =>
      device.status !== OUT &&
      (device.rack === null || String(device.rack) === String(rack)) &&
      (device.tenant === null || tenant === null || device.tenant === tenant),
  );
}

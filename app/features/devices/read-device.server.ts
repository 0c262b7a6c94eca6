import { nameOrId } from "~/language/language";
import { allNamed, readInterconnections } from "~/inventory/interconnections/read-interconnections.server";
import { deviceNames } from "~/inventory/names.server";
import { oneWithNames } from "~/lists/names.server";
import { drawRack } from "~/inventory/racks/drawing";
import { rackDetail } from "~/inventory/racks/rows.server";
import { readDeviceHistory } from "~/inventory/requests/read-history.server";
import type { Provider } from "~/provider/index.server";
import type { SignedIn } from "~/session/guards.server";
import { recordId } from "~/session/record-id.server";
import { nullIf } from "~/session/thrown-answer";
import { portFields, type PortGroup, portUses } from "~/inventory/devices/ports";
import { readFreePorts } from "~/inventory/devices/read-ports.server";
import { deviceDetail, type DeviceDetail } from "~/inventory/devices/rows.server";

/** A device for editing; a value that cannot be an id names none. */
export function readDevice(provider: Provider, id: string | undefined): Promise<DeviceDetail> {
  return provider.read(`devices/${recordId(id)}`, deviceDetail);
}

/**
 * A device with its rack and its ports: the free ones, and the uses of the others as far as the reader may see
 * interconnections.
 */
export async function readDeviceWithPorts(context: SignedIn, id: string | undefined) {
  const { provider } = context;
  const read = await readDevice(provider, id);
  const reading = readInterconnections(context, read.tenant);
  const [device, ports, interconnections, rack, history] = await Promise.all([
    oneWithNames(provider, read, deviceNames),
    readPorts(provider, read),
    reading,
    read.rack === null
      ? null
      : nullIf(provider.read("racks/detail", rackDetail, { rack_id: read.rack }), "missing", "refused"),
    readDeviceHistory(context, read, reading),
  ]);
  const drawing = rack && drawRack(rack, rack);
  const uses = portUses(device.id, await allNamed(context, interconnections));
  return { device: { ...device, name: nameOrId(device.name, device.id) }, ports, uses, drawing, history };
}

export type DeviceWithPorts = Awaited<ReturnType<typeof readDeviceWithPorts>>;

/** The ports by type, without types that the device does not have. */
function readPorts(provider: Provider, device: DeviceDetail): Promise<PortGroup[]> {
  const groups = portFields
    .map((field) => ({ field, total: device[field.count] ?? 0 }))
    .filter(({ total }) => total > 0)
    .map(async ({ field, total }) => {
      const free = await readFreePorts(provider, device, field);
      return { type: field.type, total, free: free.map(({ name }) => name) };
    });
  return Promise.all(groups);
}

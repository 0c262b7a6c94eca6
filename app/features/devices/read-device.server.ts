import { readInterconnections } from "~/features/interconnections/of-tenant";
import type { Provider } from "~/provider/index.server";
import { listOf } from "~/provider/rows";
import { answer } from "~/session/answers.server";
import type { SignedIn } from "~/session/guards.server";
import { type DeviceDetail, deviceDetail, port } from "./device";
import { portFields, type PortGroup, portUses } from "./ports";

/** A device as it is edited; what is no id is no device. */
export function readDevice(provider: Provider, id: string | undefined): Promise<DeviceDetail> {
  if (!id || !/^\d+$/.test(id)) throw answer({ kind: "missing" }, 404);
  return provider.read(`devices/${id}`, deviceDetail);
}

/** A device with its ports: the free ones, and who uses the others as far as the reader may see interconnections. */
export async function readDeviceWithPorts(context: SignedIn, id: string | undefined) {
  const device = await readDevice(context.provider, id);
  const [ports, interconnections] = await Promise.all([
    readPorts(context.provider, device),
    readInterconnections(context, device.tenant),
  ]);
  return { device, ports, uses: portUses(device.id, interconnections) };
}

export type DeviceWithPorts = Awaited<ReturnType<typeof readDeviceWithPorts>>;

/** Free ports come with the device; a provider that leaves them out is asked for each type that the device has. */
function readPorts(provider: Provider, device: DeviceDetail): Promise<PortGroup[]> {
  const groups = portFields
    .map(({ type, count, free }) => ({ type, total: device[count] ?? 0, free: device[free] }))
    .filter(({ total }) => total > 0)
    .map(async ({ type, total, free }) => {
      const ports =
        free ?? (await provider.read("devicegetallavailableport", listOf(port), { device_id: device.id, type }));
      return { type, total, free: ports.map(({ name }) => name) };
    });
  return Promise.all(groups);
}

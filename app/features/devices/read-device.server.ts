import { type Interconnection, rowSeenBy } from "~/features/interconnections/interconnection";
import type { Provider } from "~/provider/index.server";
import { listOf } from "~/provider/rows";
import { answer } from "~/session/answers.server";
import type { SignedIn } from "~/session/guards.server";
import { allowed } from "~/session/permissions";
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
    readInterconnections(context, device),
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

const permissions = {
  admin: {
    crossconnects: "view_interconnection_interconnection_admin",
    crossconnectsiix: "view_interconnection_iix_admin",
  },
  tenant: {
    crossconnects: "view_my_interconnection_tenant",
    crossconnectsiix: "view_my_interconnection_iix_tenant",
  },
} as const;

/**
 * The interconnections at either end of which the device's tenant stands. A provider that does not know the filter by
 * destination tells more than these.
 */
async function readInterconnections(
  { provider, user, role }: SignedIn,
  { tenant }: DeviceDetail,
): Promise<Interconnection[]> {
  const readable = (["crossconnects", "crossconnectsiix"] as const).filter((family) =>
    allowed(user, permissions[role][family]),
  );
  const row = rowSeenBy(role === "admin" ? null : user.tenant);
  const ends = [{ tenant_id: tenant }, { destination_tenant_id: tenant }];
  const read = readable.flatMap((family) => ends.map((end) => provider.all(family, row, end)));
  return (await Promise.all(read)).flat();
}

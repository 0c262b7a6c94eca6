import type { Provider } from "~/provider/index.server";
import { listOf } from "~/provider/rows.server";
import type { PortField } from "./ports";
import { type DeviceDetail, port } from "./rows.server";

/**
 * The free ports of a device by type. They come with the device; if the provider omits them, it is asked, unless the
 * device has none.
 */
export const readFreePorts = async (provider: Provider, device: DeviceDetail, { type, count, free }: PortField) =>
  device[free] ?? (device[count] === 0 ? [] : askFreePorts(provider, device.id, type));

/** The free ports of a device of which only the id is known. */
export const askFreePorts = (provider: Provider, device: number, type: string) =>
  provider.read("devicegetallavailableport", listOf(port), { device_id: device, type });

import type { PortUse } from "~/inventory/devices/ports";
import { readDevicesInRack } from "~/inventory/devices/read-in-rack.server";
import { askFreePorts } from "~/inventory/devices/read-ports.server";
import { deviceRow } from "~/inventory/devices/rows.server";
import { readAllInterconnections } from "~/inventory/interconnections/read-interconnections.server";
import type { Reading } from "~/session/guards.server";
import { readGoodsIn } from "../goods-in/read-content.server";
import { readGoodsOut } from "../goods-out/read-content.server";
import { readRequest } from "../../read-request.server";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { isPending, stateOf } from "~/inventory/requests/transitions";
import { transferRow } from "./rows.server";
import { type NewPort, replacedUses, transferName, usesLeft } from "./transfers";

/** The port transfers of a Goods In Replace, the ports still without one, and the request that it answers. */
export async function readTransfers(context: Reading, request: RequestRow) {
  const isOpen = isPending(stateOf(request));
  const reading = context.provider.all("transferport", transferRow, { activities_id: request.id });
  const isNamed = ({ label, labelNumber }: Awaited<typeof reading>[0]) => label || labelNumber;
  const readCables = () => readAllInterconnections(context, request.tenant ?? context.user.tenant);
  const [transfers, replaced, interconnections] = await Promise.all([
    reading,
    readReplaced(context, request),
    isOpen ? readCables() : reading.then((transfers) => (transfers.every(isNamed) ? [] : readCables())),
  ]);
  const uses = isOpen && replaced?.device ? replacedUses(replaced.device, interconnections) : [];
  const named = transfers.map((transfer) => ({ ...transfer, label: transferName(transfer, uses, interconnections) }));
  return { transfers: named, replaced, uses, left: usesLeft(uses, transfers) };
}

export type Transfers = Awaited<ReturnType<typeof readTransfers>>;

/** The Goods Out Replace that a Goods In answers, with its device. */
async function readReplaced(context: Reading, { replaces }: RequestRow) {
  if (replaces === null) return null;
  const [request, { devices }] = await Promise.all([
    readRequest(context, String(replaces)),
    readGoodsOut(context, { id: replaces }),
  ]);
  const [gone] = devices;
  return { request, device: gone };
}

/** The free ports of the incoming devices, of the types in use; null if no such device is known. */
export async function readNewPorts(
  context: Reading,
  request: RequestRow,
  left: readonly PortUse[],
): Promise<NewPort[] | null> {
  const { provider } = context;
  const types = [...new Set(left.map(({ portType }) => portType).filter(Boolean))];
  const devices = await readNewDevices(context, request);
  if (devices.length === 0) return null;
  const asked = devices.flatMap(({ id, deviceName }) => types.map((type) => ({ id, deviceName, type })));
  const read = asked.map(async ({ id, deviceName, type }) => {
    const ports = await askFreePorts(provider, id, type);
    return ports.map((free) => ({ ...free, type, deviceName }));
  });
  return (await Promise.all(read)).flat();
}

/** The devices that a Goods In has brought into the rack; without ids, found by name and serial number. */
async function readNewDevices(context: Reading, request: RequestRow) {
  const { goods, devices } = await readGoodsIn(context, request);
  const isKnown = devices.every(({ device }) => device !== null);
  const inRack =
    isKnown || !goods?.rack
      ? []
      : await readDevicesInRack(context.provider, deviceRow, { rack: goods.rack, tenant: request.tenant });
  return devices.flatMap(({ device, name, serialNumber }) => {
    const found = inRack.find((one) => one.name === name && one.serialNumber === serialNumber);
    const id = device ?? found?.id;
    return id === undefined ? [] : [{ id, deviceName: name }];
  });
}

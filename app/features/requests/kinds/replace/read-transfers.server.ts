import type { PortUse } from "~/inventory/devices/ports";
import { readDevicesInRack } from "~/inventory/devices/read-in-rack.server";
import { askFreePorts } from "~/inventory/devices/read-ports.server";
import { deviceRow } from "~/inventory/devices/rows.server";
import { readAllInterconnections } from "~/inventory/interconnections/read-interconnections.server";
import type { Reading } from "~/session/guards.server";
import { nullIf } from "~/session/thrown-answer";
import type { Goods } from "../../goods-rows.server";
import { type GoodsInRead, readGoodsIn } from "../goods-in/read-content.server";
import { readGoodsOut } from "../goods-out/read-content.server";
import { readRequest } from "../../read-request.server";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { isPending, stateOf } from "~/inventory/requests/transitions";
import { type Transfer, transferRow } from "./rows.server";
import { type NamedDevice, type NewPort, replacedUses, transferName, usesLeft } from "./transfers";

/** The port transfers of a Goods In Replace, the ports still without one, and the request that it answers. */
export async function readTransfers(context: Reading, request: RequestRow) {
  const isOpen = isPending(stateOf(request));
  // The provider may ignore the filter.
  const isIts = (transfer: Transfer) => transfer.request === null || transfer.request === request.id;
  const isNamed = ({ label, labelNumber }: Transfer) => label || labelNumber;
  const reading = context.provider
    .all("transferport", transferRow, { activities_id: request.id })
    .then((transfers) => transfers.filter(isIts));
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

/**
 * The port transfers of a Goods In Replace, with the free ports of the incoming devices, of the types in use; `ports` is
 * null if no such device is known.
 */
export async function readTransfersAndPorts(context: Reading, request: RequestRow) {
  const [read, goods] = await Promise.all([readTransfers(context, request), readGoodsIn(context, request)]);
  return { read, ports: await readNewPorts(context, request, read.left, goods) };
}

async function readNewPorts(
  context: Reading,
  request: RequestRow,
  left: readonly PortUse[],
  goods: GoodsInRead,
): Promise<NewPort[] | null> {
  const { provider } = context;
  const types = [...new Set(left.map(({ portType }) => portType).filter(Boolean))];
  const incoming = await identified(context, request, goods);
  const devices = incoming.flatMap(({ device: id, name: deviceName }) => (id === null ? [] : [{ id, deviceName }]));
  if (devices.length === 0) return null;
  const asked = devices.flatMap((device) => types.map((type) => ({ ...device, type })));
  const read = asked.map(async ({ id, deviceName, type }) => {
    const ports = await askFreePorts(provider, id, type);
    return ports.map((free) => ({ ...free, type, deviceName }));
  });
  return (await Promise.all(read)).flat();
}

/** The devices of a Goods In with their ids; those without one are found in the rack by name and serial number. */
export async function identified<Device extends NamedDevice>(
  { provider }: Reading,
  { tenant }: Pick<RequestRow, "tenant">,
  { goods, devices }: { goods: Goods | null; devices: Device[] },
): Promise<Device[]> {
  const isKnown = devices.every(({ device }) => device !== null);
  if (isKnown || !goods?.rack) return devices;
  const inRack = await nullIf(readDevicesInRack(provider, deviceRow, { rack: goods.rack, tenant }), "refused");
  return devices.map((one) => {
    const found = inRack?.find(({ name, serialNumber }) => name === one.name && serialNumber === one.serialNumber);
    return { ...one, device: one.device ?? found?.id ?? null };
  });
}

import { z } from "zod";
import { type PortField, portFields, type PortUse, portUses } from "~/inventory/devices/ports";
import type { DeviceDetail } from "~/inventory/devices/rows.server";
import { portText } from "~/inventory/interconnections/cable-path";
import { portNumber } from "~/inventory/interconnections/interconnection";
import { optionalChoice } from "~/forms/schema";
import type { Interconnection } from "~/inventory/interconnections/rows.server";
import type { Translate } from "~/language/language";
import type { Choice } from "~/forms/form";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { stateOf } from "~/inventory/requests/transitions";
import { m } from "./messages";
import type { Transfer } from "./rows.server";

/** What is told of a device beside its id, which some providers leave out. */
interface NamedDevice {
  device: number | null;
  name: string;
  serialNumber: string;
}

/** The ports of the replaced device that interconnections hold; without its id it is found by name and serial number. */
export function replacedUses(replaced: NamedDevice, interconnections: readonly Interconnection[]): PortUse[] {
  const { device, name, serialNumber } = replaced;
  const ends = interconnections.flatMap(({ source, destination }) => [source, destination]);
  const named = ends.find((end) => end.deviceName === name && end.serialNumber === serialNumber);
  const id = device ?? named?.device ?? null;
  return id === null ? [] : portUses(id, interconnections);
}

/** A port within its device. */
const place = (type: string, port: string) => `${type} ${portNumber(port)}`;

const oldPlace = ({ portType, oldPortName }: Transfer) => place(portType, oldPortName);

/** The ports in use that have no new port yet. */
export function usesLeft(uses: readonly PortUse[], transfers: readonly Transfer[]): PortUse[] {
  const moved = new Set(transfers.map(oldPlace));
  return uses.filter(({ portType, port }) => !moved.has(place(portType, port)));
}

/**
 * The ports in use for which the tenant has to choose a new one before the request can go on. Where the provider does not tell the port, or
 * the device that comes in, the tenant cannot, and the NOC is not kept waiting for it.
 */
export function usesToMove({
  devices,
  transfers,
}: {
  devices: { device: number | null }[];
  transfers: { left: PortUse[] };
}) {
  const isTold = devices.some(({ device }) => device !== null);
  return isTold ? transfers.left.filter((use) => fieldOf(use) !== null) : [];
}

/** Ports of a type of which the devices that come in have too few. */
interface Shortage {
  type: PortField;
  needed: number;
  given: number;
}

/** The types of the ports in use of which all devices that come in together have too few; a number that is not told is enough. */
export function shortages(
  uses: readonly PortUse[],
  devices: readonly Pick<DeviceDetail, PortField["count"]>[],
): Shortage[] {
  return portFields.flatMap((type) => {
    const needed = uses.filter(({ portType }) => portType === type.type).length;
    const counts = devices.map((device) => device[type.count] ?? Infinity);
    const given = counts.reduce((sum, count) => sum + count, 0);
    return given < needed ? [{ type, needed, given }] : [];
  });
}

/** Where a port in use moves to by now. */
export const transferOf = ({ portType, port }: PortUse, transfers: readonly Transfer[]): Transfer | undefined =>
  transfers.find((transfer) => oldPlace(transfer) === place(portType, port));

/** The use of the port that a transfer moves, as far as it is known. */
export const portUseOf = (transfer: Transfer, uses: readonly PortUse[]): PortUse | undefined =>
  uses.find(({ portType, port }) => place(portType, port) === oldPlace(transfer));

/** What the interconnection of a transfer is called; one without a label as where its port is in use. */
export function transferName(transfer: Transfer, uses: readonly PortUse[]): string {
  return transfer.labelNumber || portUseOf(transfer, uses)?.name || transfer.label;
}

/** A free port of a device that comes in. */
export interface NewPort {
  id: number;
  type: string;
  name: string;
  deviceName: string;
}

/** The ports that a port in use may move to: of its type, and not taken by another transfer. */
export function newPortChoices(
  { portType }: PortUse,
  ports: readonly NewPort[],
  transfers: readonly Transfer[],
  t: Translate,
): Choice[] {
  const taken = (port: NewPort) =>
    transfers.some(
      ({ newPort, newDeviceName, newPortName, portType }) =>
        newPort === port.id ||
        (newDeviceName === port.deviceName && place(portType, newPortName) === place(port.type, port.name)),
    );
  return ports
    .filter((port) => port.type === portType && !taken(port))
    .map(({ id, name, type, deviceName }) => ({
      value: String(id),
      label: `${deviceName} · ${portText({ portType: type, port: name }, t)}`,
    }));
}

/** Of which types more ports wait than are free, in words. */
export function tooFewFree(
  left: readonly PortUse[],
  ports: readonly NewPort[],
  transfers: readonly Transfer[],
  t: Translate,
): string[] {
  return portFields.flatMap(({ type, name }) => {
    const waiting = left.filter(({ portType }) => portType === type);
    const [first] = waiting;
    const count = first ? waiting.length - newPortChoices(first, ports, transfers, t).length : 0;
    return count > 0 ? [t(m.tooFewFree, { count, kind: t(name) })] : [];
  });
}

/** The form's field of a port in use; none where the provider does not tell the port's id. */
export const fieldOf = ({ portId }: PortUse): string | null => (portId === null ? null : `new_port-${portId}`);

/**
 * The new ports as the form gives them, by field. Some may wait, but no two ports move to the same one. Also a port that was
 * moved meanwhile has its field, so that a form that is sent twice is answered twice alike.
 */
export function transferForm(t: Translate, uses: readonly PortUse[]) {
  const names = uses.map(fieldOf).filter((name) => name !== null);
  const fields = z.object(Object.fromEntries(names.map((name) => [name, optionalChoice(t)])));
  return fields.superRefine((chosen, { addIssue }) => {
    const given = names.filter((name) => chosen[name]);
    if (given.length === 0) addIssue({ code: "custom", path: names.slice(0, 1), message: t(m.chooseNewPort) });
    for (const [at, name] of given.entries()) {
      const isTwice = given.slice(0, at).some((earlier) => chosen[earlier] === chosen[name]);
      if (isTwice) addIssue({ code: "custom", path: [name], message: t(m.portTwice) });
    }
  });
}

const failed: readonly string[] = ["RJ", "CN"];

/** Whether a request was refused or cancelled. */
export const hasFailed = (request: RequestRow): boolean => failed.includes(stateOf(request));

import { z } from "zod";
import { type PortField, portFields, type PortUse, portUses } from "~/inventory/devices/ports";
import type { DeviceDetail } from "~/inventory/devices/rows.server";
import { portText } from "~/inventory/interconnections/port-text";
import { cableLabel, interconnectionName, portNumber } from "~/inventory/interconnections/interconnection";
import { optionalChoice } from "~/forms/schema";
import type { Interconnection } from "~/inventory/interconnections/rows.server";
import type { Translate } from "~/language/language";
import type { Choice } from "~/forms/form-state";
import type { RequestRow } from "~/inventory/requests/rows.server";
import { stateOf } from "~/inventory/requests/transitions";
import { m } from "./messages";
import type { Transfer } from "./rows.server";

/** The data of a device besides its id, which some providers omit. */
export interface NamedDevice {
  device: number | null;
  name: string;
  serialNumber: string;
}

/** The occupied ports of the replaced device; without an id it is found by name and serial number. */
export function replacedUses(replaced: NamedDevice, interconnections: readonly Interconnection[]): PortUse[] {
  const { device, name, serialNumber } = replaced;
  const ends = interconnections.flatMap(({ source, destination }) => [source, destination]);
  const named = ends.find((end) => end.deviceName === name && end.serialNumber === serialNumber);
  const id = device ?? named?.device ?? null;
  return id === null ? [] : portUses(id, interconnections);
}

/** Identifies a port within its device. */
const place = (type: string, port: string) => `${type} ${portNumber(port)}`;

const oldPlace = ({ portType, oldPortName }: Transfer) => place(portType, oldPortName);

/** The used ports without a new port. */
export function usesLeft(uses: readonly PortUse[], transfers: readonly Transfer[]): PortUse[] {
  const moved = new Set(transfers.map(oldPlace));
  return uses.filter(({ portType, port }) => !moved.has(place(portType, port)));
}

/**
 * The used ports for which the tenant must choose a new one before the request can continue. If the port's id or the
 * incoming device is unknown the tenant cannot choose, and the NOC is not made to wait.
 */
export function usesToMove({
  devices,
  transfers,
}: {
  devices: { device: number | null }[];
  transfers: { left: PortUse[] };
}) {
  const isKnown = devices.some(({ device }) => device !== null);
  return isKnown ? transfers.left.filter((use) => fieldOf(use) !== null) : [];
}

/** A port type of which the incoming devices have too few. */
interface Shortage {
  type: PortField;
  needed: number;
  given: number;
}

/** The used port types of which all incoming devices together have too few; an unknown number counts as enough. */
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

/** The current transfer of a used port. */
export const transferOf = ({ portType, port }: PortUse, transfers: readonly Transfer[]): Transfer | undefined =>
  transfers.find((transfer) => oldPlace(transfer) === place(portType, port));

/** The used port that a transfer moves, if known. */
export const portUseOf = (transfer: Transfer, uses: readonly PortUse[]): PortUse | undefined =>
  uses.find(({ portType, port }) => place(portType, port) === oldPlace(transfer));

/** The name of a transfer's interconnection; without a label it is found at the old port, or later at the new one. */
export function transferName(
  transfer: Transfer,
  uses: readonly PortUse[],
  interconnections: readonly Interconnection[],
): string {
  const { newDeviceName, newPortName, portType } = transfer;
  const isThere = (end: Interconnection["source"]) =>
    end.deviceName === newDeviceName && place(end.portType, end.port) === place(portType, newPortName);
  const moved = interconnections.find(({ source, destination }) => isThere(source) || isThere(destination));
  return cableLabel(transfer) || portUseOf(transfer, uses)?.name || (moved ? interconnectionName(moved) : "");
}

/** A free port of an incoming device. */
export interface NewPort {
  id: number;
  type: string;
  name: string;
  deviceName: string;
}

/** The ports to which a used port may be transferred: of the same type and not taken by another transfer. */
export function freePorts({ portType }: PortUse, ports: readonly NewPort[], transfers: readonly Transfer[]): NewPort[] {
  const taken = (port: NewPort) =>
    transfers.some(
      ({ newPort, newDeviceName, newPortName, portType }) =>
        newPort === port.id ||
        (newDeviceName === port.deviceName && place(portType, newPortName) === place(port.type, port.name)),
    );
  return ports.filter((port) => port.type === portType && !taken(port));
}

/** The choices for a used port's new one, of its free ports. The port is first: a phone cuts off their end. */
export const newPortChoices = (free: readonly NewPort[], t: Translate): Choice[] =>
  free.map(({ id, name, type, deviceName }) => ({
    value: String(id),
    label: `${portText({ portType: type, port: name }, t)} · ${deviceName}`,
  }));

/** The choice proposed for a used port: the free one of the same number, unless several incoming devices have one. */
export function proposedPort(use: PortUse, free: readonly NewPort[]): string | undefined {
  const [port, another] = free.filter(({ name }) => portNumber(name) === portNumber(use.port));
  return another ? undefined : port && String(port.id);
}

/** A text about the types with more waiting than free ports. */
export function tooFewFree(
  left: readonly PortUse[],
  ports: readonly NewPort[],
  transfers: readonly Transfer[],
  t: Translate,
): string[] {
  return portFields.flatMap(({ type, name }) => {
    const waiting = left.filter(({ portType }) => portType === type);
    const [first] = waiting;
    const count = first ? waiting.length - freePorts(first, ports, transfers).length : 0;
    return count > 0 ? [t(m.tooFewFree, { count, kind: t(name) })] : [];
  });
}

/** The form field of a used port; null if the port's id is unknown. */
export const fieldOf = ({ portId }: PortUse): string | null => (portId === null ? null : `new_port-${portId}`);

/**
 * The schema of the new ports, by field. Ports may be left for later, but no two may move to the same port. Ports that
 * have meanwhile been transferred keep their fields, so that a form submitted twice gets the same answer.
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

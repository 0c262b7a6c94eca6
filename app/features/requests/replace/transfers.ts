import { z } from "zod";
import { type PortUse, portUses } from "~/inventory/devices/ports";
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
  devicename: string;
  serialnumber: string;
}

/** The ports of the replaced device that interconnections hold; without its id it is found by name and serial number. */
export function replacedUses(replaced: NamedDevice, interconnections: readonly Interconnection[]): PortUse[] {
  const { device, devicename, serialnumber } = replaced;
  const ends = interconnections.flatMap(({ source, destination }) => [source, destination]);
  const named = ends.find((end) => end.deviceName === devicename && end.serialNumber === serialnumber);
  const id = device ?? named?.device ?? null;
  return id === null ? [] : portUses(id, interconnections);
}

/** A port within its device. */
const place = (type: string, port: string) => `${type} ${portNumber(port)}`;

const oldPlace = ({ type_cable, old_portnumber }: Transfer) => place(type_cable, old_portnumber);

/** The ports in use that have no new port yet. */
export function usesLeft(uses: readonly PortUse[], transfers: readonly Transfer[]): PortUse[] {
  const moved = new Set(transfers.map(oldPlace));
  return uses.filter(({ portType, port }) => !moved.has(place(portType, port)));
}

/** What the interconnection of a transfer is called; one without a label as where its port is in use. */
export function transferName(transfer: Transfer, uses: readonly PortUse[]): string {
  const use = uses.find(({ portType, port }) => place(portType, port) === oldPlace(transfer));
  return transfer.label_number || use?.name || transfer.label;
}

/** A free port of a device that comes in. */
export interface NewPort {
  id: number;
  type: string;
  name: string;
  devicename: string;
}

/** The ports that a port in use may move to: of its type, and not taken by another transfer. */
export function newPortChoices(
  { portType }: PortUse,
  ports: readonly NewPort[],
  transfers: readonly Transfer[],
): Choice[] {
  const taken = (port: NewPort) =>
    transfers.some(
      ({ new_port, new_devicename, new_portnumber, type_cable }) =>
        new_port === port.id ||
        (new_devicename === port.devicename && place(type_cable, new_portnumber) === place(port.type, port.name)),
    );
  return ports
    .filter((port) => port.type === portType && !taken(port))
    .map(({ id, name, devicename }) => ({ value: String(id), label: `${devicename} · ${name}` }));
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

import { isInstalled } from "~/inventory/devices/device";
import { portFields } from "~/inventory/devices/ports";
import { readDevicesInRack } from "~/inventory/devices/read-in-rack.server";
import { readFreePorts } from "~/inventory/devices/read-ports.server";
import { deviceDetail, type DeviceDetail } from "~/inventory/devices/rows.server";
import type { Provider } from "~/provider/index.server";
import type { SignedIn } from "~/session/guards.server";
import { wholeList } from "~/forms/form";
import type { Choice, ChoiceList } from "~/forms/form-state";
import type { Chosen } from "../../chosen";
import { readLeavingDevices } from "../../read-leaving.server";
import {
  chosenOrFirst,
  chosenOrOnly,
  countFree,
  deviceChoice,
  type EndFields,
  type FreePorts,
  portChoices,
  portTypeChoices,
} from "./end";
import { type Connector, connectorRow } from "./rows.server";

/** The choices of a form's fields, by name. */
export type Choices = Record<string, ChoiceList>;

/** The connectors of a cable type. */
export async function readConnectors(provider: Provider, cable: number): Promise<Connector[]> {
  const connectors = await provider.all("circuitconnector", connectorRow, { circuittype_id: cable });
  // The provider may ignore the filter.
  return connectors.filter(({ circuittype }) => circuittype === null || circuittype === cable);
}

interface Within {
  racks: Choice[];
  /** The name of the cable type; null until it is chosen. */
  cable: string | null;
}

/** An end as far as it is chosen: the device, and the choices of each field given those before it. */
export interface ReadEnd {
  device: DeviceDetail | null;
  choices: Choices;
  /** The chosen values, or proposed ones: the only choice, the lowest free port. */
  proposed: Chosen;
}

/**
 * Reads the choices of an end, step by step: rack, device, port type, port. A value that is not offered counts as not
 * chosen.
 */
export async function readEnd(
  context: SignedIn,
  { rack, device, portType, port }: EndFields,
  chosen: Chosen,
  { racks, cable }: Within,
): Promise<ReadEnd> {
  const { provider, user, t } = context;
  const chosenRack = cable === null ? undefined : chosenOrOnly(racks, chosen[rack]);
  const [devices, leaving] = chosenRack
    ? await Promise.all([
        readDevicesInRack(provider, deviceDetail, { rack: chosenRack.value, tenant: user.tenant }),
        readLeavingDevices(context, chosenRack.value),
      ])
    : [[]];
  const staying = devices.filter(({ id, status }) => isInstalled(status) && !leaving?.has(id));
  const fitting = staying.filter((one) => countFree(one, cable ?? "") !== 0);
  const devicesOffered = fitting.map((one) => deviceChoice(one, cable ?? "", t));
  const deviceId = chosenOrOnly(devicesOffered, chosen[device])?.value;
  const chosenDevice = fitting.find(({ id }) => String(id) === deviceId) ?? null;
  const free = chosenDevice && (await readAllFreePorts(provider, chosenDevice));
  const types = free ? portTypeChoices(free, cable ?? "", t) : [];
  const typeChosen = chosenOrOnly(types, chosen[portType]);
  const type = portFields.find((field) => field.type === typeChosen?.value)?.type;
  const ports = free && type ? portChoices(free, type, t) : [];
  return {
    device: chosenDevice,
    choices: {
      [rack]: wholeList(racks),
      [device]: wholeList(devicesOffered),
      [portType]: wholeList(types),
      [port]: wholeList(ports),
    },
    proposed: {
      [rack]: chosenRack?.value ?? chosen[rack],
      [device]: deviceId,
      [portType]: type,
      [port]: chosenOrFirst(ports, chosen[port])?.value,
    },
  };
}

async function readAllFreePorts(provider: Provider, device: DeviceDetail): Promise<FreePorts> {
  const groups = portFields.map(async (field) => [field.type, await readFreePorts(provider, device, field)] as const);
  return Object.fromEntries(await Promise.all(groups)) as FreePorts;
}

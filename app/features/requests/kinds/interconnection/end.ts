import type { DeviceDetail, Port } from "~/inventory/devices/rows.server";
import { portText } from "~/inventory/interconnections/cable-path";
import { placeText } from "~/inventory/devices/device";
import { portFields, type PortType } from "~/inventory/devices/ports";
import type { End, Interconnection } from "~/inventory/interconnections/rows.server";
import type { Translate } from "~/language/language";
import type { Choice, FormState } from "~/forms/form";
import type { Chosen } from "../../chosen";
import { m } from "./messages";
import type { Connector } from "./rows.server";

/** One end of a new interconnection: the provider's names of its fields, each of which decides what the next ones offer. */
export interface EndFields {
  rack: string;
  device: string;
  portType: string;
  port: string;
  connector: string;
}

export const source = {
  rack: "devicesrcrack",
  device: "devicesrc",
  portType: "jenisportsrc",
  port: "devicesrcport",
  connector: "connectorsrctype",
} as const satisfies EndFields;

export const destination = {
  rack: "devicedstrack_id",
  device: "devicedst_id",
  portType: "jenisportdst_id",
  port: "devicedstport_id",
  connector: "connectordsttype",
} as const satisfies EndFields;

/** The device for which a form offers port types and ports: what is posted of a form cannot tell which of its choices came first. */
export const PORTS_OF = "ports_of";

export const isFiber = (cable: string): boolean => /fib(er|re)/i.test(cable);
export const isUtp = (cable: string): boolean => /\butp\b/i.test(cable);

/** A fiber cable fits no Ethernet port (spec 2 §5). */
const fits = (cable: string, type: PortType): boolean => type !== "ETH" || !isFiber(cable);

/** The free ports of a device by type. */
export type FreePorts = Record<PortType, Port[]>;

/** How many free ports of a device the cable fits; null where the provider does not tell all of them with the device. */
export function countFree(device: DeviceDetail, cable: string): number | null {
  const fitting = portFields.filter(({ type, count }) => fits(cable, type) && device[count] !== 0);
  if (fitting.some(({ free }) => device[free] === null)) return null;
  return fitting.flatMap(({ free }) => device[free] ?? []).length;
}

/** "odf-lc-24, U42 (1U), 17 ports free". */
export function deviceChoice(device: DeviceDetail, cable: string, t: Translate): Choice {
  const name = [device.name || `#${device.id}`, placeText(device, t)].filter(Boolean).join(", ");
  const n = countFree(device, cable);
  return { value: String(device.id), label: n === null ? name : t(m.deviceFree, { device: name, n }) };
}

/** The types of port that the cable fits and that are free (spec 2 §5). */
export function portTypeChoices(free: FreePorts, cable: string, t: Translate): Choice[] {
  return portFields
    .filter(({ type }) => fits(cable, type) && free[type].length > 0)
    .map(({ type, name }) => ({ value: type, label: t(m.typeFree, { type: t(name), n: free[type].length }) }));
}

export const portChoices = (free: FreePorts, type: PortType, t: Translate): Choice[] =>
  free[type].map(({ id, name }) => ({ value: String(id), label: portText({ portType: type, port: name }, t) }));

/** The connectors of a cable's other end: the source's own only where there is no other (spec 2 §5). */
export function connectorsBeyond(connectors: readonly Connector[], ofSource: Connector | null): Connector[] {
  const others = connectors.filter(({ id }) => id !== ofSource?.id);
  return others.length > 0 || !ofSource ? others : [ofSource];
}

export const connectorChoice = ({ id, name }: Connector): Choice => ({ value: String(id), label: name || `#${id}` });

/** In the place of a port's type: another device has cleared it, and nothing is proposed (spec 2 §5). */
export const CLEARED = "cleared";

/** What is chosen in a form. Another device clears the type of the port; what else does not fit is not offered. */
export function chosenBy(params: URLSearchParams, { device, portType }: EndFields): Chosen {
  const before = params.get(PORTS_OF);
  const isOtherDevice = Boolean(before) && before !== params.get(device);
  return { ...Object.fromEntries(params), ...(isOtherDevice && { [portType]: CLEARED }) };
}

/** The same as a form's values. */
export const asValues = (chosen: Chosen): FormState["values"] =>
  Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, value ? [value] : []]));

/** The choice among those offered. */
export const offered = (choices: readonly Choice[], value: string | undefined): Choice | undefined =>
  choices.find((choice) => choice.value === value);

/** The choice that is made by now, or the only one that there is. */
export const chosenOrOnly = (choices: readonly Choice[], value: string | undefined): Choice | undefined =>
  offered(choices, value) ?? (choices.length === 1 ? choices[0] : undefined);

/** The interconnection as it would be with this device, and what is chosen of its ports, at the destination. */
export function connectedTo(
  row: Interconnection,
  device: DeviceDetail,
  { portType, port }: Pick<End, "portType" | "port">,
) {
  const end: End = {
    ...row.destination,
    device: device.id,
    deviceName: device.name,
    rack: device.rack,
    rackName: device.rackName,
    front: device.front,
    back: device.back,
    portType,
    port,
  };
  return { ...row, destination: end };
}

import type { DeviceDetail, Port } from "~/inventory/devices/rows.server";
import { portText } from "~/inventory/interconnections/port-text";
import { placeText } from "~/inventory/devices/device";
import { portFields, type PortType } from "~/inventory/devices/ports";
import type { End, Interconnection } from "~/inventory/interconnections/rows.server";
import { nameOrId, type Translate, wordsFor } from "~/language/language";
import type { Choice, FormState } from "~/forms/form-state";
import type { Chosen } from "../../chosen";
import { m } from "./messages";
import type { Connector } from "./rows.server";

/** One end of a new interconnection: the provider's field names, in order of dependence. */
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

/**
 * The field with the rack, device and port type whose choices the form offers: submitted fields do not show which choice
 * was made first.
 */
export const CHOICES_OF = "choices_of";

/** The fields of an end, each of which clears those after it when it is changed (spec 2 §5). */
const inOrder = ({ rack, device, portType, port }: EndFields) => [rack, device, portType, port];

/** The value of that field. */
export const choicesOf = (end: EndFields, valueOf: (name: string) => string): string =>
  inOrder(end).slice(0, -1).map(valueOf).join(" ");

export const isFiber = (cable: string): boolean => /fib(er|re)/i.test(cable);
export const isUtp = (cable: string): boolean => /\butp\b/i.test(cable);

/** Fiber cables do not fit Ethernet ports (spec 2 §5). */
const fits = (cable: string, type: PortType): boolean => type !== "ETH" || !isFiber(cable);

/** The free ports of a device by type. */
export type FreePorts = Record<PortType, Port[]>;

/**
 * The number of a device's free ports that the cable fits; null if the provider does not send all of them with the
 * device.
 */
export function countFree(device: DeviceDetail, cable: string): number | null {
  const fitting = portFields.filter(({ type, count }) => fits(cable, type) && device[count] !== 0);
  if (fitting.some(({ free }) => device[free] === null)) return null;
  return fitting.flatMap(({ free }) => device[free] ?? []).length;
}

/** "odf-lc-24, U42 (1U), 17 ports free". */
export function deviceChoice(device: DeviceDetail, cable: string, t: Translate): Choice {
  const name = [nameOrId(device.name, device.id), placeText(device, t)].filter(Boolean).join(", ");
  const n = countFree(device, cable);
  const words = wordsFor({ one: m.onePortFree, many: m.portsFree }, n);
  return { value: String(device.id), label: n === null ? name : t(words, { device: name, n }) };
}

/** The port types that the cable fits and that have free ports (spec 2 §5). */
export function portTypeChoices(free: FreePorts, cable: string, t: Translate): Choice[] {
  return portFields
    .filter(({ type }) => fits(cable, type) && free[type].length > 0)
    .map(({ type, name }) => ({ value: type, label: t(m.typeFree, { type: t(name), n: free[type].length }) }));
}

export const portChoices = (free: FreePorts, type: PortType, t: Translate): Choice[] =>
  free[type].map(({ id, name }) => ({ value: String(id), label: portText({ portType: type, port: name }, t) }));

/**
 * The connectors for a cable's other end: the source's own only if there is no other (spec 2 §5). The provider may give
 * the source's by its name alone (spec 2 §3).
 */
export function connectorsBeyond(
  connectors: readonly Connector[],
  { connectorId: id, connector: name }: Pick<End, "connectorId" | "connector">,
): readonly Connector[] {
  const others = connectors.filter((connector) => (id === null ? connector.name !== name : connector.id !== id));
  if (others.length > 0) return others;
  return id === null ? connectors : [{ id, name }];
}

export const connectorChoice = ({ id, name }: Connector): Choice => ({ value: String(id), label: nameOrId(name, id) });

/** Replaces a choice that was cleared by changing an earlier one; nothing is proposed then (spec 2 §5). */
const CLEARED = "cleared";

/** The chosen values of a form, without those that changing an earlier one has cleared. */
export function chosenBy(params: URLSearchParams, end: EndFields): Chosen {
  const names = inOrder(end);
  const before = (params.get(CHOICES_OF) ?? "").split(" ");
  const changed = names.findIndex((name, at) => before[at] && before[at] !== params.get(name));
  const cleared = changed < 0 ? [] : names.slice(changed + 1);
  return { ...Object.fromEntries(params), ...Object.fromEntries(cleared.map((name) => [name, CLEARED])) };
}

/** The same as a form's values. */
export const asValues = (chosen: Chosen): FormState["values"] =>
  Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, value ? [value] : []]));

/** The value, if it is among the choices. */
export const offered = (choices: readonly Choice[], value: string | undefined): Choice | undefined =>
  choices.find((choice) => choice.value === value);

/** The chosen value, or the only choice. */
export const chosenOrOnly = (choices: readonly Choice[], value: string | undefined): Choice | undefined =>
  chosenOr(choices, value, choices.length === 1 ? choices[0] : undefined);

/** The chosen value, or the first choice. */
export const chosenOrFirst = (choices: readonly Choice[], value: string | undefined): Choice | undefined =>
  chosenOr(choices, value, choices[0]);

const chosenOr = (choices: readonly Choice[], value: string | undefined, proposed: Choice | undefined) =>
  value === CLEARED ? undefined : (offered(choices, value) ?? proposed);

/** The interconnection with this device and the chosen ports at its destination. */
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

import { z } from "zod";
import { optionalChoice, optionalText, requiredOption, requiredQuantity, requiredText } from "~/forms/schema";
import { type PortField, portFields } from "~/inventory/devices/ports";
import type { Translate } from "~/language/language";
import { m } from "./messages";
import { unitsFrom } from "./placement";
import { hasPorts, layoutNames, MOST_PORTS, startField, startsOf } from "./ports";

/** The heights of a device in units (spec 2 §9). */
export const heights = Array.from({ length: 20 }, (_, at) => String(at + 1));

/** All the fields of the form; the position is chosen as the top unit. */
export const deviceFields = [
  "devicename",
  "serialnumber",
  "devices_manufacture",
  "devicetypes",
  "weight",
  "power",
  "jumlahu",
  "port_types",
  ...portFields.flatMap((kind) => [kind.count, startField(kind)]),
  "des",
  "up_front",
] as const;

/** What the form of a device may begin with: that alone is no device. */
const given: readonly string[] = ["jumlahu", "up_front"];

/** Whether a device is typed into a form. */
export const holdsDevice = (form: FormData): boolean =>
  deviceFields.some((name) => !given.includes(name) && form.get(name));

/** What the buttons send that only change the form: one takes the position away, one all that is typed of the device. */
export const RESET = "reset";
export const EMPTY = "empty";

/** The name of the button that submits the request; the one that adds the device has none. */
export const SUBMITS = "submits";

/** A device that is to come in (spec 2 §3, §5 "Goods-in device"); its output is what the provider is sent. */
export const deviceForm = (t: Translate) =>
  portFields
    .reduce((form, kind) => withPorts(form, kind, t), fields(t))
    .refine(({ up_front, jumlahu }) => Number(up_front) >= Number(jumlahu), {
      path: ["up_front"],
      error: t(m.positionByHeight),
    })
    .transform(({ up_front, ...device }) => {
      const units = unitsFrom(Number(up_front), Number(device.jumlahu));
      return { ...device, ...noOtherPorts(device.port_types), deviceposition: "full", up_front: units, up_back: units };
    });

const fields = (t: Translate) =>
  z.object({
    devicename: requiredText(t, m.deviceName),
    serialnumber: optionalText(),
    devices_manufacture: optionalChoice(t),
    devicetypes: optionalChoice(t),
    weight: requiredQuantity(t, m.weight),
    power: requiredQuantity(t, m.power),
    jumlahu: requiredOption(t, m.height, heights),
    port_types: requiredOption(t, m.portTypes, layoutNames),
    eth: optionalText(),
    eth_start: optionalText(),
    fib: optionalText(),
    fib_start: optionalText(),
    sfp: optionalText(),
    sfp_start: optionalText(),
    des: optionalText(),
    up_front: z.string({ error: t(m.choosePosition) }).regex(/^\d+$/, { error: t(m.choosePosition) }),
  });

/** A device has the number and the start of every kind of ports that its layout names. */
function withPorts(form: ReturnType<typeof fields>, kind: PortField, t: Translate) {
  const name = t(kind.name);
  const missing = t(m.insertPorts, { kind: name });
  type Ports = Record<"count" | "start" | "layout", string>;
  const rule = (schema: typeof form, field: "count" | "start", isRight: (ports: Ports) => boolean, error: string) =>
    schema.refine(
      (value) => {
        const ports = { count: value[kind.count], start: value[startField(kind)], layout: value.port_types };
        return !hasPorts(ports.layout, kind) || isRight(ports);
      },
      // The other fields may be wrong as well.
      { path: [field === "count" ? kind.count : startField(kind)], error, when: () => true },
    );
  const range = t(m.portRange, { kind: name, most: MOST_PORTS });
  const given = rule(form, "count", ({ count }) => count !== "", missing);
  const counted = rule(given, "count", ({ count }) => count === "" || isPortCount(count), range);
  const started = rule(counted, "start", ({ count, start }) => count === "" || start !== "", missing);
  return rule(
    started,
    "start",
    ({ start, layout }) => start === "" || startsOf(layout, kind).includes(start),
    t(m.noStart, { kind: name }),
  );
}

const isPortCount = (count: string): boolean => /^\d+$/.test(count) && Number(count) <= MOST_PORTS;

/** What was typed for kinds of ports that the layout does not have is not sent. */
const noOtherPorts = (layout: string) =>
  Object.fromEntries(
    portFields
      .filter((kind) => !hasPorts(layout, kind))
      .flatMap((kind) => [
        [kind.count, "0"],
        [startField(kind), "0"],
      ]),
  );

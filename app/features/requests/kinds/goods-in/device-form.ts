import { z } from "zod";
import { optionalChoice, optionalText, requiredOption, requiredQuantity, requiredText } from "~/forms/schema";
import { type PortField, portFields } from "~/inventory/devices/ports";
import type { Message, Translate } from "~/language/language";
import { m } from "./device-form-messages";
import { m as draftWords } from "./messages";
import { unitsFrom } from "./placement";
import { hasPorts, layoutNames, MAX_PORTS, startField, startsOf } from "./ports";
import { MAX_AT_ONCE, numberedNames, quantityOf, serialLines } from "./several";

/** The heights of a device in units (spec 2 §9). */
export const heights = Array.from({ length: 20 }, (_, at) => String(at + 1));

/**
 * The hidden fields: the draft being edited, the values proposed for a type, those that a draft's button has filled in,
 * and the number of devices that were added before one was refused.
 */
export const hiddenFields = ["draft", "proposed", "proposed_for", "filled", "added"] as const;

/** All fields of the form; the position is given by the top unit. */
export const deviceFields = [
  "devicename",
  "quantity",
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
  ...hiddenFields,
] as const;

/** The labels of the fields that the provider may refuse. */
export const deviceLabels: Readonly<Record<string, Message>> = {
  devicename: draftWords.deviceName,
  serialnumber: draftWords.serialNumber,
  devices_manufacture: m.manufacture,
  devicetypes: draftWords.type,
  weight: m.weight,
  power: m.power,
  jumlahu: m.height,
  port_types: m.portTypes,
  eth: m.ethernetPorts,
  eth_start: m.ethernetStart,
  fib: m.fiberPorts,
  fib_start: m.fiberStart,
  sfp: m.sfpPorts,
  sfp_start: m.sfpStart,
  des: m.description,
  up_front: m.rackPosition,
};

/** Fields that may be prefilled: alone they do not make a device. */
const given: readonly string[] = ["quantity", "jumlahu", "up_front", ...hiddenFields];

/** Whether a device was typed into a form. */
export const holdsDevice = (form: Pick<FormData, "get">): boolean =>
  deviceFields.some((name) => !given.includes(name) && form.get(name));

/** The values of buttons that only change the form: one clears the position, one the whole device. */
export const RESET = "reset";
export const EMPTY = "empty";

/**
 * The prefixes of the values of a draft's buttons, followed by its id: one fills the form with a copy, one edits the
 * draft.
 */
export const COPY = "copy-";
export const EDIT = "edit-";

/** The name of the button that submits the request; the button that adds the device has none. */
export const SUBMITS = "submits";

/** The name of the field with the drafts that the page showed. */
export const SHOWN = "shown";

/** The name of the buttons that delete a draft, after confirmation; their value is its id. */
export const DELETES = "deletes";

/**
 * Incoming devices (spec 2 §3, §5 "Goods-in device"): several identical ones get numbered names, and each or none has a
 * serial number. The provider is sent `device` with one of `each` and its position.
 */
export const deviceForm = (t: Translate) =>
  portFields
    .reduce((form, kind) => withPorts(form, kind, t), fields(t))
    .refine(({ up_front, jumlahu }) => Number(up_front) >= Number(jumlahu), {
      path: ["up_front"],
      error: t(m.positionByHeight),
    })
    .refine((typed) => serialProblem(typed, t) === undefined, {
      path: ["serialnumber"],
      error: ({ input }) => serialProblem(input as Numbered, t),
      when: ({ value }) => isNumbered(value as Record<string, unknown>),
    })
    .transform(({ up_front, jumlahu, devicename, serialnumber, quantity, draft, ...device }) => {
      const serials = serialLines(serialnumber);
      const names = numberedNames(devicename, quantityOf(quantity, serials));
      return {
        /** The draft being edited; "" when adding. */
        draft,
        top: Number(up_front),
        height: Number(jumlahu),
        each: names.map((name, at) => ({ devicename: name, serialnumber: serials[at] ?? "" })),
        device: { ...device, ...noOtherPorts(device.port_types), jumlahu, deviceposition: "full" },
      };
    });
export type NewDevices = z.output<ReturnType<typeof deviceForm>>;

/** The devices as sent to the provider, with their top units. */
export const placedAt = ({ device, each, height }: NewDevices, tops: readonly number[]) =>
  each.map((one, at) => {
    const units = unitsFrom(tops[at] ?? 0, height);
    return { ...device, ...one, up_front: units, up_back: units };
  });

type Numbered = Partial<Record<"quantity" | "serialnumber", string>>;

/** Whether quantity and serial numbers are texts: a crafted form may nest its fields. */
const isNumbered = ({ quantity = "", serialnumber = "" }: Record<string, unknown>): boolean =>
  typeof quantity === "string" && typeof serialnumber === "string";

/** The problem of the serial numbers for this quantity. */
function serialProblem({ quantity = "", serialnumber = "" }: Numbered, t: Translate): string | undefined {
  const serials = serialLines(serialnumber);
  const n = quantityOf(quantity, serials);
  if (serials.length > MAX_AT_ONCE) return t(m.quantityRange, { most: MAX_AT_ONCE });
  if (serials.length > 0 && serials.length !== n) return t(m.serialCount, { n: serials.length, devices: n });
  const twice = serials.find((serial, at) => serials.indexOf(serial) !== at);
  return twice && t(m.serialTwice, { serial: twice });
}

const fields = (t: Translate) =>
  z.object({
    draft: optionalChoice(t),
    devicename: requiredText(t, draftWords.deviceName),
    quantity: z
      .string()
      .trim()
      .refine((typed) => /^\d{1,2}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MAX_AT_ONCE, {
        error: t(m.quantityRange, { most: MAX_AT_ONCE }),
      })
      .default("1"),
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

/** Requires number and start of each port type in the layout. */
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
      // Checked even if other fields are invalid.
      { path: [field === "count" ? kind.count : startField(kind)], error, when: () => true },
    );
  const range = t(m.portRange, { kind: name, most: MAX_PORTS });
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

const isPortCount = (count: string): boolean => /^\d+$/.test(count) && Number(count) <= MAX_PORTS;

/** Drops what was typed for port types that the layout does not have. */
const noOtherPorts = (layout: string) =>
  Object.fromEntries(
    portFields
      .filter((kind) => !hasPorts(layout, kind))
      .flatMap((kind) => [
        [kind.count, "0"],
        [startField(kind), "0"],
      ]),
  );

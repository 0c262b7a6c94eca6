import { portFields } from "~/inventory/devices/ports";
import type { DeviceDetail } from "~/inventory/devices/rows.server";
import { heights } from "./device-form";
import { layoutNames, startField } from "./ports";

/** The fields proposed from the last device of the same type. */
const proposedFields = [
  "weight",
  "power",
  "jumlahu",
  "port_types",
  ...portFields.flatMap((kind) => [kind.count, startField(kind)]),
] as const;

type Values = Record<string, string>;

/** The form's initial values. */
export const NOTHING_PROPOSED: Values = { jumlahu: "1" };

/** A device's values for the form's fields: those that are known and valid in the form. */
export function proposalOf(device: DeviceDetail): Values {
  const ports = portFields.flatMap((kind) => [
    [kind.count, device[kind.count]],
    [startField(kind), device[kind.start]],
  ]);
  const { weight, power, portTypes } = device;
  const height = String(device.height);
  const given = {
    weight,
    power,
    jumlahu: heights.includes(height) ? height : "",
    port_types: layoutNames.includes(portTypes) ? portTypes : "",
    ...(Object.fromEntries(ports) as Record<string, number | null>),
  };
  const values = Object.entries(given).map(([name, value]) => [name, String(value ?? "")] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ""));
}

/**
 * The fields that a proposal fills: those that are empty or still have the value proposed `before`. Typed values stay.
 */
export const filledBy = (proposal: Values, before: Values, typed: (name: string) => string): Values =>
  Object.fromEntries(
    proposedFields
      .filter((name) => ["", before[name]].includes(typed(name)))
      .map((name) => [name, proposal[name] ?? NOTHING_PROPOSED[name] ?? ""]),
  );

/** A proposal as the value of a hidden field. */
export const asField = (proposal: Values): string => String(new URLSearchParams(proposal));
export const fromField = (field: string): Values => Object.fromEntries(new URLSearchParams(field));

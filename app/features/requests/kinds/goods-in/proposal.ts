import { portFields } from "~/inventory/devices/ports";
import type { DeviceDetail } from "~/inventory/devices/rows.server";
import { heights } from "./device-form";
import { layoutNames, startField } from "./ports";

/** The fields that are proposed from the last device of the same type. */
const proposedFields = [
  "weight",
  "power",
  "jumlahu",
  "port_types",
  ...portFields.flatMap((kind) => [kind.count, startField(kind)]),
] as const;

type Values = Record<string, string>;

/** What the form holds before anything is typed. */
export const NOTHING_PROPOSED: Values = { jumlahu: "1" };

/** What a device says of itself by the form's fields: those that the provider tells, and that the form can hold. */
export function proposalOf(device: DeviceDetail): Values {
  const ports = portFields.flatMap((kind) => [
    [kind.count, device[kind.count]],
    [startField(kind), device[kind.start]],
  ]);
  const { weight, power, portTypes } = device;
  const height = String(device.height);
  const told = {
    weight,
    power,
    jumlahu: heights.includes(height) ? height : "",
    port_types: layoutNames.includes(portTypes) ? portTypes : "",
    ...(Object.fromEntries(ports) as Record<string, number | null>),
  };
  const values = Object.entries(told).map(([name, value]) => [name, String(value ?? "")] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ""));
}

/** The fields that a proposal fills: those that are empty, or hold still what was proposed `before`. What was typed stays. */
export const filledBy = (proposal: Values, before: Values, typed: (name: string) => string): Values =>
  Object.fromEntries(
    proposedFields
      .filter((name) => ["", before[name]].includes(typed(name)))
      .map((name) => [name, proposal[name] ?? NOTHING_PROPOSED[name] ?? ""]),
  );

/** A proposal as a hidden field of the form carries it. */
export const asField = (proposal: Values): string => String(new URLSearchParams(proposal));
export const fromField = (field: string): Values => Object.fromEntries(new URLSearchParams(field));

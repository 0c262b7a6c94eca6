import { type PortField, portFields, type PortType } from "~/inventory/devices/ports";
import type { DeviceDetail } from "~/inventory/devices/rows.server";
import type { Message, Translate } from "~/language/language";
import { m } from "./device-form-messages";

/** The port layouts of a device: which types of ports it has (spec 2 §9). */
export const layouts: readonly { value: string; label: Message; types: readonly PortType[] }[] = [
  { value: "all_ethernet", label: m.allEthernet, types: ["ETH"] },
  { value: "all_fiber", label: m.allFiber, types: ["FIB"] },
  { value: "all_sfp", label: m.allSfp, types: ["SFP"] },
  { value: "ethernet_sfp", label: m.ethernetSfp, types: ["ETH", "SFP"] },
  { value: "ethernet_fiber_sfp", label: m.ethernetFiberSfp, types: ["ETH", "FIB", "SFP"] },
];
export const layoutNames = layouts.map(({ value }) => value);

export const MAX_PORTS = 155;

/** Start 2: numbering continues after the Ethernet ports (spec 2 §9). */
export const CONTINUE_ETHERNET = "2";

/** The form field for the first number of a type's ports; the field for their count has the device's own field name. */
export const startField = ({ count }: PortField) => `${count}_start` as const;

/** Whether a device of this layout has ports of this type. */
export const hasPorts = (layout: string, { type }: PortField): boolean =>
  layouts.some(({ value, types }) => value === layout && types.includes(type));

/** The possible starts: 0 or 1; SFP may also continue the Ethernet ports, if there are any. */
export const startsOf = (layout: string, { type }: Pick<PortField, "type">): string[] =>
  type === "SFP" && layout.startsWith("ethernet_") ? ["0", "1", CONTINUE_ETHERNET] : ["0", "1"];

/** "2 Ethernet from 1, 2 SFP continuing the Ethernet ports"; "" without ports. */
export function portLayoutText(device: DeviceDetail, t: Translate): string {
  return portFields
    .filter(({ count }) => device[count])
    .map(({ count, start, name }) => {
      const counted = `${device[count]} ${t(name)}`;
      const first = device[start];
      if (first === null) return counted;
      return String(first) === CONTINUE_ETHERNET
        ? t(m.continuing, { ports: counted })
        : t(m.startingAt, { ports: counted, n: first });
    })
    .join(", ");
}

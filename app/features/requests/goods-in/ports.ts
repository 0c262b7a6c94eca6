import type { DeviceDetail } from "~/features/devices/device";
import type { Translate } from "~/language/language";
import { m } from "./messages";

/** The kinds of ports by the provider's field of their number; `start` is the field of the first port's number. */
export const portKinds = [
  {
    count: "eth",
    start: "eth_start",
    name: m.ethernet,
    layouts: ["all_ethernet", "ethernet_sfp", "ethernet_fiber_sfp"],
  },
  { count: "fib", start: "fib_start", name: m.fiber, layouts: ["all_fiber", "ethernet_fiber_sfp"] },
  { count: "sfp", start: "sfp_start", name: m.sfp, layouts: ["all_sfp", "ethernet_sfp", "ethernet_fiber_sfp"] },
] as const;
export type PortKind = (typeof portKinds)[number];

/** The port types of a device: which kinds of ports it has (spec 2 §9). */
export const layouts = {
  all_ethernet: m.allEthernet,
  all_fiber: m.allFiber,
  all_sfp: m.allSfp,
  ethernet_sfp: m.ethernetSfp,
  ethernet_fiber_sfp: m.ethernetFiberSfp,
} as const;
export type Layout = keyof typeof layouts;

export const MOST_PORTS = 155;

/** A start of 2: the numbers go on after those of the Ethernet ports (spec 2 §9). */
export const CONTINUE_ETHERNET = "2";

/** Whether a device of this layout has ports of this kind. */
export const hasPorts = (layout: string, kind: PortKind): boolean =>
  (kind.layouts as readonly string[]).includes(layout);

/** What a start may be: 0 or 1; SFP may also continue the Ethernet ports, where there are any. */
export const startsOf = (layout: string, kind: PortKind): string[] =>
  kind.count === "sfp" && layout.startsWith("ethernet_") ? ["0", "1", CONTINUE_ETHERNET] : ["0", "1"];

/** "4 Ethernet, 2 SFP"; "" without ports. */
export function countsText(device: Pick<DeviceDetail, PortKind["count"]>, t: Translate): string {
  return portKinds
    .filter(({ count }) => device[count])
    .map(({ count, name }) => t(m.portCount, { n: device[count] ?? 0, kind: t(name) }))
    .join(", ");
}

/** "2 Ethernet from 1, 2 SFP continuing the Ethernet ports"; "" without ports. */
export function portsText(device: DeviceDetail, t: Translate): string {
  return portKinds
    .filter(({ count }) => device[count])
    .map(({ count, start, name }) => {
      const counted = t(m.portCount, { n: device[count] ?? 0, kind: t(name) });
      const first = device[start];
      if (first === null) return counted;
      return String(first) === CONTINUE_ETHERNET
        ? t(m.continuing, { ports: counted })
        : t(m.startingAt, { ports: counted, n: first });
    })
    .join(", ");
}

import { compareNames } from "~/language/compare";
import { interconnectionName } from "~/inventory/interconnections/interconnection";
import type { End, Interconnection } from "~/inventory/interconnections/rows.server";
import type { Message, Translate } from "~/language/language";
import { m } from "./messages";

/** The provider's port types with the device's fields of each: how many, the first one's number, and the free ones. */
export const portFields = [
  { type: "ETH", name: m.ethernet, count: "eth", start: "ethStart", free: "ethFree" },
  { type: "FIB", name: m.fiber, count: "fib", start: "fibStart", free: "fibFree" },
  { type: "SFP", name: m.sfp, count: "sfp", start: "sfpStart", free: "sfpFree" },
] as const;
export type PortField = (typeof portFields)[number];
export type PortType = PortField["type"];
export const portTypes = portFields.map(({ type }) => type);

/** The name of a port type. */
export const portTypeName = (type: string): Message =>
  portFields.find((field) => field.type === type)?.name ?? { en: type, id: type };

/** "4 Ethernet, 2 SFP"; "" without ports. */
export function countsText(device: Partial<Record<PortField["count"], number | null>>, t: Translate): string {
  return portFields
    .filter(({ count }) => device[count])
    .map(({ count, name }) => `${device[count]} ${t(name)}`)
    .join(", ");
}

/** The ports of one type: how many there are, and the names of the free ones. */
export interface PortGroup {
  type: PortType;
  total: number;
  free: string[];
}

/** A port in use, with the interconnection that occupies it and where that leads. */
export interface PortUse {
  device: number | null;
  portType: string;
  portId: number | null;
  port: string;
  interconnection: number;
  iix: boolean;
  name: string;
  status: string;
  cable: string;
  otherEnd: Pick<End, "tenant" | "tenantName" | "device" | "deviceName">;
}

/** A port is occupied from the request until the interconnection is refused or dismantled (contract §11). */
const over = new Set(["D", "X"]);

/** The ports of a device that its interconnections occupy, by type and number; each interconnection appears once. */
export function portUses(device: number, rows: readonly Interconnection[]): PortUse[] {
  const distinct = new Map(rows.map((row) => [`${row.iix} ${row.id}`, row]));
  const uses = [...distinct.values()]
    .filter(({ status }) => !over.has(status))
    .flatMap((row) => [use(row, row.source, row.destination), use(row, row.destination, row.source)])
    .filter((use) => use.device === device);
  return uses.sort((a, b) => compareNames(`${a.portType} ${a.port}`, `${b.portType} ${b.port}`));
}

function use(row: Interconnection, end: End, { tenant, tenantName, device, deviceName }: End): PortUse {
  return {
    device: end.device,
    portType: end.portType,
    portId: end.portId,
    port: end.port,
    interconnection: row.id,
    iix: row.iix,
    name: interconnectionName(row),
    status: row.status,
    cable: row.cableType,
    otherEnd: { tenant, tenantName, device, deviceName },
  };
}

/** "1–6, 8–48": the numbers of ports whose names differ only in their number; other ports by name. */
export function freePortsText(names: readonly string[]): string {
  const parts = names.map((name) => /^(.*?)(\d+)$/.exec(name));
  const [first] = parts;
  if (!first || parts.some((part) => part?.[1] !== first[1])) return names.join(", ");
  const numbers = parts.map((part) => Number(part?.[2])).sort((a, b) => a - b);
  const runs: [from: number, to: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] + 1 === number) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(", ");
}

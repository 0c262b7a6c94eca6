import type { Database } from "../database/open.ts";
import { fieldErrors } from "../engine/errors.ts";

export type PortType = "ETH" | "FIB" | "SFP";

/**
 * SQL: the port is occupied by an interconnection, from the request until it is refused or dismantled (contract §11).
 */
export const isHeld = (port: string) =>
  `(EXISTS (SELECT 1 FROM crossconnects WHERE devicesrcport = ${port} AND status IN ('W', 'C'))
    OR EXISTS (SELECT 1 FROM crossconnects WHERE devicedstport = ${port} AND status IN ('W', 'C')))`;

/** SQL for the free ports of a device as `id, name`, in order. */
export const freePorts = (device: string, type: string) => `
  SELECT p.id, p.type || ' ' || p.port AS name FROM ports p
  WHERE p.device = ${device} AND p.type = ${type} AND NOT ${isHeld("p.id")} ORDER BY p.port`;

interface Counts {
  readonly eth: number;
  readonly fib: number;
  readonly sfp: number;
  readonly eth_start: number;
  readonly fib_start: number;
  readonly sfp_start: number;
}

/** The port numbers of a device. An SFP start of 2 continues after the Ethernet ports. */
export function portNumbers(counts: Counts): Record<PortType, number[]> {
  const numbers = (count: number, start: number) => Array.from({ length: count }, (_, index) => start + index);
  const sfpStart = counts.sfp_start === 2 ? counts.eth_start + counts.eth : counts.sfp_start;
  return {
    ETH: numbers(counts.eth, counts.eth_start),
    FIB: numbers(counts.fib, counts.fib_start),
    SFP: numbers(counts.sfp, sfpStart),
  };
}

/** Updates a device's ports to match its counts. A port used by an interconnection cannot be removed. */
export function makePorts(db: Database, device: number): void {
  const counts = db.one<Counts>(
    "SELECT eth, fib, sfp, eth_start, fib_start, sfp_start FROM devices WHERE id = ?",
    device,
  );
  for (const [type, numbers] of Object.entries(portNumbers(counts))) {
    const wanted = JSON.stringify(numbers);
    const leaving = "device = ? AND type = ? AND port NOT IN (SELECT value FROM json_each(?))";
    const known = `id IN (SELECT devicesrcport FROM crossconnects UNION SELECT devicedstport FROM crossconnects
      UNION SELECT old_port FROM transferport UNION SELECT new_port FROM transferport)`;
    if (db.get(`SELECT 1 FROM ports WHERE ${leaving} AND ${known}`, device, type, wanted)) {
      throw fieldErrors({ [type.toLowerCase()]: ["An interconnection uses a port that would go."] });
    }
    db.run(`DELETE FROM ports WHERE ${leaving}`, device, type, wanted);
    db.run(
      "INSERT OR IGNORE INTO ports (device, type, port) SELECT ?, ?, value FROM json_each(?)",
      device,
      type,
      wanted,
    );
  }
}

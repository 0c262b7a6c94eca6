import type { Database } from "../database/open.ts";
import { Refusal, fieldErrors, type FieldErrors } from "../engine/errors.ts";
import type { Write } from "../engine/family.ts";
import { checkPlacement, holdUnits, unitsFrom } from "./placement.ts";
import { makePorts } from "./ports.ts";

type PortColumn = "eth" | "fib" | "sfp";

const portWords: Record<PortColumn, string> = { eth: "Ethernet", fib: "Fiber", sfp: "SFP" };

/** The ports of each layout (spec 2 §5). */
const layouts: Record<string, readonly PortColumn[]> = {
  all_ethernet: ["eth"],
  all_fiber: ["fib"],
  all_sfp: ["sfp"],
  ethernet_sfp: ["eth", "sfp"],
  ethernet_fiber_sfp: ["eth", "fib", "sfp"],
};

const CONTINUE_ETHERNET = 2;

/** A draft has count and start of every port type of its layout, none of the others, and space in its rack. */
export function checkDraft(write: Write): void {
  const { values, inputs } = write;
  const layout = layouts[String(values["port_types"])] ?? [];
  const errors: FieldErrors = {};
  for (const [column, word] of Object.entries(portWords) as [PortColumn, string][]) {
    const start = `${column}_start`;
    if (!layout.includes(column)) Object.assign(values, { [column]: 0, [start]: 0 });
    else if (values[column] == null || values[start] == null)
      errors[column] = [`Please Insert ${word} Port and ${word} Start`];
  }
  if (values["sfp_start"] === CONTINUE_ETHERNET && !layout.includes("eth"))
    errors["sfp_start"] = ["There are no Ethernet ports to continue."];
  if (Object.keys(errors).length > 0) throw fieldErrors(errors);
  checkPlacement(write);
  values["top_unit"] = Math.max(...(inputs["up_front"] as number[]));
}

/** Stores the units of a checked draft. */
export function placeDraft({ provider: { db }, values }: Write, draft: number): void {
  const { racks: rack, top_unit: top, jumlahu: size } = values;
  holdUnits(db, rack, unitsFrom(Number(top), Number(size)), { draft });
}

/** The tenant's drafts for a rack; 400 without any. */
export function draftsOf(db: Database, tenant: unknown, rack: unknown): number[] {
  const drafts = db.all<{ id: number }>(
    "SELECT id FROM goodsindetail WHERE goodsin IS NULL AND tenant = ? AND racks = ? ORDER BY id",
    tenant,
    rack,
  );
  if (drafts.length === 0) throw new Refusal(400, { detail: "Please Add Device" });
  return drafts.map(({ id }) => id);
}

const copied =
  "devicename, serialnumber, weight, power, jumlahu, deviceposition, devices_manufacture, devicetypes, port_types, eth, fib, sfp, eth_start, fib_start, sfp_start, des, tenant, racks, date_in";

/** Turns a draft into a device that waits for approval, in the draft's position; returns the device's id. */
export function admitDraft(db: Database, draft: number, goodsIn: number): number {
  const { id: device } = db.one<{ id: number }>(
    `INSERT INTO devices (${copied}, status) SELECT ${copied}, 'R' FROM goodsindetail WHERE id = ? RETURNING id`,
    draft,
  );
  db.run("UPDATE device_units SET device = ?, draft = NULL WHERE draft = ?", device, draft);
  db.update("goodsindetail", draft, { goodsin: goodsIn, device });
  makePorts(db, device);
  return device;
}

const arrivals = `SELECT d.device FROM goodsindetail d JOIN goodsin g ON g.id = d.goodsin WHERE g.activities = ?`;

/** The goods have arrived: their devices are installed. */
export function installDevices(db: Database, request: number): void {
  db.run(`UPDATE devices SET status = 'I' WHERE id IN (${arrivals}) AND status = 'R'`, request);
}

/** The goods will not come: their devices release what they occupied. */
export function turnAwayDevices(db: Database, request: number): void {
  for (const { device } of db.all<{ device: number }>(arrivals, request)) leaveRack(db, device);
}

/** A device that has left remains known, but occupies no units, weight or power. */
export function leaveRack(db: Database, device: number): void {
  db.run("UPDATE devices SET status = 'O' WHERE id = ?", device);
  db.run("DELETE FROM device_units WHERE device = ?", device);
}

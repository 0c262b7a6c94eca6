import { admitDraft } from "../domain/goods-in.ts";
import { holdUnits, unitsFrom } from "../domain/placement.ts";
import type { Database, Row } from "../database/open.ts";
import type { PlacedDevice } from "./inventory.ts";

const described =
  "devicename, serialnumber, weight, power, jumlahu, deviceposition, devices_manufacture, devicetypes, port_types, eth, fib, sfp, eth_start, fib_start, sfp_start, des, tenant, racks";

type Columns = Row & { readonly devicename: string; readonly serialnumber: string; readonly jumlahu: number };

const topUnit = (db: Database, device: number) =>
  db.one<{ top: number }>("SELECT max(unit) AS top FROM device_units WHERE device = ?", device).top;

/** The part of a Goods In by which an installed device is to come, or has come. */
export function goodsIn(db: Database, { id, tenant, rack }: PlacedDevice, activities: number, at: string): void {
  const date_in = at.slice(0, 10);
  const goodsin = db.insert("goodsin", { activities, tenant, racks: rack.id, scope: id % 2 ? "IN" : "EX" });
  db.run(
    `INSERT INTO goodsindetail (${described}, date_in, top_unit, goodsin, device) SELECT ${described}, ?, ?, ?, id FROM devices WHERE id = ?`,
    date_in,
    topUnit(db, id),
    goodsin,
    id,
  );
  db.update("devices", id, { status: "R", date_in });
}

/** The part of a goods out. */
export function goodsOut(db: Database, devices: readonly PlacedDevice[], activities: number): void {
  const [{ tenant, rack }] = devices as [PlacedDevice];
  const remark = "Carried by our own technicians";
  const goodsout = db.insert("goodsout", { activities, tenant, racks: rack.id, scope: "EX", remark });
  for (const { id } of devices) db.insert("goodsoutdetail", { goodsout, device: id });
}

/**
 * Remembers the position of a device; returns a function that puts a copy in its place, with its ports, after it has
 * left.
 */
export function twinOf(db: Database, { id, tenant, rack }: PlacedDevice) {
  const top = topUnit(db, id);
  return (activities: number, at: string) => {
    const old = db.one<Columns>(`SELECT ${described} FROM devices WHERE id = ?`, id);
    const goodsin = db.insert("goodsin", { activities, tenant, racks: rack.id, scope: "EX", remark: "Warranty swap" });
    const twin = draft(
      db,
      { ...old, devicename: `${old.devicename}-r`, serialnumber: `${old.serialnumber}R` },
      top,
      at,
    );
    const device = admitDraft(db, twin, goodsin);
    db.run(
      `INSERT INTO transferport (activities, crossconnect, old_port, new_port)
       SELECT ?, c.id, o.id, n.id FROM ports o JOIN ports n ON n.device = ? AND n.type = o.type AND n.port = o.port
       JOIN crossconnects c ON c.status IN ('W', 'C') AND (c.devicesrcport = o.id OR c.devicedstport = o.id) WHERE o.device = ?`,
      activities,
      device,
      id,
    );
  };
}

/** Two more devices like the given one, as drafts beneath the lowest device of their rack. */
export function drafts(db: Database, { id, rack }: PlacedDevice, at: string): void {
  const like = db.one<Columns>(`SELECT ${described} FROM devices WHERE id = ?`, id);
  for (const number of [1, 2]) {
    const name = { devicename: `${like.devicename}-new${number}`, serialnumber: `${like.serialnumber}N${number}` };
    draft(db, { ...like, ...name }, rack.next, at);
    rack.next -= like.jumlahu;
  }
}

function draft(db: Database, device: Columns, top: number, at: string): number {
  const id = db.insert("goodsindetail", { ...device, date_in: at.slice(0, 10), top_unit: top });
  holdUnits(db, device["racks"], unitsFrom(top, device.jumlahu), { draft: id });
  return id;
}

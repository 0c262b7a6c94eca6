import type { Database, Row } from "../database/open.ts";
import { Refusal, fieldErrors, invalidPk } from "../engine/errors.ts";
import { ownRowsOf } from "../engine/visible.ts";
import { isLeaving } from "./goods-out.ts";
import { isHeld } from "./ports.ts";
import { nextOf } from "./series.ts";

/** One end of an interconnection. */
interface End {
  readonly rack: unknown;
  readonly device: unknown;
  readonly type: unknown;
  readonly port: unknown;
  readonly connector: unknown;
}

/** The names under which an end is sent, for its messages. */
type EndNames = Record<keyof End, string>;

export const sourceNames: EndNames = {
  rack: "devicesrcrack",
  device: "devicesrc",
  type: "jenisportsrc",
  port: "devicesrcport",
  connector: "connectorsrctype",
};

const destinationNames: EndNames = {
  rack: "devicedstrack_id",
  device: "devicedst_id",
  type: "jenisportdst_id",
  port: "devicedstport_id",
  connector: "connectordsttype",
};

/** A cable type is fiber by its name. */
const isFiber = (cable: string) => /fib(er|re)/i.test(cable);
/** The same for the cable types `t` in SQL. */
export const fiberOnly = "t.type LIKE '%fiber%' OR t.type LIKE '%fibre%'";
const isUtp = (cable: string) => /\butp\b/i.test(cable);

/** An end is a free port of a tenant's installed device, in a rack of its own or shared with it, fit for the cable. */
export function checkEnd(db: Database, tenant: number, cableType: unknown, end: End, names: EndNames): void {
  const refuse = (name: keyof End, message: string) => fieldErrors({ [names[name]]: [message] });
  const { type: cable } = db.one<{ type: string }>("SELECT type FROM circuittype WHERE id = ?", cableType);

  const own = ownRowsOf("racks", tenant);
  const rack = db.get<{ mmr_rack: string }>(
    `SELECT mmr_rack FROM racks t WHERE t.id = ? AND (${own.sql})`,
    end.rack,
    ...own.values,
  );
  if (!rack) throw refuse("rack", invalidPk(end.rack));
  if (isUtp(cable) && rack.mmr_rack !== "Y") throw refuse("rack", "UTP cables run only between meet-me racks.");

  const device = db.get<{ racks: number; status: string; leaving: number }>(
    `SELECT d.racks, d.status, ${isLeaving("d.id")} AS leaving FROM devices d WHERE d.id = ? AND d.tenant = ?`,
    end.device,
    tenant,
  );
  if (!device) throw refuse("device", invalidPk(end.device));
  if (device.racks !== end.rack) throw refuse("device", "The device does not stand in this rack.");
  if (device.status !== "I") throw refuse("device", "The device is not installed.");
  if (device.leaving) throw refuse("device", "The device is leaving.");

  if (isFiber(cable) && end.type === "ETH") throw refuse("type", "A fiber cable does not fit an Ethernet port.");
  const port = db.get<{ held: number }>(
    `SELECT ${isHeld("p.id")} AS held FROM ports p WHERE p.id = ? AND p.device = ? AND p.type = ?`,
    end.port,
    end.device,
    end.type,
  );
  if (!port) throw refuse("port", invalidPk(end.port));
  if (port.held) throw refuse("port", "The port is in use.");

  if (end.connector == null) {
    if (isFiber(cable)) throw refuse("connector", "Type Connector is Required");
  } else if (!db.get("SELECT 1 FROM circuitconnector WHERE id = ? AND circuittype = ?", end.connector, cableType)) {
    throw refuse("connector", invalidPk(end.connector));
  }
}

/** The facts of a new interconnection from its checked source. */
export function sourceFacts(db: Database, device: unknown): Row {
  const { fib, rack_name: rack } = db.one<{ fib: number; rack_name: string }>(
    "SELECT d.fib, r.rack_name FROM devices d JOIN racks r ON r.id = d.racks WHERE d.id = ?",
    device,
  );
  return { status: "W", device_source: "IN", device_type: fib > 0 ? OTB : NETWORK_SWITCH, device_location: rack };
}

const NETWORK_SWITCH = 3;
const OTB = 4;

const ofRequest = "FROM crossconnects WHERE activities = ?";

/** The destination's approval: its end, checked like the source, is occupied from now on. */
export function acceptInterconnection(db: Database, request: number, tenant: number, end: End, remark: unknown): void {
  const { id, circuittype } = db.one<{ id: number; circuittype: number }>(
    `SELECT id, circuittype ${ofRequest}`,
    request,
  );
  checkEnd(db, tenant, circuittype, end, destinationNames);
  if (db.get(`SELECT 1 ${ofRequest} AND devicesrcport = ?`, request, end.port)) {
    throw fieldErrors({ [destinationNames.port]: ["The port is in use."] });
  }
  db.update("crossconnects", id, {
    devicedstrack: end.rack,
    devicedst: end.device,
    jenisportdst: end.type,
    devicedstport: end.port,
    connectordsttype: end.connector,
    remark_dst: remark,
  });
}

/** The cable was laid and labelled. */
export function connect(db: Database, request: number, at: string): void {
  const row = db.one<{ id: number; isIix: number; source: string; destination: string | null }>(
    `SELECT c.id, c.iix_interconnection = 'Y' AS isIix, s.rack_name AS source, d.rack_name AS destination
     FROM crossconnects c JOIN racks s ON s.id = c.devicesrcrack LEFT JOIN racks d ON d.id = c.devicedstrack WHERE c.activities = ?`,
    request,
  );
  const code = row.isIix ? "IX" : "CC";
  db.update("crossconnects", row.id, {
    status: "C",
    connect_date: at.slice(0, 10),
    label: `${row.source}/${row.destination ?? "IIX"}`,
    label_number: `${code}-${nextOf(db, `label ${code}`)}`,
  });
}

/** The interconnection will not be made: its ports are free again. */
export function giveUp(db: Database, request: number): void {
  db.run("UPDATE crossconnects SET status = 'X' WHERE activities = ?", request);
}

/** The cable was removed: both ports are free again. */
export function dismantle(db: Database, request: number, at: string): void {
  const dismantled = db.run(
    `UPDATE crossconnects SET status = 'D', dismantle_date = ? WHERE status = 'C'
     AND id = (SELECT crossconnect FROM dismantle WHERE activities = ?)`,
    at.slice(0, 10),
    request,
  );
  if (dismantled === 0) throw new Refusal(400, { detail: "The interconnection is not connected any more." });
}

import type { Database } from "../database/open.ts";
import { Refusal, fieldErrors, invalidPk } from "../engine/errors.ts";
import { leaveRack } from "./goods-in.ts";

/** SQL: the request is still open. */
export const isLive = (request: string) => `${request}.status NOT IN ('RJ', 'CN', 'CL', 'DS')`;

const connected = (device: string) =>
  `EXISTS (SELECT 1 FROM crossconnects c WHERE c.status IN ('W', 'C') AND (c.devicesrc = ${device} OR c.devicedst = ${device}))`;

/** SQL: a request to take the device out is under way. */
export const isLeaving = (device: string) =>
  `EXISTS (SELECT 1 FROM goodsoutdetail o JOIN goodsout g ON g.id = o.goodsout JOIN activities a ON a.id = g.activities
   WHERE o.device = ${device} AND ${isLive("a")})`;

/** Devices that may leave: installed in the rack, not leaving yet and, but for a replacement, without a live interconnection. */
export function checkLeaving(
  db: Database,
  devices: readonly number[],
  { tenant, rack, replace }: { readonly tenant: unknown; readonly rack: unknown; readonly replace: boolean },
): void {
  for (const id of devices) {
    const device = db.get<{ devicename: string; rack: number; status: string; leaving: number; connected: number }>(
      `SELECT d.devicename, d.racks AS rack, d.status, ${isLeaving("d.id")} AS leaving, ${connected("d.id")} AS connected
       FROM devices d WHERE d.id = ? AND d.tenant = ?`,
      id,
      tenant,
    );
    if (!device) throw fieldErrors({ devices: [invalidPk(id)] });
    const refuse = (why: string) => fieldErrors({ devices: [`${device.devicename} ${why}.`] });
    if (device.rack !== rack) throw refuse("does not stand in this rack");
    if (device.status !== "I") throw refuse("is not installed");
    if (device.leaving) throw refuse("is leaving already");
    if (device.connected && !replace) throw refuse("has a live interconnection");
  }
}

const leavers = (db: Database, request: number) =>
  db.all<{ device: number; devicename: string; connected: number }>(
    `SELECT d.id AS device, d.devicename, ${connected("d.id")} AS connected
     FROM goodsoutdetail o JOIN goodsout g ON g.id = o.goodsout JOIN devices d ON d.id = o.device WHERE g.activities = ?`,
    request,
  );

/** The goods have left. */
export function carryOut(db: Database, request: number): void {
  for (const { device, devicename, connected } of leavers(db, request)) {
    if (connected) throw new Refusal(400, { detail: `${devicename} has a live interconnection.` });
    leaveRack(db, device);
  }
}

/** The replaced device has left; its interconnections wait for the ports of the new one. */
export function carryOutReplaced(db: Database, request: number): void {
  for (const { device } of leavers(db, request)) leaveRack(db, device);
}

import type { Database } from "../database/open.ts";
import { Refusal, fieldErrors, invalidPk } from "../engine/errors.ts";
import { installDevices } from "./goods-in.ts";
import { isLive } from "./goods-out.ts";

/** The Goods Out Replace that a goods in answers: the tenant's own, not refused, and answered by no other. */
export function checkReplaced(db: Database, tenant: unknown, goodsOut: unknown): void {
  const replaced = db.get<{ answered: number }>(
    `SELECT EXISTS (SELECT 1 FROM activities i WHERE i.replace_goodsout = a.id AND i.status NOT IN ('RJ', 'CN')) AS answered
     FROM activities a JOIN activitytype y ON y.id = a.activitytype
     WHERE a.id = ? AND a.tenant = ? AND y.type = 'Goods Out Replace' AND a.status NOT IN ('RJ', 'CN')`,
    goodsOut,
    tenant,
  );
  if (!replaced) throw fieldErrors({ replace_goodsout: [invalidPk(goodsOut)] });
  if (replaced.answered) throw fieldErrors({ replace_goodsout: ["The device has a replacement already."] });
}

const liveInterconnection = (port: string) =>
  `FROM crossconnects c WHERE c.status IN ('W', 'C') AND (c.devicesrcport = ${port} OR c.devicedstport = ${port})`;

/** The request and the interconnection that a port transfer belongs to: the request follows from the new port's device. */
export function transferOf(db: Database, tenant: number, oldPort: unknown, newPort: unknown) {
  const request = db.get<{ activities: number; replaced: number; type: string; live: number }>(
    `SELECT a.id AS activities, a.replace_goodsout AS replaced, p.type, ${isLive("a")} AND NOT (a.status = 'AP' AND a.status_key = 1) AS live
     FROM ports p JOIN goodsindetail d ON d.device = p.device JOIN goodsin g ON g.id = d.goodsin JOIN activities a ON a.id = g.activities
     WHERE p.id = ? AND a.tenant = ? AND a.replace_goodsout IS NOT NULL`,
    newPort,
    tenant,
  );
  if (!request) throw fieldErrors({ new_port: ["The port belongs to no device of a Goods In Replace."] });
  if (!request.live) throw new Refusal(400, { detail: "The request is over." });
  const old = db.get<{ crossconnect: number; type: string }>(
    `SELECT p.type, (SELECT c.id ${liveInterconnection("p.id")}) AS crossconnect FROM ports p
     WHERE p.id = ? AND p.device IN (SELECT o.device FROM goodsoutdetail o JOIN goodsout g ON g.id = o.goodsout WHERE g.activities = ?)`,
    oldPort,
    request.replaced,
  );
  if (!old) throw fieldErrors({ old_port: ["The port does not belong to the replaced device."] });
  if (old.crossconnect === null) throw fieldErrors({ old_port: ["No interconnection uses the port."] });
  if (old.type !== request.type) throw fieldErrors({ new_port: [`The new port must be ${old.type}, too.`] });
  return { activities: request.activities, crossconnect: old.crossconnect };
}

const portsLeft = (db: Database, request: number) =>
  db.one<{ left: number }>(
    `SELECT count(*) AS left FROM activities a JOIN goodsout g ON g.activities = a.replace_goodsout JOIN goodsoutdetail o ON o.goodsout = g.id
     JOIN ports p ON p.device = o.device WHERE a.id = ? AND EXISTS (SELECT 1 ${liveInterconnection("p.id")})
       AND NOT EXISTS (SELECT 1 FROM transferport t WHERE t.activities = a.id AND t.old_port = p.id)`,
    request,
  ).left;

/** A replacement continues once every port in use has a new one (contract §12). */
export function checkTransfers(db: Database, request: number): void {
  const left = portsLeft(db, request);
  if (left > 0) throw new Refusal(400, { detail: `${left} ports in use have no new port yet.` });
}

/** The new device is installed and takes over the interconnections of the replaced one, each at its new port. */
export function installReplacement(db: Database, request: number): void {
  const transfers = db.all<{ crossconnect: number; old_port: number; new_port: number; device: number; rack: number }>(
    `SELECT t.crossconnect, t.old_port, t.new_port, d.id AS device, d.racks AS rack
     FROM transferport t JOIN ports p ON p.id = t.new_port JOIN devices d ON d.id = p.device WHERE t.activities = ?`,
    request,
  );
  for (const { crossconnect, old_port: oldPort, new_port: newPort, device, rack } of transfers) {
    for (const end of ["src", "dst"]) {
      db.run(
        `UPDATE crossconnects SET device${end}port = ?, device${end} = ?, device${end}rack = ?
         WHERE id = ? AND device${end}port = ? AND status IN ('W', 'C')`,
        newPort,
        device,
        rack,
        crossconnect,
        oldPort,
      );
    }
  }
  checkTransfers(db, request);
  installDevices(db, request);
}

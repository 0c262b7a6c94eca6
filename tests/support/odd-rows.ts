import type { DatabaseSync } from "node:sqlite";

/** The name of tenant 9. */
export const LONG_NAME = "PT Perusahaan Penyelenggara Jaringan Telekomunikasi dan Pusat Data Nusantara Sejahtera Abadi";
/** A device's name that no line has room for, and no space to break it at. */
const UNBROKEN_NAME = "server".repeat(25);
/** The note of the delivery order. */
export const NOTE = [
  "Bring the <b>letter</b> & your identity card.",
  ...Array.from({ length: 12 }, (_, at) => `${at + 1}. A rule of the site that everybody keeps.`),
].join("\n");
/** The operator's name in the settings. */
export const OPERATOR = "PT Penyelenggara Contoh";

const rackOf = "(SELECT racks FROM goodsin WHERE activities = 86)";

/**
 * Unusual rows: interconnection 7 and the people of request 169 lack everything that may be missing, names are long, Goods In 169 has
 * no device and 86 has 400, one of them with a name without spaces, as has the device of interconnection 7 and those of services.
 * Goods Out Replace 159 is internal and planned for an hour, its Goods In Replace 185 is not. Nobody is named at the exchange's end of interconnection 70.
 * Person 1 has a photo. The operator's name is not the portal's own.
 */
export function storeOddRows(database: DatabaseSync): void {
  const run = (statement: string, ...values: string[]) => database.prepare(statement).run(...values);
  run("UPDATE tenants SET name = ?, address = '' WHERE id = 9", LONG_NAME);
  run(`UPDATE crossconnects SET label = NULL, label_number = NULL, cable = NULL, connect_date = NULL, connectorsrctype = NULL,
    devicedst = NULL, devicedstrack = NULL, jenisportdst = NULL, devicedstport = NULL, connectordsttype = NULL WHERE id = 7`);
  run("UPDATE crossconnects SET destination_tenant = NULL WHERE id = 70");
  run("UPDATE user SET identity_no = 'null', phone = 'null' WHERE username = 'noc'");
  run(
    "UPDATE user SET identity_no = 'null', phone = 'null' WHERE id = (SELECT requestby FROM activities WHERE id = 169)",
  );
  run("DELETE FROM goodsindetail WHERE goodsin = (SELECT id FROM goodsin WHERE activities = 169)");
  const columns =
    "weight, power, jumlahu, deviceposition, devices_manufacture, devicetypes, port_types, eth, fib, sfp, eth_start, fib_start, sfp_start, tenant, racks, date_in, top_unit, goodsin, device";
  run(`WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 400)
    INSERT INTO goodsindetail (devicename, ${columns}) SELECT 'srv-' || i, ${columns} FROM goodsindetail, n
    WHERE goodsin = (SELECT id FROM goodsin WHERE activities = 86) AND racks = ${rackOf}`);
  run(
    "UPDATE goodsindetail SET devicename = ? WHERE goodsin = (SELECT id FROM goodsin WHERE activities = 86) AND devicename = 'srv-9'",
    UNBROKEN_NAME,
  );
  run(
    "UPDATE devices SET devicename = ? WHERE id IN (SELECT devicesrc FROM crossconnects WHERE id = 7 UNION SELECT device FROM servicerackdetails)",
    UNBROKEN_NAME,
  );
  run("UPDATE goodsout SET scope = 'IN' WHERE activities = 159");
  run("UPDATE activities SET dateactivities = '2026-12-01T02:30:00Z' WHERE id = 159");
  run(`UPDATE setting SET value = (SELECT attachment FROM ticket WHERE attachment IS NOT NULL LIMIT 1)
    WHERE key = 'print_header_image'`);
  run("UPDATE userdatacenter SET foto = (SELECT value FROM setting WHERE key = 'print_header_image') WHERE id = 1");
  run("UPDATE setting SET value = ? WHERE key = 'print_note_delivery_order_document'", NOTE);
  run("UPDATE setting SET value = ? WHERE key = 'company_name'", OPERATOR);
}

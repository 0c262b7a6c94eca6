import { timestamp } from "../database/clock.ts";
import type { Database } from "../database/open.ts";
import { fill, runNamed, type Run } from "./fill.ts";
import { fillRequests } from "./large-requests.ts";

/** The final number of each, including those of the small demo. */
const sizes = {
  datacenters: 200,
  tenants: 500,
  racks: 20_000,
  devices: 200_000,
  crossconnects: 100_000,
  activities: 500_000,
};

const racksPerSite = 102;

/** Fills the demo data up to 200 sites. Record `i` of a table is the same in every run but for its dates. */
export function seedLarge(db: Database, password: string, now: Date): void {
  const missing = (table: keyof typeof sizes) =>
    sizes[table] - db.one<{ count: number }>(`SELECT count(*) AS count FROM "${table}"`).count;
  const today = timestamp(now);
  const day = today.slice(0, 10);

  const datacenters = fill(db, "datacenters", missing("datacenters"), {
    name: "printf('DC %03d', i + 1)",
    longitude: "95 + (i * 37 % 4600) / 100.0",
    latitude: "-10 + (i * 53 % 1500) / 100.0",
    phone: "printf('6221%07d', i)",
    address: "printf('Jalan Pusat Data %d', i + 1)",
    cities: "1 + i % (SELECT count(*) FROM cities)",
    status: "iif(i % 40 = 39, 'N', 'Y')",
  });
  const tenants = fill(db, "tenants", missing("tenants"), {
    name: 'printf(\'PT %s %03d\', json_extract(\'["Arus","Bahtera","Cahaya","Delta","Embun","Fajar","Gema"]\', \'$[\' || (i % 7) || \']\'), i + 1)',
    address: "printf('Jalan Pelanggan %d', i + 1)",
    phone: "printf('6221%07d', 5000000 + i)",
    email: "printf('info%03d@tenants.example', i + 1)",
    status: "'Y'",
    tenant_confirmation: "1",
  });
  const user = fill(
    db,
    "user",
    tenants.count,
    {
      username: "printf('pelanggan%03d', i + 1)",
      first_name: "printf('Pelanggan %03d', i + 1)",
      identity_no: "printf('3171%012d', i)",
      phone: "printf('62815%08d', i)",
      email: "printf('pelanggan%03d@tenants.example', i + 1)",
      password: "$password",
      tenant: "$tenant + i",
      groups: "(SELECT id FROM groups WHERE name = 'Tenant')",
      registered: "1",
      from_user: "'tenant'",
      headtenant: "1",
      created_at: "$today",
    },
    { password, today, tenant: tenants.first },
  );
  const tenantOf = (rack: string) => `$tenant + ${rack} * 7 % $tenants`;
  const owners = { tenant: tenants.first, tenants: tenants.count };
  const racks = fill(
    db,
    "racks",
    missing("racks"),
    {
      rack_name: `printf('S%03d-R%03d', i / ${racksPerSite} + 1, i % ${racksPerSite} + 1)`,
      tenant: tenantOf("i"),
      datacenter: `$site + i / ${racksPerSite}`,
      racktype: "(SELECT min(id) FROM racktype WHERE height = 42)",
      weight: "120",
      weight_max: "750",
      powercapacity: "32",
      mmr_rack: "iif(i % 20 = 19, 'Y', 'N')",
      date_in: "date($day, '-' || (i % 1500) || ' days')",
    },
    { ...owners, site: datacenters.first, day },
  );
  const devices = fillDevices(db, missing("devices"), racks, owners, day);
  const ground = {
    ...{ site: datacenters.first, racksPerSite, tenant: tenants.first, tenants: tenants.count, user: user.first },
    ...{ rack: racks.first, racks: racks.count, device: devices.first },
  };
  fillRequests(db, ground, missing("activities"), missing("crossconnects"), now);
}

/** Devices one above the other: `i` stands in rack `i % racks`, at height `i / racks`, with three Ethernet and two SFP ports. */
function fillDevices(db: Database, count: number, racks: Run, owners: object, day: string): Run {
  const height = "i / $racks";
  const devices = fill(
    db,
    "devices",
    count,
    {
      devicename: `printf('%s-%06d', json_extract('["sw","srv","db","rt","stor","fw","odf"]', '$[' || (${height} % 7) || ']'), i)`,
      serialnumber: "printf('SN%09d', i * 7919 % 1000000007)",
      weight: `10 + ${height}`,
      power: "0.8 + i % 5 / 10.0",
      jumlahu: `iif(${height} < 3, 2, 1)`,
      deviceposition: "'full'",
      devices_manufacture: "1 + i % (SELECT count(*) FROM devicesmanufacture)",
      devicetypes: "1 + i % (SELECT count(*) FROM devicetypes)",
      port_types: "'ethernet_sfp'",
      eth: "3",
      fib: "0",
      sfp: "2",
      eth_start: "1",
      fib_start: "1",
      sfp_start: "2",
      tenant: "$tenant + i % $racks * 7 % $tenants",
      racks: "$rack + i % $racks",
      date_in: "date($day, '-' || (i % 1200) || ' days')",
      status: "'I'",
    },
    { ...owners, rack: racks.first, racks: racks.count, day },
  );
  const run = { device: devices.first, racks: racks.count };
  runNamed(
    db,
    `INSERT INTO device_units (rack, face, unit, device)
     SELECT d.racks, f.value, 42 - (d.id - $device) / $racks * 3 - u.value, d.id
     FROM devices d, json_each('["front","back"]') f, json_each('[0,1]') u WHERE d.id >= $device AND u.value < d.jumlahu`,
    run,
  );
  runNamed(
    db,
    `INSERT INTO ports (device, type, port) SELECT d.id, iif(p.value < 4, 'ETH', 'SFP'), p.value
     FROM devices d, json_each('[1,2,3,4,5]') p WHERE d.id >= $device`,
    run,
  );
  return devices;
}

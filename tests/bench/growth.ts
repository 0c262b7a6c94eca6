import type { DatabaseSync } from "node:sqlite";
import { changeData } from "../support/kept-data.ts";
import { weigh, type Weight } from "../support/page-weight.ts";
import { freeAddress, type TestBed, openTestBed } from "../support/portal.ts";
import { openLargeTestBed } from "./data.ts";
import { here, startPortalOf } from "./programs.ts";
import { startReplay } from "./replay.ts";
import { type Costs, kb, publish, ratio, table, summary } from "./tables.ts";
import { takeTurns } from "./turns.ts";
import { Visitor } from "./visitor.ts";

/** What lists cost the portal with much data (`DEMO_SIZE=large`) against those of the usual demo, with as many rows on a page. */

interface List {
  name: string;
  path: string;
  /** The last full page of 50 rows of the small and of the large data. */
  late: [small: number, large: number];
  /** Found in more than 50 rows of both. */
  search: string;
}

const lists: List[] = [
  { name: "Rack list", path: "/admin/rack/rack-list", late: [3, 390], search: "S001" },
  { name: "Device list", path: "/admin/device/device-list", late: [8, 3_990], search: "sw" },
  { name: "Request list", path: "/admin/request/requestlist?tab=all", late: [3, 9_000], search: "CC-2" },
  { name: "Interconnections", path: "/admin/interconnection/interconnection-list", late: [3, 1_990], search: "CC-" },
];

/** Their rows are choices of the lists above, so the small data has few of them until those are measured. */
const listsOfChoices: List[] = [
  { name: "Sites", path: "/admin/organization/sites", late: [2, 3], search: "DC" },
  { name: "Tenants", path: "/admin/organization/tenants", late: [2, 9], search: "PT" },
  { name: "User accounts", path: "/admin/organization/user-accounts", late: [2, 9], search: "pelanggan" },
];

const addRacks = `INSERT INTO racks (rack_name, tenant, datacenter, racktype, weight, weight_max, powercapacity, mmr_rack, date_in)
  SELECT 'S001-R' || ?1, tenant, datacenter, racktype, weight, weight_max, powercapacity, mmr_rack, date_in FROM racks ORDER BY id LIMIT 1 OFFSET ?1 % 20`;
const addInterconnections = `INSERT INTO crossconnects (label_number, tenant, destination_tenant, circuittype, devicesrcrack, devicesrc,
    jenisportsrc, devicesrcport, devicedstrack, devicedst, jenisportdst, devicedstport, cable, label, status, connect_date, dismantle_date,
    created_at, iix_interconnection, device_source)
  SELECT 'CC-9' || ?1, tenant, destination_tenant, circuittype, devicesrcrack, devicesrc,
    jenisportsrc, devicesrcport, devicedstrack, devicedst, jenisportdst, devicedstport, cable, label, 'D', connect_date, connect_date,
    created_at, iix_interconnection, device_source FROM crossconnects ORDER BY id LIMIT 1 OFFSET ?1 % 40`;
const addSites = `INSERT INTO datacenters (name, longitude, latitude, phone, address, cities, status)
  SELECT 'DC ' || ?, longitude, latitude, phone, address, cities, status FROM datacenters WHERE id = 1`;
const addTenants = `INSERT INTO tenants (name, address, phone, email, status, tenant_confirmation)
  SELECT 'PT Fajar ' || ?, address, phone, email, status, tenant_confirmation FROM tenants WHERE id = 2`;
const addAccounts = `INSERT INTO user (username, email, first_name, identity_no, phone, password, tenant, groups, registered, from_user, created_at)
  SELECT 'pelanggan' || ?1, ?1 || '@tenants.example', 'Pelanggan ' || ?1, identity_no, phone, password, tenant, groups, registered, from_user,
    created_at FROM user WHERE tenant IS NOT NULL LIMIT 1`;

/** Adds a hundred rows by each statement. */
const add =
  (...statements: string[]) =>
  (database: DatabaseSync): void => {
    for (const statement of statements) {
      const insert = database.prepare(statement);
      for (let row = 1; row <= 100; row += 1) insert.run(String(row).padStart(3, "0"));
    }
  };

interface Side {
  testBed: TestBed;
  visitor: Visitor;
  close(): Promise<void>;
}

/** A test bed whose portal hears its provider's answers at once. */
async function openSide(opening: Promise<TestBed>): Promise<Side> {
  const testBed = await opening;
  const replay = await startReplay(testBed.providerUrl);
  const stop = async () => {
    await testBed.stop();
    replay.stop();
  };
  try {
    const visitor = await Visitor.noc(await startPortalOf(here, { ...testBed, providerUrl: replay.url }));
    return { testBed, visitor, close: () => visitor.leave().then(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Result {
  name: string;
  costs: Costs;
  small: Weight;
  large: Weight;
}

async function compare(name: string, paths: { small: string; large: string }): Promise<Result> {
  const costs = await takeTurns(
    [
      { variant: "small", visitor: small.visitor, path: paths.small },
      { variant: "large", visitor: large.visitor, path: paths.large },
    ],
    true,
  );
  const result = {
    name,
    costs,
    small: await weigh(small.visitor.person, paths.small),
    large: await weigh(large.visitor.person, paths.large),
  };
  process.stderr.write(`${name}: ${summary(costs.small)} and ${summary(costs.large)} ms\n`);
  return result;
}

async function measure({ name, path: list, late, search }: List): Promise<Result[]> {
  const page = (query: string) => `${list}${list.includes("?") ? "&" : "?"}limit=50${query}`;
  const both = (query: string) => ({ small: page(query), large: page(query) });
  const deep = late.map((at) => page(`&page=${at}`));
  return [
    await compare(`${name}, first page`, both("")),
    await compare(`${name}, page ${late.join(" and ")}`, { small: deep[0] ?? "", large: deep[1] ?? "" }),
    await compare(`${name}, search`, both(`&search=${search}`)),
  ];
}

function row({ name, costs, small, large }: Result): Record<string, string> {
  return {
    List: name,
    Small: summary(costs.small),
    Large: summary(costs.large),
    "Large / small": ratio(costs.large, costs.small).toFixed(2),
    Calls: `${small.calls}, ${large.calls}`,
    Elements: `${small.elements}, ${large.elements}`,
    "HTML, gzip": `${kb(small.html)}, ${kb(large.html)}`,
  };
}

const small = await openSide(openTestBed(await freeAddress(), {}, add(addRacks, addInterconnections)));
const large = await openSide(openLargeTestBed()).catch(async (error: unknown) => {
  await small.close();
  throw error;
});
try {
  const results: Result[] = [];
  for (const list of lists) results.push(...(await measure(list)));
  changeData(small.testBed.dataDir, add(addSites, addTenants, addAccounts));
  for (const list of listsOfChoices) results.push(...(await measure(list)));
  await publish("growth", table(results.map(row)));
} finally {
  await small.close();
  await large.close();
}

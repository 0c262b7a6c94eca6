import { afterAll, beforeAll, expect, test } from "vitest";
import { TestProvider, type Person } from "../unit/reference-provider/client.ts";
import { median } from "./tables.ts";

const rounds = 15;
const limit = 100;

let provider: TestProvider;
const people = new Map<string, Person>();
beforeAll(async () => {
  const start = performance.now();
  provider = await TestProvider.start({ demoSize: "large" });
  console.info(`seeded in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  for (const name of ["noc", "pelanggan007"]) people.set(name, await provider.signIn(name));
}, 600_000);
afterAll(() => provider.stop());

/** Milliseconds of one call, without its challenge. */
async function time(person: Person, path: string): Promise<number> {
  const headers = { "x-token": await provider.xToken(), authorization: `Bearer ${person.access}` };
  const start = performance.now();
  const response = await fetch(`${provider.running.url}/api/${path}`, { headers });
  await response.arrayBuffer();
  expect(response.status).toBe(200);
  return performance.now() - start;
}

const paths = {
  lists: [
    "datacenters/",
    "tenants/?limit=50",
    "racks/?limit=50",
    "racks/?ordering=-date_in&limit=50",
    "racks/?limit=50&offset=15000",
    "devices/?limit=50",
    "devices/?ordering=-devicename&limit=50",
    "devices/?ordering=tenant_name&limit=50",
    "crossconnects/?limit=50",
    "crossconnects/?ordering=tenant_name&limit=50",
    "activities/?limit=50",
    "activities/?ordering=activities_number&limit=50",
    "activities/?ordering=tenant_name&limit=50",
    "activities/?limit=50&offset=100000",
  ],
  filters: [
    "racks/?tenant_id=100&limit=50",
    "racks/?datacenter_id=50&limit=50",
    "racks/?mmr_rack=Y&limit=50",
    "devices/?racks=5000&limit=50",
    "devices/?tenant=100&limit=50",
    "devices/?datacenter_id=50&limit=50",
    "crossconnects/?tenant_id=100&limit=50",
    "crossconnects/?status=W&limit=50",
    "activities/?filter_status=OR&limit=50",
    "activities/?filter_status=CL&limit=50",
    "activities/?filter_type=Smart%20Hand&limit=50",
    "activities/?datacenter_id=50&filter_status=AP&limit=50",
    "activities/?tenant_id=100&limit=50",
    "activities/?start_date=2026-01-01&end_date=2026-01-31&limit=50",
  ],
  searches: [
    "racks/?search=S100-R&limit=50",
    "racks/?search=delta&limit=50",
    "devices/?search=000123&limit=50",
    "devices/?search=SN0001&limit=50",
    "devices/?search=stor%20S050&limit=50",
    "devices/?search=fajar%20012&limit=50",
    "crossconnects/?search=CC-1234&limit=50",
    "crossconnects/?search=sw-00123&limit=50",
    "activities/?search=SH-2611&limit=50",
    "activities/?search=543210&limit=50",
    "activities/?search=cahaya&limit=50",
    "activities/?search=smart%20hand&limit=50",
    "activities/?search=nothing-like-it&limit=50",
  ],
  "a tenant's": [
    "racks/?limit=50",
    "devices/?limit=50",
    "crossconnects/?limit=50",
    "activities/?limit=50",
    "activities/?search=2611&limit=50",
    "dashboard_tenant/",
  ],
};

test.for(Object.entries(paths))(
  "%s answer in under 100 ms at the median",
  { timeout: 300_000 },
  async ([kind, each]) => {
    const person = people.get(kind === "a tenant's" ? "pelanggan007" : "noc") as Person;
    const all: number[] = [];
    for (const path of each) {
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) times.push(await time(person, path));
      console.info(`${kind}: ${median(times).toFixed(1).padStart(6)} ms  ${path}`);
      all.push(...times);
    }
    console.info(`${kind}: ${median(all).toFixed(1).padStart(6)} ms  at the median of ${all.length} calls`);
    expect(median(all)).toBeLessThan(limit);
  },
);

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestProvider, findOne, type Person } from "./client.ts";

let provider: TestProvider;
let noc: Person;
let limited: Person;
let tenant1: Person;
beforeAll(async () => {
  provider = await TestProvider.start();
  [noc, limited, tenant1] = (await Promise.all(
    ["noc", "noclimited", "tenant1"].map((name) => provider.signIn(name)),
  )) as [Person, Person, Person];
});
afterAll(() => provider.stop());

describe("lists", () => {
  test("come in pages", async () => {
    const { body } = await noc.get("racks/");
    expect(body.count).toBe(60);
    expect(body.results).toHaveLength(10);
    expect(body.previous).toBeNull();
    expect(new URL(body.next).search).toBe("?limit=10&offset=10");
    const last = (await noc.get("racks/?limit=25&offset=50")).body;
    expect(last.results).toHaveLength(10);
    expect(last.next).toBeNull();
    expect(new URL(last.previous).search).toBe("?limit=25&offset=25");
  });

  test("of 99999 or more mean all", async () => {
    expect((await noc.get("devices/?limit=9999999")).body.results).toHaveLength(400);
  });

  test("ignore a bad limit, offset, ordering or filter", async () => {
    const plain = (await noc.get("racks/")).body.results;
    const odd = (await noc.get("racks/?limit=NaN&offset=-3&ordering=nothing&tenant_id=undefined")).body.results;
    expect(odd).toEqual(plain);
  });

  test("are searched for every word, literally", async () => {
    const { body } = await noc.get("racks/?search=jkt1-a%20rimba&limit=99999");
    expect(body.count).toBeGreaterThan(1);
    for (const rack of body.results) expect(`${rack.rack_name} ${rack.tenant_name}`).toMatch(/JKT1-A.*Rimba/);
    expect((await noc.get("racks/?search=%25")).body.count).toBe(0);
  });

  test("are ordered by shown names, both ways", async () => {
    const names = (await noc.get("tenants/?ordering=-name&limit=99999")).body.results.map(
      (row: { name: string }) => row.name,
    );
    expect(names).toEqual(names.toSorted((a: string, b: string) => b.toLowerCase().localeCompare(a.toLowerCase())));
    const used = (await noc.get("racks/?ordering=-weight_used&limit=60")).body.results.map(
      (row: { weight_used: number }) => row.weight_used,
    );
    expect(used).toEqual(used.toSorted((a: number, b: number) => b - a));
  });

  test("are filtered", async () => {
    const { body } = await noc.get("racks/?mmr_rack=Y&limit=99999");
    expect(body.count).toBe(5);
    const [first] = body.results;
    const { results } = (await noc.get(`racks/?datacenter_id=${first.datacenter}&mmr_rack=Y&limit=99999`)).body;
    expect(results.every((rack: { datacenter: number }) => rack.datacenter === first.datacenter)).toBe(true);
    expect((await noc.get("circuittype/?fiber_only=1")).body.count).toBe(2);
    const types = (await noc.get("activitytype/?limit=99999")).body.results;
    const goodsIn = types.find((row: { type: string }) => row.type === "Goods In");
    const byName = (await noc.get("activities/?filter_type=Goods%20In")).body.count;
    expect(byName).toBeGreaterThan(0);
    expect((await noc.get(`activities/?filter_type=${goodsIn.id}`)).body.count).toBe(byName);
  });
});

describe("records", () => {
  test("are created, changed and removed", async () => {
    const made = await noc.post("racktype/", {
      name: "48U",
      width: "23.60",
      height: "48",
      remark: "",
      datauser_id: noc.id,
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: "48U", width: "23.60", height: 48, height_size: "84.00", remark: null });
    const path = `racktype/${made.body.id}/`;
    expect((await noc.put(path, { name: "48U deep" })).body).toEqual({
      width: ["This field is required."],
      height: ["This field is required."],
    });
    expect((await noc.patch(path, { name: "48U deep" })).body.name).toBe("48U deep");
    expect((await noc.put(path, { name: "48U wide", width: 31, height: 48 })).body.width).toBe("31.00");
    const removed = await noc.delete(path);
    expect([removed.status, removed.text]).toEqual([204, ""]);
    expect((await noc.get(path)).body).toEqual({ detail: "Not found." });
  });

  test("tell every wrong field", async () => {
    const { status, body } = await noc.post("racks/", {
      rack_name: " ",
      weight: "many",
      tenant: 9999,
      mmr_rack: "maybe",
      date_in: "1.2.26",
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      rack_name: ["This field may not be blank."],
      weight: ["A valid number is required."],
      weight_max: ["This field is required."],
      tenant: ['Invalid pk "9999" - object does not exist.'],
      mmr_rack: ['"maybe" is not a valid choice.'],
      date_in: [expect.stringContaining("YYYY-MM-DD")],
    });
  });

  test("keep names unique and rules over several fields", async () => {
    expect((await noc.post("circuittype/", { type: "utp" })).body).toEqual({ type: ["This field must be unique."] });
    const rack = await findOne(noc, "racks", "JKT1-A-01");
    const { status, body } = await noc.patch(`racks/${rack.id}/`, { weight: 900, weight_max: 800 });
    expect(status).toBe(400);
    expect(body).toHaveProperty("weight_max");
    expect((await noc.patch(`racks/${rack.id}/`, { weight_max: 130 })).body).toHaveProperty("weight_max");
  });

  test("stay when others refer to them", async () => {
    const city = await findOne(noc, "cities", "Jakarta");
    const refused = await noc.delete(`cities/${city.id}/`);
    expect(refused.status).toBe(400);
    expect(refused.body).toEqual({ datacenters: ["1 records refer to this one"] });
    expect((await noc.get(`cities/${city.id}/`)).status).toBe(200);
    const group = await findOne(noc, "group", "Shift");
    expect((await noc.delete(`group/${group.id}/`)).body).toEqual({ user: ["1 records refer to this one"] });
  });

  test("take forms; a missing boolean is false there, unlike in JSON", async () => {
    const tenant = await findOne(noc, "tenants", "Merapi");
    const path = `tenants/${tenant.id}/`;
    expect((await noc.put(path, { name: tenant.name })).body.tenant_confirmation).toBe(true);
    const form = new FormData();
    form.append("name", tenant.name);
    expect((await noc.call("PUT", path, { form })).body.tenant_confirmation).toBe(false);
    await noc.post("tenantconfirmed/", { tenant: tenant.id, confirmed: true });
    expect((await noc.get(path)).body.tenant_confirmation).toBe(true);
  });

  test("answer wrong methods, media types, bodies and paths as DRF", async () => {
    const method = await noc.put("racks/", {});
    expect([method.status, method.headers.get("allow")]).toEqual([405, "GET, POST"]);
    expect(method.body).toEqual({ detail: 'Method "PUT" not allowed.' });
    expect((await noc.post("activitytype/", {})).status).toBe(405);
    const media = await noc.call("POST", "cities/", { json: {}, headers: { "content-type": "text/csv" } });
    expect(media.status).toBe(415);
    const broken = await noc.call("POST", "cities/", {
      headers: { "content-type": "application/json" },
      json: undefined,
    });
    expect(broken.body).toEqual({ cityname: ["This field is required."] });
    const slash = await noc.call("POST", "cities?x=1", { json: { cityname: "Nowhere" } });
    expect([slash.status, slash.headers.get("location")]).toEqual([301, "/api/cities/?x=1"]);
    expect((await noc.get("nowhere/")).body).toEqual({ detail: "Not found." });
    expect((await noc.get("racks/abc/")).status).toBe(404);
  });

  test("see no body without a length", async () => {
    const stream = new Blob([JSON.stringify({ cityname: "Nowhere" })]).stream();
    const response = await fetch(`${provider.running.url}/api/cities/`, {
      method: "POST",
      headers: {
        "x-token": await provider.xToken(),
        authorization: `Bearer ${noc.access}`,
        "content-type": "application/json",
      },
      body: stream,
      duplex: "half",
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ cityname: ["This field is required."] });
  });
});

describe("rights", () => {
  test("every admin reads choice lists, a write needs the screen's permission", async () => {
    expect((await limited.get("cities/")).status).toBe(200);
    expect((await limited.post("cities/", { cityname: "Solo" })).status).toBe(403);
    expect((await limited.get("racks/")).status).toBe(403);
    expect((await limited.post("racktype/", { name: "Mini", width: 10, height: 10 })).status).toBe(201);
    expect((await limited.get("setting/")).status).toBe(403);
  });

  test("a tenant sees its own, and nothing else exists for it", async () => {
    const { body } = await tenant1.get("racks/?limit=99999");
    expect(body.count).toBeGreaterThan(2);
    expect(
      body.results.every((rack: { tenant_name: string }) => rack.tenant_name === "PT Rimba Data Khatulistiwa"),
    ).toBe(true);
    const own = await findOne(tenant1, "racks", "JKT1-A-09");
    expect(own.tenant_name).toBe("PT Rimba Data Khatulistiwa");
    const other = (await noc.get("racks/?limit=99999")).body.results.find(
      (rack: { tenant: number }) => rack.tenant !== own.tenant,
    );
    expect((await tenant1.get(`racks/${other.id}/`)).status).toBe(404);
    expect((await tenant1.get(`racks/detail/?rack_id=${other.id}`)).status).toBe(404);
    expect((await tenant1.get(`racks/?tenant_id=${other.tenant}`)).body.count).toBe(0);
    expect((await tenant1.patch(`racks/${own.id}/`, { remark: "mine" })).status).toBe(403);
    expect((await tenant1.get("rackgroups/")).status).toBe(403);
    expect((await tenant1.get("tenants/")).body.count).toBe(1);
    expect((await tenant1.get("tenantlist/?limit=99999")).body.results[0]).toEqual({
      id: expect.any(Number),
      name: expect.any(String),
    });
  });

  test("a tenant's head manages its people, with foreign ids refused", async () => {
    const own = (await tenant1.get("tenants/")).body.results[0];
    const other = await findOne(noc, "tenants", "Samudra");
    const person = { name: "Wati", identity_no: "3171000000000001", phone: "628120000001" };
    expect((await tenant1.post("userdatacenter/", { ...person, tenant: other.id })).body).toEqual({
      tenant: [`Invalid pk "${other.id}" - object does not exist.`],
    });
    expect((await tenant1.post("userdatacenter/", { ...person, tenant: own.id })).status).toBe(201);
  });

  test("of an interconnection's other end a tenant sees only the name", async () => {
    const { results } = (await tenant1.get("crossconnects/?limit=99999")).body;
    const own = (await tenant1.get("tenants/")).body.results[0].id;
    expect(results.length).toBeGreaterThan(0);
    for (const row of results) {
      expect([row.tenant, row.destination_tenant]).toContain(own);
      expect(row.destination_name).toEqual(expect.any(String));
      if (row.destination_tenant !== own)
        expect([row.devicedst, row.devicedstrack_name, row.devicedstport_port]).toEqual([null, null, null]);
      if (row.tenant !== own)
        expect([row.devicesrc, row.devicesrcrack_name, row.devicesrcport_port]).toEqual([null, null, null]);
    }
    expect(
      results.some((row: { tenant: number; devicesrc_name: string }) => row.tenant === own && row.devicesrc_name),
    ).toBe(true);
  });

  test("an account without a side reaches only its own", async () => {
    const nothing = await provider.signIn("nothing");
    expect((await nothing.get("cities/")).status).toBe(403);
    expect((await nothing.get("activities/")).status).toBe(403);
    expect((await nothing.get("notification/")).status).toBe(200);
    expect((await nothing.get("dashboard_admin/")).status).toBe(403);
  });
});

import { beforeAll, describe, expect, test } from "vitest";
import { signIn, type Answer, type Person } from "./client.ts";
import { deviceIn, newRack, newRecord } from "./families.ts";
import { crossConnect, requestStage } from "./request-acts.ts";

let noc: Person;
let tenant1: Person;
let tenant: number;
let own: Answer["body"];
let others: Answer["body"];
beforeAll(async () => {
  const stage = await requestStage();
  ({ noc, owner: tenant1, rack: own, farRack: others } = stage);
  tenant = own.tenant;
  await newRecord(noc, "servicerackdetails", { tenant });
  await newRecord(noc, "userdatacenter", { tenant });
  const { payload } = await crossConnect(stage);
  await tenant1.make("crossconnects", payload);
});

describe("a tenant's account (§8)", () => {
  test("reads only its own", async () => {
    const shared = (await tenant1.list("rackshare")).map(({ rack }) => rack);
    for (const rack of await tenant1.list("racks"))
      expect(rack.tenant === tenant || shared.includes(rack.id)).toBe(true);
    for (const family of ["devices", "servicerackdetails", "userdatacenter", "activities"]) {
      const rows = await tenant1.list(family);
      expect(rows.length, family).toBeGreaterThan(0);
      if (family !== "activities")
        expect(
          rows.every((row) => row.tenant === tenant),
          family,
        ).toBe(true);
    }
    expect((await tenant1.list("tenants")).map(({ id }) => id)).toEqual([tenant]);
  });

  test("finds nothing of others: 404 by path, nothing by filter, 400 in a body", async () => {
    expect((await tenant1.get(`racks/${others.id}/`)).status).toBe(404);
    expect((await tenant1.get(`racks/detail/?rack_id=${others.id}`)).status).toBe(404);
    expect(await tenant1.count("racks", `tenant_id=${others.tenant}`)).toBe(0);
    expect(await tenant1.count("devices", `racks=${others.id}`)).toBe(0);
    const guest = { name: "Tamu", identity_no: "3171000000000001", phone: "628120000001", tenant: others.tenant };
    const { status, body } = await tenant1.post("userdatacenter/", guest);
    expect([status, body.tenant]).toEqual([400, [expect.any(String)]]);
  });

  test("changes no master data, and reads none of the configuration", async () => {
    expect((await tenant1.patch(`racks/${own.id}/`, { remark: "mine" })).status).toBeOneOf([403, 404, 405]);
    expect((await tenant1.delete(`racks/${own.id}/`)).status).toBeOneOf([403, 404, 405]);
    expect((await noc.get(`racks/${own.id}/`)).body.remark).not.toBe("mine");
    for (const family of [
      "masteremail",
      "logemail",
      "templates",
      "setting",
      "periodictask",
      "systemlogs",
      "loguseractivity",
      "permission",
    ])
      expect((await tenant1.get(`${family}/`)).status, family).toBe(403);
    expect((await tenant1.get("dashboard_admin/")).status).toBe(403);
  });

  test("of an interconnection's other end sees only the name", async () => {
    const rows = [...(await tenant1.list("crossconnects")), ...(await tenant1.list("crossconnectsiix"))];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect([row.tenant, row.destination_tenant]).toContain(tenant);
      if (row.destination_tenant !== tenant)
        expect([row.devicedst ?? null, row.devicedstrack ?? null, row.devicedstport ?? null]).toEqual([
          null,
          null,
          null,
        ]);
      if (row.tenant !== tenant)
        expect([row.devicesrc ?? null, row.devicesrcrack ?? null, row.devicesrcport ?? null]).toEqual([
          null,
          null,
          null,
        ]);
    }
  });

  test("picks the other end among all tenants' names", async () => {
    const names = await tenant1.list("tenantlist");
    expect(names.map(({ id }) => id)).toEqual(expect.arrayContaining([tenant, others.tenant]));
    expect(Object.keys(names[0]).toSorted()).toEqual(["id", "name"]);
  });

  test("sees other tenants' devices in a shared rack as blocked, without a name", async () => {
    const rack = await newRack(noc, { tenant });
    const guest = await newRecord(noc, "tenants");
    const share = await noc.make("rackshare", { rack: rack.id, tenant: guest.id });
    const device = await noc.make("devices", deviceIn(rack, 10, { tenant: guest.id }));
    const { body } = await tenant1.get(`racks/detail/?rack_id=${rack.id}`);
    expect(body.up_front_used).toHaveLength(2);
    for (const unit of body.up_front_used) expect([unit.status, unit.device__devicename ?? null]).toEqual(["B", null]);
    expect(JSON.stringify(body)).not.toContain(device.devicename);
    for (const path of [`devices/${device.id}/`, `rackshare/${share.id}/`, `racks/${rack.id}/`]) await noc.delete(path);
  });
});

describe("an unconfirmed tenant (§11)", () => {
  test("is confirmed by an admin, and not by itself", async () => {
    const company = await newRecord(noc, "tenants");
    expect(company.tenant_confirmation).toBe(false);
    expect((await noc.post("tenantconfirmed/", { tenant: company.id, confirmed: true })).status).toBe(200);
    expect((await noc.get(`tenants/${company.id}/`)).body.tenant_confirmation).toBe(true);
    expect((await tenant1.post("tenantconfirmed/", { tenant, confirmed: false })).status).toBe(403);
    await noc.delete(`tenants/${company.id}/`);
  });

  test("gets 403 on every write to requests", async () => {
    const tenant3 = await signIn("tenant3");
    for (const path of [
      "goodsin/",
      "goodsindetail/",
      "goodsout/",
      "crossconnects/",
      "crossconnectsiix/",
      "dismantle/",
      "smarthandactivity/",
      "ticket/ticket/",
    ])
      expect((await tenant3.post(path, {})).status, path).toBe(403);
    expect((await tenant3.get("activities/")).status).toBe(200);
  });
});

test("an account with no permission reaches its own notifications and nothing else", async () => {
  const nothing = await signIn("nothing");
  expect((await nothing.get(`notification/?user_id=${nothing.id}`)).status).toBe(200);
  for (const path of ["cities/", "racks/", "activities/", "tenantlist/", "dashboard_admin/", "dashboard_tenant/"])
    expect((await nothing.get(path)).status, path).toBe(403);
});

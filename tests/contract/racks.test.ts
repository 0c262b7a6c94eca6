import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn, type Answer, type Person } from "./client.ts";
import { deviceIn, newRack, newRecord } from "./families.ts";

let noc: Person;
let rack: Answer["body"];
beforeAll(async () => {
  noc = await signIn("noc");
  rack = await newRack(noc);
});
afterAll(async () => {
  for (const { id } of await noc.list("devices", `racks=${rack.id}`)) await noc.delete(`devices/${id}/`);
  await noc.delete(`racks/${rack.id}/`);
});

const refused = async (payload: Record<string, unknown>) => {
  const { status, body } = await noc.post("devices/", payload);
  expect(status).toBe(400);
  return Object.keys(body);
};

describe("units (§4)", () => {
  test("a device takes its units downward on both faces, and the drawing shows them", async () => {
    const device = await noc.make("devices", deviceIn(rack, 10));
    expect([device.up_front, device.up_back]).toEqual([
      [10, 9],
      [10, 9],
    ]);
    const { body } = await noc.get(`racks/detail/?rack_id=${rack.id}`);
    expect(body).toMatchObject({ rack_name: rack.rack_name, racktype_height: 42, mmr_rack: "Y" });
    expect(body.up_front_used.map((unit: Answer["body"]) => unit.up_front).toSorted()).toEqual([10, 9].toSorted());
    expect(body.up_back_used).toHaveLength(2);
    expect(body.up_front_used[0]).toMatchObject({
      ...{ status: "I", device__id: device.id, device__devicename: device.devicename, device__jumlahu: 2 },
      ...{ device__tenant: rack.tenant, device__qty_eth: 5, device__qty_fib: 0, device__qty_sfp: 0 },
    });
    expect((await noc.get(`racks/${rack.id}/`)).body.weight_used ?? 10.5).toBe(10.5);
  });

  test("used units, too few, too many, scattered or beyond the rack are refused", async () => {
    expect(await refused(deviceIn(rack, 11))).toEqual(["up_front"]);
    expect(await refused(deviceIn(rack, 20, { jumlahu: 3 }))).toEqual(["up_front"]);
    expect(await refused(deviceIn(rack, 20, { up_front: [20, 15], up_back: [20, 15] }))).toEqual(["up_front"]);
    expect(await refused(deviceIn(rack, 43))).toEqual(["up_front"]);
    expect(await refused(deviceIn(rack, 1))).toContain("up_front");
    expect(await refused(deviceIn(rack, 20, { up_back: [19, 18] }))).not.toEqual([]);
  });

  test("weight and power do not exceed the rack's", async () => {
    expect(await refused(deviceIn(rack, 20, { weight: 500 }))).toEqual(["weight"]);
    expect(await refused(deviceIn(rack, 20, { power: 500 }))).toEqual(["power"]);
  });

  test("of 10 devices at once on the same units one stands", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => noc.post("devices/", deviceIn(rack, 30))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 400)]);
  });
});

describe("ports (§4)", () => {
  const free = async (device: Answer["body"], type: string): Promise<{ id: number; name: string }[]> =>
    (await noc.get(`devicegetallavailableport/?device_id=${device.id}&type=${type}`)).body;

  test("come from the counts and are told by the device and by devicegetallavailableport", async () => {
    const device = await noc.make(
      "devices",
      deviceIn(rack, 20, { port_types: "ethernet_sfp", eth: 4, eth_start: 0, sfp: 2, sfp_start: 2 }),
    );
    expect(device.eth_available).toHaveLength(4);
    expect(device.sfp_available).toHaveLength(2);
    expect(device.fib_available ?? []).toEqual([]);
    const numbers = (ports: { name: string }[]) =>
      ports.map(({ name }) => Number(/\d+$/.exec(name)?.[0])).toSorted((a, b) => a - b);
    expect(numbers(await free(device, "ETH"))).toEqual([0, 1, 2, 3]);
    expect(numbers(device.eth_available)).toEqual([0, 1, 2, 3]);
    expect(numbers(device.sfp_available)).toEqual([4, 5]);
  });

  test("a count is 0 to 155, a start 0 to 2", async () => {
    expect(await refused(deviceIn(rack, 25, { eth: 156 }))).toEqual(["eth"]);
    expect(await refused(deviceIn(rack, 25, { eth_start: 3 }))).toEqual(["eth_start"]);
  });
});

describe("figures (§7)", () => {
  test("dashboard_admin counts what the lists count", async () => {
    const { status, body } = await noc.get("dashboard_admin/");
    expect(status).toBe(200);
    // Any key may be missing (§11); those that are there are compared with the lists.
    const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, value) => sum + value, 0);
    const figures = {
      sites: "datacenters",
      tenants: "tenants",
      racks: "racks",
      requests_by_status: "activities",
      requests_by_type: "activities",
    };
    const told = Object.entries(figures).filter(([name]) => body[name] !== undefined);
    for (const [name, family] of told) {
      const figure = typeof body[name] === "object" ? total(body[name]) : body[name];
      expect([name, Number(figure)]).toEqual([name, await noc.count(family)]);
    }
    const site = body.sites_use?.find(({ id }: { id: number }) => id === rack.datacenter);
    if (!site) return;
    expect(Number(site.racks)).toBe(await noc.count("racks", `datacenter_id=${rack.datacenter}`));
    expect(Number(site.units_used)).toBeLessThanOrEqual(Number(site.units_total));
  });

  test("dashboard_tenant counts one tenant's, and nobody else's", async () => {
    const tenant1 = await signIn("tenant1");
    const { tenant } = (await tenant1.get(`user/${tenant1.id}/`)).body;
    const { body } = await tenant1.get(`dashboard_tenant/?tenant_id=${tenant}`);
    const own = (await tenant1.list("racks")).filter((row) => row.tenant === tenant).length;
    expect(body.racks ?? own).toBe(own);
    expect(body.racks_use?.length ?? own).toBe(own);
    const other = await newRack(noc, { tenant: (await newRecord(noc, "tenants")).id });
    expect((await tenant1.get(`dashboard_tenant/?tenant_id=${other.tenant}`)).body?.racks ?? 0).toBe(0);
    await noc.delete(`racks/${other.id}/`);
  });

  test("tenants-detail and getrecordrackorcage count a tenant's things", async () => {
    const { body } = await noc.get(`tenants-detail/${rack.tenant}/`);
    const count = await noc.count("racks", `tenant_id=${rack.tenant}`);
    expect(Number(body.racks_count ?? count)).toBe(count);
    for (const name of ["devices_count", "interconnections_count", "users_count", "services_count"])
      expect(Number(body[name] ?? 0), name).toBeGreaterThanOrEqual(0);
    expect((await noc.get(`getrecordrackorcage/?tenant_id=${rack.tenant}`)).body).toMatchObject({
      racks: count,
      cages: expect.any(Number),
    });
  });
});

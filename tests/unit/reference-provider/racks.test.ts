import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestProvider, findOne, type Person } from "./client.ts";

interface UsedUnit {
  readonly up_front: number;
  readonly status: string;
  readonly device__id: number | null;
  readonly device__devicename: string | null;
  readonly device__tenant: number | null;
}

let provider: TestProvider;
let noc: Person;
let rack: { id: number; tenant: number; weight_used: number; power_used: number };
beforeAll(async () => {
  provider = await TestProvider.start();
  noc = await provider.signIn("noc");
  rack = await findOne(noc, "racks", "JKT1-B-04");
});
afterAll(() => provider.stop());

const device = (more: Record<string, unknown> = {}) => ({
  devicename: "srv-new",
  weight: "20",
  power: "2.5",
  jumlahu: 2,
  port_types: "ethernet_sfp",
  eth: 4,
  eth_start: 1,
  sfp: 2,
  sfp_start: 2,
  tenant: rack.tenant,
  racks: rack.id,
  up_front: [10, 9],
  up_back: [9, 10],
  datauser_id: noc.id,
  ...more,
});

const drawing = async (person: Person, id: number) => (await person.get(`racks/detail/?rack_id=${id}`)).body;

describe("a device", () => {
  test("takes its units on both faces, its weight, its power and its ports", async () => {
    const made = await noc.post("devices/", device());
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ up_front: [10, 9], up_back: [10, 9], weight: "20.00", status: "I" });
    expect(made.body.eth_available.map(({ name }: { name: string }) => name)).toEqual([
      "ETH 1",
      "ETH 2",
      "ETH 3",
      "ETH 4",
    ]);
    expect(made.body.sfp_available.map(({ name }: { name: string }) => name)).toEqual(["SFP 5", "SFP 6"]);
    const ports = await noc.get(`devicegetallavailableport/?device_id=${made.body.id}&type=SFP`);
    expect(ports.body).toEqual(made.body.sfp_available);
    expect(await drawing(noc, rack.id)).toMatchObject({
      weight_used: 20,
      power_used: 2.5,
      up_front_used: [
        {
          up_front: 10,
          status: "I",
          device__id: made.body.id,
          device__jumlahu: 2,
          device__qty_eth: 4,
          device__qty_sfp: 2,
        },
        { up_front: 9 },
      ],
      up_back_used: [{ up_back: 10 }, { up_back: 9 }],
    });
  });

  test("does not fit on used units, over the top, or beyond weight and power", async () => {
    const refusal = async (more: Record<string, unknown>) => (await noc.post("devices/", device(more))).body;
    expect(await refusal({ up_front: [11, 10], up_back: [11, 10] })).toEqual({ up_front: ["Unit 10 is used."] });
    expect(await refusal({ up_front: [46, 45], up_back: [46, 45] })).toHaveProperty("up_front");
    expect(await refusal({ up_front: [30, 28], up_back: [30, 28] })).toHaveProperty("up_front");
    expect(await refusal({ up_front: [30, 29], up_back: [28, 27] })).toHaveProperty("up_back");
    expect(await refusal({ up_front: [30, 0], up_back: [30, 29] })).toEqual({
      up_front: { 1: ["Ensure this value is greater than or equal to 1."] },
    });
    expect(await refusal({ weight: 5000, up_front: [30, 29] })).toHaveProperty("weight");
    expect(await refusal({ power: 500, up_front: [30, 29] })).toHaveProperty("power");
    expect((await drawing(noc, rack.id)).up_front_used).toHaveLength(2);
  });

  test("may move, and leaves its units when it goes out", async () => {
    const { id } = await findOne(noc, "devices", "srv-new");
    const form = new FormData();
    for (const [name, value] of Object.entries(device())) if (!Array.isArray(value)) form.append(name, String(value));
    for (const unit of ["20", "19"]) {
      form.append("up_front", unit);
      form.append("up_back", unit);
    }
    expect((await noc.call("PUT", `devices/${id}/`, { form })).body.up_front).toEqual([20, 19]);
    expect((await noc.patch(`devices/${id}/`, { des: "moved" })).body.up_front).toEqual([20, 19]);
    expect((await noc.patch(`devices/${id}/`, { status: "O" })).body.up_front).toEqual([]);
    expect(await drawing(noc, rack.id)).toMatchObject({ weight_used: 0, up_front_used: [] });
    expect((await noc.delete(`devices/${id}/`)).status).toBe(204);
  });

  test("keeps the ports that an interconnection knows", async () => {
    const { devicesrc } = (await noc.get("crossconnects/?status=C")).body.results[0];
    const answer = await noc.patch(`devices/${devicesrc}/`, { eth: 0, sfp: 0, fib: 0 });
    expect(answer.status).toBe(400);
    expect(Object.values(answer.body).flat()).toEqual(["An interconnection uses a port that would go."]);
    expect((await noc.delete(`devices/${devicesrc}/`)).body).toHaveProperty("crossconnects");
  });
});

describe("the demo racks", () => {
  test("hold devices that never overlap and never exceed the rack", async () => {
    const { results } = (await noc.get("racks/?limit=99999")).body;
    for (const each of results) {
      expect(each.weight_used).toBeLessThanOrEqual(Number(each.weight_max));
      expect(each.power_used).toBeLessThanOrEqual(Number(each.powercapacity));
      expect(each.units_used).toBeLessThanOrEqual(each.racktype_height);
    }
    expect(
      results.filter(
        (each: { units_used: number; racktype_height: number }) => each.units_used === each.racktype_height,
      ),
    ).toHaveLength(1);
    const devices = (await noc.get("devices/?limit=99999")).body.results;
    for (const each of devices) expect(each.up_front).toHaveLength(each.jumlahu);
  });

  test("shared with another tenant show each side only its own devices", async () => {
    const shared = await findOne(noc, "racks", "JKT1-A-07");
    const [owner, guest] = await Promise.all([provider.signIn("tenant1"), provider.signIn("tenant2")]);
    const guestTenant = (await findOne(noc, "rackshare", "JKT1-A-07")).tenant;
    for (const [person, tenant] of [
      [owner, shared.tenant],
      [guest, guestTenant],
    ] as const) {
      const units: UsedUnit[] = (await drawing(person, shared.id)).up_front_used;
      const [own, others] = [
        units.filter((unit) => unit.device__tenant === tenant),
        units.filter((unit) => unit.device__tenant !== tenant),
      ];
      expect(own.length).toBeGreaterThan(0);
      expect(own.every((unit) => unit.device__devicename !== null)).toBe(true);
      expect(others.length).toBeGreaterThan(0);
      expect(
        others.every((unit) => unit.status === "B" && unit.device__devicename === null && unit.device__id === null),
      ).toBe(true);
    }
  });
});

describe("figures", () => {
  const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);

  test("of the NOC agree with the lists", async () => {
    const { body } = await noc.get("dashboard_admin/");
    expect(body).toMatchObject({ tenants: 12, sites: 4, racks: 60 });
    expect(body.devices).toBe((await noc.get("devices/")).body.count);
    const requests = (await noc.get("activities/?limit=99999")).body;
    expect(sumOf(body.requests_by_status)).toBe(requests.count);
    expect(sumOf(body.requests_by_type)).toBe(requests.count);
    expect(body.sites_use.reduce((total: number, site: { racks: number }) => total + site.racks, 0)).toBe(60);
    expect(body.newest[0]).toEqual(requests.results[0]);
  });

  test("of a tenant are its own", async () => {
    const tenant1 = await provider.signIn("tenant1");
    const { body } = await tenant1.get("dashboard_tenant/");
    expect(body.racks_use).toHaveLength(body.racks);
    const [own] = (await tenant1.get("tenants/")).body.results;
    // Also those that were passed on to it as the destination of an interconnection.
    const requests = (await tenant1.get("activities/?limit=99999")).body;
    const isOwn = ({ tenant_name }: { tenant_name: string }) => tenant_name === own.name;
    expect(requests.results.every(isOwn)).toBe(false);
    expect(sumOf(body.requests_by_status)).toBe(requests.count);
    expect(sumOf(body.requests_by_type)).toBe(requests.count);
    expect(body.interconnections).toBe((await tenant1.get("crossconnects/")).body.count);
    const detail = (await noc.get(`tenants-detail/${own.id}/`)).body;
    expect(detail).toMatchObject({ name: own.name, racks_count: body.racks, users_count: 1 });
    // Interconnections of a tenant end at it at either side.
    const itsOwn = (await noc.get(`crossconnects/?tenant_id=${own.id}&limit=99999`)).body;
    expect(detail.interconnections_count).toBe(itsOwn.count);
    expect(new Set(itsOwn.results.map(({ tenant }: { tenant: number }) => tenant === own.id)).size).toBe(2);
    expect((await tenant1.get(`getrecordrackorcage/?tenant_id=${own.id}`)).body.racks).toBe(body.racks);
    expect((await noc.get("dashboard_tenant/")).status).toBe(403);
  });

  test("of a request tell its history", async () => {
    const { results } = (await noc.get("activities/?filter_status=CL")).body;
    const history = (await noc.get(`activities/${results[0].id}/history/`)).body;
    expect(history.map(({ status }: { status: string }) => status).at(-1)).toBe("CL");
    expect(history[0]).toMatchObject({ action: "create", from_group: "tenant", created_at: results[0].created_at });
  });
});

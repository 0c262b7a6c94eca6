import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Desk, Link, type Row } from "./requests.fixture.ts";

let desk: Desk;
let rack: Row;
beforeAll(async () => {
  desk = await Desk.open();
});
beforeEach(async () => {
  rack = await desk.rack(desk.ownTenant);
});
afterAll(() => desk.close());

const draft = (unit: number, more: Row = {}) => desk.owner.post("goodsindetail/", desk.deviceForm(rack, unit, more));
const drafts = async (more = "") => (await desk.owner.get(`goodsindetail/?racks_id=${rack.id}${more}`)).body;
const goods = (more: Row = {}) => ({ tenant: desk.ownTenant, racks: rack.id, scope: "EX", remark: "By van", ...more });
const file = (path: string, more: Row = {}) => desk.made(desk.owner, path, goods(more));
const usedUnits = async (person = desk.admin) =>
  (await person.get(`racks/detail/?rack_id=${rack.id}`)).body.up_front_used.map((unit: Row) => [
    unit.up_front,
    unit.status,
  ]);
const devicesOf = async (request: number): Promise<Row[]> => {
  const { id } = await desk.part("goodsin", request);
  return (await desk.owner.get(`goodsindetail/?goodsin_id=${id}&limit=99`)).body.results;
};

describe("a draft", () => {
  test("says all of a device and holds its units, weight and power", async () => {
    const { status, body } = await draft(20, { jumlahu: 2, up_front: [20, 19], up_back: [19, 20], weight: "12.5" });
    expect(status).toBe(201);
    expect(body).toMatchObject({ up_front: [20, 19], up_back: [20, 19], weight: "12.50", racks_name: rack.rack_name });
    expect(body).toMatchObject({ tenant_name: "PT Rimba Data Khatulistiwa", goodsin: null, device: null });
    await draft(10, { weight: 30, power: "2.25" });
    expect(
      (await desk.owner.get(`goodsindetailtotalweightpower/?racks_id=${rack.id}&tenant_id=${desk.ownTenant}`)).body,
    ).toEqual({ weight: 42.5, power: 3.25 });
    expect((await draft(20)).body).toEqual({ up_front: ["Unit 20 is used by a request that is not sent yet."] });
    expect((await draft(5, { weight: 710 })).body).toEqual({ weight: ["The rack holds 750 Kg, 42.5 Kg are used."] });
    expect((await draft(5, { power: 30 })).body).toEqual({ power: ["The rack has 32 A, 3.25 A are used."] });
    expect((await desk.admin.post("devices/", desk.deviceForm(rack, 10))).body).toEqual({
      up_front: ["Unit 10 is used by a request that is not sent yet."],
    });
    expect((await desk.admin.patch(`racks/${rack.id}/`, { powercapacity: 3 })).body).toEqual({
      powercapacity: ["The devices, with those of unsent requests, draw 3.25 A."],
    });
    expect((await desk.admin.get(`devices/?racks=${rack.id}`)).body.count).toBe(0);
    // It is no device of the rack yet, neither in its drawing nor in its figures.
    expect(await usedUnits()).toEqual([]);
    const { body: empty } = await desk.admin.get(`racks/${rack.id}/`);
    expect([empty.units_used, Number(empty.weight_used), Number(empty.power_used)]).toEqual([0, 0, 0]);
    expect((await desk.admin.get(`racks/${rack.id}/`)).body.weight_used).toBe(0);
  });

  test("is listed in pages, searched, ordered and removed, which frees its units", async () => {
    await draft(1, { devicename: "alpha" });
    await draft(2, { devicename: "gamma" });
    await draft(3, { devicename: "beta" });
    expect((await drafts("&limit=2&ordering=-devicename")).results.map((row: Row) => row.devicename)).toEqual([
      "gamma",
      "beta",
    ]);
    const { count, results } = await drafts("&search=alph");
    expect([count, results[0].devicename]).toEqual([1, "alpha"]);
    expect((await desk.owner.delete(`goodsindetail/${results[0].id}/`)).status).toBe(204);
    expect((await drafts()).count).toBe(2);
    expect((await draft(2)).status).toBe(400);
    expect((await draft(1)).status).toBe(201);
    expect((await desk.owner.put(`goodsindetail/${results[0].id}/`, {})).status).toBe(405);
  });

  test("needs count and start of each port type of its layout, and loses the others", async () => {
    const none = { eth: "", eth_start: "", fib: "", fib_start: "", sfp: "", sfp_start: "" };
    for (const [layout, needed] of Object.entries({
      all_ethernet: ["eth"],
      all_fiber: ["fib"],
      all_sfp: ["sfp"],
      ethernet_sfp: ["eth", "sfp"],
      ethernet_fiber_sfp: ["eth", "fib", "sfp"],
    })) {
      const { status, body } = await draft(7, { ...none, port_types: layout });
      expect([layout, status, Object.keys(body)]).toEqual([layout, 400, needed]);
    }
    expect((await draft(7, { port_types: "all_ethernet", eth: 4, eth_start: "" })).body).toEqual({
      eth: ["Please Insert Ethernet Port and Ethernet Start"],
    });
    expect((await draft(7, { port_types: "all_sfp", sfp: 4, sfp_start: 2 })).body).toHaveProperty("sfp_start");
    expect((await draft(7, { eth: 156 })).body).toHaveProperty("eth");
    expect((await draft(7, { jumlahu: 21 })).body).toHaveProperty("jumlahu");
    expect((await draft(7, { up_front: undefined })).body).toEqual({
      up_front: ["Please choice position device in rack"],
    });
    expect((await draft(7, { jumlahu: 2 })).body).toEqual({
      up_front: ["please choose rack position according to QTY U"],
    });
    expect((await draft(7, { port_types: "all_fiber", fib: 2, fib_start: 0, eth: 9, sfp: 9 })).body).toMatchObject({
      eth: 0,
      fib: 2,
      sfp: 0,
    });
  });

  test("takes a form with repeated parts", async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(
      desk.deviceForm(rack, 30, { jumlahu: 2, up_front: [30, 29], up_back: [30, 29] }),
    ))
      for (const part of [value].flat()) form.append(name, String(part));
    const { status, body } = await desk.owner.call("POST", "goodsindetail/", { form });
    expect([status, body.up_front, body.eth]).toEqual([201, [30, 29], 60]);
  });

  test("belongs to its tenant, who must be confirmed", async () => {
    const { id } = (await draft(8)).body;
    expect((await desk.destination.get(`goodsindetail/${id}/`)).status).toBe(404);
    expect((await desk.destination.get(`goodsindetail/?racks_id=${rack.id}`)).body.count).toBe(0);
    expect((await desk.destination.delete(`goodsindetail/${id}/`)).status).toBe(404);
    expect((await desk.destination.post("goodsindetail/", desk.deviceForm(rack, 9))).body).toEqual({
      tenant: [`Invalid pk "${desk.ownTenant}" - object does not exist.`],
      racks: [`Invalid pk "${rack.id}" - object does not exist.`],
    });
    expect((await desk.admin.post("goodsindetail/", desk.deviceForm(rack, 9))).status).toBe(403);
    const unconfirmed = await desk.provider.signIn("tenant3");
    for (const path of [
      "goodsindetail/",
      "goodsin/",
      "goodsout/",
      "crossconnects/",
      "crossconnectsiix/",
      "dismantle/",
      "smarthandactivity/",
      "ticket/ticket/",
      "transferport/",
      "activities/",
    ]) {
      expect([
        path,
        (await unconfirmed.post(path, { activitytype_type: "Electricity", tenant: 12, datacenter: 1 })).status,
      ]).toEqual([path, 403]);
    }
  });
});

describe("a goods in", () => {
  test("turns the drafts into devices that wait, and are installed when it is done", async () => {
    expect((await desk.owner.post("goodsin/", goods())).body).toEqual({ detail: "Please Add Device" });
    await draft(20, { eth: 3, eth_start: 0 });
    await draft(18);
    const made = await file("goodsin/");
    expect(made).toMatchObject({
      scope: "EX",
      racks_name: rack.rack_name,
      activities_number: expect.stringMatching(/^GI-\d{4}-\d{4}$/),
    });
    expect((await drafts()).count).toBe(0);
    const [first, second] = await devicesOf(made.activities);
    expect(first).toMatchObject({ goodsin: made.id, device: expect.any(Number), up_front: [20] });
    expect(await desk.status(first.device)).toEqual(["R", [20]]);
    const waiting = (await desk.admin.get(`devices/${first.device}/`)).body;
    expect(waiting.eth_available.map(({ name }: Row) => name)).toEqual(["ETH 0", "ETH 1", "ETH 2"]);
    expect((await desk.owner.delete(`goodsindetail/${first.id}/`)).status).toBe(403);

    const request = await desk.walk(made.activities, [
      ["admin", "approve"],
      ["admin", "done"],
      ["owner", "close"],
    ]);
    expect(request).toMatchObject({ status: "CL", activitytype_type: "Goods In", datacenter: desk.site });
    expect([await desk.status(first.device), await desk.status(second.device)]).toEqual([
      ["I", [20]],
      ["I", [18]],
    ]);
    expect(await usedUnits(desk.owner)).toEqual([
      [20, "I"],
      [18, "I"],
    ]);
  });

  test.each([
    ["admin", "reject"],
    ["owner", "cancel"],
  ] as const)("gives everything back when %s %ss it, and stays readable", async (side, action) => {
    await draft(20);
    const { activities } = await file("goodsin/");
    expect((await draft(20)).status).toBe(400);
    await desk.walk(activities, [[side, action]]);
    const [gone] = await devicesOf(activities);
    expect([gone.up_front, await desk.status(gone.device)]).toEqual([[20], ["O", []]]);
    expect(await usedUnits()).toEqual([]);
    expect((await draft(20)).status).toBe(201);
  });
});

describe("a goods out", () => {
  test("takes installed devices of its rack out, each once", async () => {
    const [device, other] = [await desk.device(rack, 5), await desk.device(await desk.rack(desk.ownTenant), 5)];
    const refused = async (devices: unknown, more: Row = {}) =>
      (await desk.owner.post("goodsout/", goods({ devices, ...more }))).body;
    expect(await refused([other.id])).toEqual({ devices: [`${other.devicename} does not stand in this rack.`] });
    expect(await refused([])).toEqual({ devices: ["This list may not be empty."] });
    expect(await refused(undefined)).toEqual({ devices: ["This field is required."] });
    expect(await refused([device.id, device.id])).toHaveProperty("devices");
    expect(await refused([999999])).toEqual({ devices: ['Invalid pk "999999" - object does not exist.'] });
    const { activities, id } = await file("goodsout/", { devices: [device.id] });
    expect(await refused([device.id])).toEqual({ devices: [`${device.devicename} is leaving already.`] });
    const detail = (await desk.owner.get(`goodsoutdetail/?goodsout_id=${id}`)).body.results[0];
    expect(detail).toMatchObject({ racks_name: rack.rack_name, device: device.id });
    expect(detail.device_detail).toMatchObject({
      devicename: device.devicename,
      serialnumber: device.serialnumber,
      devpower: 1,
      weight: 10,
    });
    await desk.walk(activities, [["admin", "approve"]]);
    expect(await desk.status(device)).toEqual(["I", [5]]);
    await desk.walk(activities, [["admin", "done"]]);
    expect(await desk.status(device)).toEqual(["O", []]);
    expect((await desk.admin.get(`devices/?racks=${rack.id}`)).body.count).toBe(0);
    // It is no device of the rack yet, neither in its drawing nor in its figures.
    expect(await usedUnits()).toEqual([]);
    const { body: empty } = await desk.admin.get(`racks/${rack.id}/`);
    expect([empty.units_used, Number(empty.weight_used), Number(empty.power_used)]).toEqual([0, 0, 0]);
    expect((await desk.admin.get(`devices/?racks=${rack.id}&status=O`)).body.count).toBe(1);
  });

  test("of a device with a live interconnection is refused, as is an interconnection of a leaving device", async () => {
    const link = await Link.between(desk);
    await link.file();
    const form = goods({ racks: link.source.racks, devices: [link.source.id] });
    expect((await desk.owner.post("goodsout/", form)).body).toEqual({
      devices: [`${link.source.devicename} has a live interconnection.`],
    });
    link.source = await desk.device(rack, 9);
    const { activities } = await file("goodsout/", { devices: [link.source.id] });
    expect((await desk.owner.post("crossconnects/", await link.form())).body).toEqual({
      devicesrc: ["The device is leaving."],
    });
    await desk.walk(activities, [["owner", "cancel"]]);
    await link.file();
  });
});

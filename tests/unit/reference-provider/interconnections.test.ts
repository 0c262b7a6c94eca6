import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Person } from "./client.ts";
import { Desk, Link, type Row } from "./requests.fixture.ts";

let desk: Desk;
let link: Link;
beforeAll(async () => {
  desk = await Desk.open();
  link = await Link.between(desk);
});
afterAll(() => desk.close());

const refusedSource = async (more: Row) =>
  Object.keys((await desk.owner.post("crossconnects/", await link.form(more))).body);
const read = async (id: number) => (await desk.admin.get(`crossconnects/${id}/`)).body;
const portNames = async (device: Row, type: string): Promise<string[]> =>
  (await desk.admin.get(`devicegetallavailableport/?device_id=${device.id}&type=${type}`)).body.map(
    ({ name }: Row) => name,
  );

describe("a cross connect", () => {
  test("holds its source port from the request on, and frees it when it is refused", async () => {
    const before = await portNames(link.source, "SFP");
    const filed = await link.file();
    expect(filed).toMatchObject({ status: "W", cable: "12.50", activities_number: expect.stringMatching(/^CC-/) });
    expect(await portNames(link.source, "SFP")).toEqual(before.slice(1));
    expect(
      (await desk.owner.post("crossconnects/", await link.form({ devicesrcport: filed.devicesrcport }))).body,
    ).toEqual({
      devicesrcport: ["The port is in use."],
    });
    await desk.walk(filed.activities, [["admin", "reject"]]);
    expect(await portNames(link.source, "SFP")).toEqual(before);
    expect((await desk.admin.get(`crossconnects/${filed.id}/`)).status).toBe(404);
    expect((await desk.part("crossconnects/activities", filed.activities)).status).toBe("X");
  });

  test("is accepted by the destination, laid, labelled, and then in use", async () => {
    const filed = await link.file();
    expect((await desk.destination.get(`activities/${filed.activities}/`)).status).toBe(404);
    expect((await desk.destination.get(`crossconnects/${filed.id}/`)).status).toBe(404);
    await desk.walk(filed.activities, [["admin", "approve"]]);
    expect((await desk.destination.get(`activities/?filter_status=WD&id=${filed.activities}`)).body.count).toBe(1);
    const acceptance = await link.acceptance();
    await desk.walk(filed.activities, [["destination", "app_cc"]], acceptance);
    expect(await read(filed.id)).toMatchObject({
      status: "W",
      devicedstport: acceptance.devicedstport_id,
      remark_dst: "Panel 2",
      label: null,
    });
    expect(await portNames(link.target, "FIB")).not.toContain((await read(filed.id)).devicedstport_port);
    await desk.walk(filed.activities, [["admin", "done"]]);
    const laid = await read(filed.id);
    expect(laid).toMatchObject({
      status: "C",
      device_source: "IN",
      device_type: 4,
      destination_name: "PT Samudra Jaringan Prima",
    });
    for (const tenant of [desk.owner, desk.destination]) {
      expect((await tenant.get(`crossconnects/${filed.id}/`)).body).toMatchObject({
        label: null,
        label_number: laid.label_number,
      });
      const found = async (words: string) => (await tenant.get(`crossconnects/?search=${words}`)).body.count;
      expect([await found(laid.label), await found(laid.label_number)]).toEqual([0, 1]);
    }
    const { done_time: done } = (await desk.admin.get(`activities/${filed.activities}/`)).body;
    expect([laid.label, laid.label_number, laid.connect_date]).toEqual([
      `${laid.devicesrcrack_name}/${laid.devicedstrack_name}`,
      expect.stringMatching(/^CC-\d{4}$/),
      done.slice(0, 10),
    ]);
    const other = (await desk.destination.get(`crossconnects/${filed.id}/`)).body;
    expect([other.devicesrc_name, other.device_location, other.devicedst]).toEqual([null, null, link.target.id]);
  });

  test("gives both ports back when the destination refuses", async () => {
    const [source, target] = [await portNames(link.source, "SFP"), await portNames(link.target, "FIB")];
    const { activities } = await link.file();
    await desk.walk(activities, [
      ["admin", "approve"],
      ["destination", "reject"],
    ]);
    expect([await portNames(link.source, "SFP"), await portNames(link.target, "FIB")]).toEqual([source, target]);
  });

  test("has a source that fits", async () => {
    const foreign = await desk.device(await desk.rack(desk.destinationTenant), 3);
    const waiting = (await desk.owner.post("goodsindetail/", desk.deviceForm(await desk.rack(desk.ownTenant), 3))).body;
    expect(await refusedSource({ tenant: desk.destinationTenant })).toEqual(["tenant"]);
    expect(await refusedSource({ devicesrcrack: foreign.racks })).toEqual(["devicesrcrack"]);
    expect(await refusedSource({ devicesrc: foreign.id })).toEqual(["devicesrc"]);
    expect(await refusedSource({ devicesrcrack: waiting.racks })).toEqual(["devicesrc"]);
    expect(await refusedSource({ devicesrcport: await desk.port(foreign, "SFP") })).toEqual(["devicesrcport"]);
    expect(await refusedSource({ jenisportsrc: "FIB" })).toEqual(["devicesrcport"]);
    expect(await refusedSource({ jenisportsrc: "ETH" })).toEqual(["jenisportsrc"]);
    expect(await refusedSource({ connectorsrctype: "" })).toEqual(["connectorsrctype"]);
    expect(await refusedSource({ connectorsrctype: (await desk.cable("UTP")).connector })).toEqual([
      "connectorsrctype",
    ]);
    expect(await refusedSource({ destination_tenant: 999 })).toEqual(["destination_tenant"]);
    const { activities } = await desk.made(desk.owner, "goodsin/", { tenant: desk.ownTenant, racks: waiting.racks });
    const { device } = (
      await desk.owner.get(`goodsindetail/?goodsin_id=${(await desk.part("goodsin", activities)).id}`)
    ).body.results[0];
    expect(await refusedSource({ devicesrcrack: waiting.racks, devicesrc: device })).toEqual(["devicesrc"]);
  });

  test("has a destination that fits", async () => {
    const { activities } = await link.file();
    await desk.walk(activities, [["admin", "approve"]]);
    const refused = async (more: Row) =>
      Object.keys((await desk.act("destination", activities, "app_cc", await link.acceptance(more))).body);
    expect(await refused({ devicedstrack_id: link.source.racks })).toEqual(["devicedstrack_id"]);
    expect(await refused({ devicedst_id: link.source.id })).toEqual(["devicedst_id"]);
    expect(await refused({ jenisportdst_id: "ETH", devicedstport_id: await desk.port(link.target, "ETH") })).toEqual([
      "jenisportdst_id",
    ]);
    expect(await refused({ jenisportdst_id: "SFP" })).toEqual(["devicedstport_id"]);
    expect(await refused({ connectordsttype: "" })).toEqual(["connectordsttype"]);
    expect(Object.keys((await desk.act("destination", activities, "app_cc")).body)).toEqual([
      "devicedstrack_id",
      "devicedst_id",
      "jenisportdst_id",
      "devicedstport_id",
    ]);
    expect((await desk.admin.get(`activities/${activities}/`)).body.status).toBe("WD");
  });

  test("by UTP runs only between meet-me racks", async () => {
    const { circuittype, connector } = await desk.cable("UTP");
    const utp = async (source: Row) => ({
      ...{ circuittype, devicesrcrack: source.racks, devicesrc: source.id, jenisportsrc: "ETH" },
      ...{ devicesrcport: await desk.port(source, "ETH"), connectorsrctype: connector },
    });
    expect(await refusedSource(await utp(link.source))).toEqual(["devicesrcrack"]);
    const [source, target] = await Promise.all(
      [desk.ownTenant, desk.destinationTenant].map(async (tenant) => desk.device(await desk.rack(tenant, "Y"), 4)),
    );
    const { activities } = await link.file(await utp(source));
    await desk.walk(activities, [["admin", "approve"]]);
    const at = async (device: Row) =>
      link.acceptance({
        ...{ devicedstrack_id: device.racks, devicedst_id: device.id, jenisportdst_id: "ETH" },
        ...{ devicedstport_id: await desk.port(device, "ETH"), connectordsttype: connector },
      });
    expect((await desk.act("destination", activities, "app_cc", await at(link.target))).body).toHaveProperty(
      "devicedstrack_id",
    );
    await desk.walk(activities, [["destination", "app_cc"]], await at(target));
  });
});

describe("an IIX interconnection", () => {
  test("stands on one of the tenant's IIX services and needs no destination", async () => {
    const services = (await desk.owner.get("servicerackdetails/?limit=99")).body.results;
    const service = (detail: number) => services.find((row: Row) => row.detail_service === detail).id;
    const form = await link.form({ destination_tenant: undefined });
    expect((await desk.owner.post("crossconnectsiix/", { ...form, iixservice: service(1) })).body).toHaveProperty(
      "iixservice",
    );
    expect((await desk.owner.post("crossconnectsiix/", form)).body).toHaveProperty("iixservice");
    const { id, activities } = await desk.made(desk.owner, "crossconnectsiix/", { ...form, iixservice: service(5) });
    const request = await desk.walk(activities, [
      ["admin", "approve"],
      ["admin", "done"],
    ]);
    expect(request).toMatchObject({ activitytype_type: "IIX Interconnection", status: "AP", status_key: 1 });
    const laid = (await desk.admin.get(`crossconnectsiix/${id}/`)).body;
    expect(laid).toMatchObject({
      status: "C",
      iix_interconnection: "Y",
      label_number: expect.stringMatching(/^IX-\d{4}$/),
    });
    expect(laid.owner_interconnection_iix_name).toBe("PT Rimba Data Khatulistiwa");
    expect((await desk.admin.get(`crossconnects/${id}/`)).status).toBe(404);
  });
});

describe("a dismantle", () => {
  test("ends a connected interconnection once, and frees both ports", async () => {
    const { id: crossconnect, activities: laidBy, ...ports } = await link.connected();
    const { devicesrcport_port: source, devicedstport_port: target } = ports;
    const form = { tenant: desk.ownTenant, crossconnect, remark: "Moved" };
    const { activities } = await desk.made(desk.owner, "dismantle/", form);
    expect((await desk.owner.post("dismantle/", form)).body).toHaveProperty("crossconnect");
    expect(await desk.part("dismantle", activities)).toMatchObject({ remark: "Moved", crossconnect_status: "C" });
    await desk.walk(activities, [["admin", "approve"]]);
    expect(await portNames(link.source, "SFP")).not.toContain(source);
    await desk.walk(activities, [["admin", "done"]]);
    expect(await read(crossconnect)).toMatchObject({ status: "D", dismantle_date: expect.any(String) });
    const told = async (person: Person) => (await person.get("notification/")).body.notifications.results[0];
    expect(await told(desk.owner)).toMatchObject({ activities_id: activities });
    const atOtherEnd = { activities_id: laidBy, message: expect.stringMatching(/^Cross Connect \S+ is dismantled$/) };
    expect(await told(desk.destination)).toMatchObject(atOtherEnd);
    expect(await portNames(link.source, "SFP")).toContain(source);
    expect(await portNames(link.target, "FIB")).toContain(target);
    expect((await desk.owner.post("dismantle/", form)).body).toEqual({
      crossconnect: ["The interconnection is not connected."],
    });
  });

  test("may be asked for again when it was refused, by either end, but by nobody else", async () => {
    const { id: crossconnect, tenant } = await link.connected();
    const { activities } = await desk.made(desk.owner, "dismantle/", { tenant, crossconnect });
    await desk.walk(activities, [["admin", "reject"]]);
    const stranger = (await desk.stranger.get("tenants/")).body.results[0].id;
    expect((await desk.stranger.post("dismantle/", { tenant: stranger, crossconnect })).body).toEqual({
      crossconnect: [`Invalid pk "${crossconnect}" - object does not exist.`],
    });
    await desk.made(desk.destination, "dismantle/", { tenant: desk.destinationTenant, crossconnect });
  });
});

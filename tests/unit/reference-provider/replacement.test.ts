import { afterAll, beforeAll, expect, test } from "vitest";
import { Desk, Link, type Row } from "./requests.fixture.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await Desk.open();
});
afterAll(() => desk.close());

test("a replacement moves the interconnections of the old device to the ports of the new one", async () => {
  const link = await Link.between(desk);
  const rack = (await desk.admin.get(`racks/${link.source.racks}/`)).body;
  const goods = (more: Row) => ({ tenant: desk.ownTenant, racks: rack.id, scope: "EX", ...more });
  const file = (path: string, more: Row) => desk.made(desk.owner, path, goods(more));
  const draft = (unit: number) => desk.made(desk.owner, "goodsindetail/", desk.deviceForm(rack, unit));
  const connected = await link.connected();
  const old = { port: connected.devicesrcport, spare: await desk.port(link.source, "SFP") };

  expect(
    (await desk.owner.post("goodsout/", goods({ replace: 1, devices: [link.source.id, link.source.id] }))).status,
  ).toBe(400);
  const out = await file("goodsout/", { replace: "1", devices: [link.source.id] });
  expect(out.activities_number).toMatch(/^RP-/);
  await desk.walk(out.activities, [
    ["admin", "approve"],
    ["admin", "done"],
    ["owner", "close"],
  ]);
  expect(await desk.status(link.source)).toEqual(["O", []]);
  expect((await desk.admin.get(`crossconnects/${connected.id}/`)).body).toMatchObject({
    status: "C",
    devicesrcport: old.port,
  });

  await draft(20);
  expect((await desk.owner.post("goodsin/", goods({ replace_goodsout: connected.activities }))).body).toHaveProperty(
    "replace_goodsout",
  );
  const back = await file("goodsin/", { replace_goodsout: out.activities });
  expect(back).toMatchObject({ activities_number: expect.stringMatching(/^RI-/), replace_goodsout: out.activities });
  await draft(19);
  expect((await desk.owner.post("goodsin/", goods({ replace_goodsout: out.activities }))).body).toEqual({
    replace_goodsout: ["The device has a replacement already."],
  });
  const [{ device }] = (await desk.owner.get(`goodsindetail/?goodsin_id=${back.id}`)).body.results;
  const [sfp, eth] = [await desk.port({ id: device }, "SFP"), await desk.port({ id: device }, "ETH")];
  const refused = async (old_port: number, new_port: number) =>
    Object.keys((await desk.owner.post("transferport/", { old_port, new_port })).body);
  expect(await refused(old.spare, sfp)).toEqual(["old_port"]);
  expect(await refused(old.port, eth)).toEqual(["new_port"]);
  expect(await refused(old.port, await desk.port(link.target, "SFP"))).toEqual(["new_port"]);

  expect((await desk.act("admin", back.activities, "approve")).body).toEqual({
    detail: "1 ports in use have no new port yet.",
  });
  const transfer = await desk.made(desk.owner, "transferport/", { old_port: old.port, new_port: sfp });
  expect(transfer).toMatchObject({
    activities: back.activities,
    type_cable: "SFP",
    label_number: connected.label_number,
    old_devicename: link.source.devicename,
  });
  expect((await desk.part("transferport", back.activities)).new_portnumber).toBe(61);
  expect(await refused(old.port, await desk.port({ id: device }, "SFP", 1))).toEqual(["non_field_errors"]);
  await desk.walk(back.activities, [
    ["admin", "approve"],
    ["admin", "done"],
  ]);
  expect(await desk.status(device)).toEqual(["I", [20]]);
  expect((await desk.admin.get(`crossconnects/${connected.id}/`)).body).toMatchObject({
    ...{ status: "C", devicesrc: device, devicesrcport: sfp, devicedst: link.target.id },
  });
  expect((await desk.owner.post("transferport/", { old_port: old.port, new_port: sfp })).body).toEqual({
    detail: "The request is over.",
  });
});

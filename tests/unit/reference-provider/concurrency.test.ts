import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Answer } from "./client.ts";
import { Desk, Link, type Row } from "./requests.fixture.ts";

const times = 50;

let desk: Desk;
let link: Link;
beforeAll(async () => {
  desk = await Desk.open();
  link = await Link.between(desk);
});
afterAll(() => desk.close());

/** Sends the same call many times at once: one must succeed, all others must be refused with 400. */
async function exactlyOne(call: (turn: number) => Promise<Answer>): Promise<Row> {
  const answers = await Promise.all(Array.from({ length: times }, (_, turn) => call(turn)));
  const [successes, refusals] = [
    answers.filter(({ status }) => status < 400),
    answers.filter(({ status }) => status === 400),
  ];
  expect([successes.length, refusals.length]).toEqual([1, times - 1]);
  return successes[0]?.body;
}

const history = async (id: number) =>
  (await desk.admin.get(`activities/${id}/history/`)).body.map(({ action }: Row) => action);

describe("fifty at once", () => {
  test("approve a request once, and do everything else with it once", async () => {
    const { activities: id } = await link.file();
    const acceptance = await link.acceptance();
    await exactlyOne(() => desk.act("admin", id, "approve"));
    await exactlyOne(() => desk.act("destination", id, "app_cc", acceptance));
    await exactlyOne(() => desk.act("admin", id, "done"));
    await exactlyOne(() => desk.act("owner", id, "close"));
    expect(await history(id)).toEqual(["create", "approve", "app_cc", "done", "close"]);
  });

  test("take a request only one of several ways", async () => {
    const { activities: id } = await link.file();
    await exactlyOne((turn) =>
      turn % 2 ? desk.act("owner", id, "cancel") : desk.act("admin", id, turn % 4 ? "approve" : "reject"),
    );
    expect(await history(id)).toHaveLength(2);
  });

  test("put one draft on a unit, and one device", async () => {
    const rack = await desk.rack(desk.ownTenant);
    const draft = await exactlyOne(() => desk.owner.post("goodsindetail/", desk.deviceForm(rack, 10)));
    expect((await desk.owner.get(`goodsindetail/?racks_id=${rack.id}`)).body.results).toEqual([draft]);
    await exactlyOne((turn) =>
      turn % 2
        ? desk.admin.post("devices/", desk.deviceForm(rack, 11))
        : desk.owner.post("goodsindetail/", desk.deviceForm(rack, 11)),
    );
    const taken = async (family: string) =>
      (await desk.owner.get(`${family}/?${family === "devices" ? "racks" : "racks_id"}=${rack.id}`)).body.count;
    expect((await taken("devices")) + (await taken("goodsindetail"))).toBe(2);
  });

  test("never load a rack beyond its weight and power", async () => {
    const rack = await desk.rack(desk.ownTenant);
    const heavy = (turn: number) => desk.deviceForm(rack, (turn % 42) + 1, { weight: 400, power: 20 });
    await exactlyOne((turn) => desk.owner.post("goodsindetail/", heavy(turn)));
    const sums = (
      await desk.owner.get(`goodsindetailtotalweightpower/?racks_id=${rack.id}&tenant_id=${desk.ownTenant}`)
    ).body;
    expect(sums).toEqual({ weight: 400, power: 20 });
  });

  test("turn drafts into one request", async () => {
    const rack = await desk.rack(desk.ownTenant);
    await desk.made(desk.owner, "goodsindetail/", desk.deviceForm(rack, 5));
    const form = { tenant: desk.ownTenant, racks: rack.id, scope: "IN", remark: "" };
    await exactlyOne(() => desk.owner.post("goodsin/", form));
    expect((await desk.admin.get(`goodsin/?racks_id=${rack.id}`)).body.count).toBe(1);
    expect((await desk.admin.get(`devices/?racks=${rack.id}`)).body.count).toBe(1);
  });

  test("take a device out once", async () => {
    const rack = await desk.rack(desk.ownTenant);
    const device = await desk.device(rack, 5);
    const form = { tenant: desk.ownTenant, racks: rack.id, scope: "IN", devices: [device.id] };
    await exactlyOne(() => desk.owner.post("goodsout/", form));
  });

  test("hold a port once, be it at the source or at the destination", async () => {
    const form = await link.form();
    const { id } = await exactlyOne(() => desk.owner.post("crossconnects/", form));
    const acceptance = await link.acceptance();
    const ports: { id: number }[] = (
      await desk.admin.get(`devicegetallavailableport/?device_id=${link.source.id}&type=FIB`)
    ).body;
    const requests = await Promise.all(
      ports.slice(0, times).map(async ({ id: devicesrcport }) => {
        const { activities } = await link.file({ jenisportsrc: "FIB", devicesrcport });
        await desk.walk(activities, [["admin", "approve"]]);
        return activities as number;
      }),
    );
    await exactlyOne((turn) => desk.act("destination", requests[turn] ?? 0, "app_cc", acceptance));
    const { results } = (await desk.admin.get("crossconnects/?limit=99999")).body;
    expect(results.filter((row: Row) => row.devicesrcport === form.devicesrcport).map((row: Row) => row.id)).toEqual([
      id,
    ]);
    expect(results.filter((row: Row) => row.devicedstport === acceptance.devicedstport_id)).toHaveLength(1);
  });

  test("ask for the end of an interconnection once", async () => {
    const { id: crossconnect, tenant } = await link.connected();
    await exactlyOne(() => desk.owner.post("dismantle/", { tenant, crossconnect, remark: "" }));
  });
});

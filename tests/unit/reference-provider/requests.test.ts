import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { png } from "../../../server/reference-provider/seed/picture.ts";
import { Desk, Link, type Row } from "./requests.fixture.ts";

let desk: Desk;
let rack: Row;
let device: Row;
beforeAll(async () => {
  desk = await Desk.open();
  rack = await desk.rack(desk.ownTenant);
  device = await desk.device(rack, 12);
});
afterAll(() => desk.close());

const hand = (more: Row = {}) => ({
  ...{ tenant: desk.ownTenant, datacenter: desk.site, rack: rack.id, device: device.id },
  ...{ dateactivities: "2026-12-01T14:00:00.000000+07:00", description: "Please reseat the optics", ...more },
});
const electricity = (more: Row = {}) => ({
  ...{ activitytype_type: "Electricity", tenant: desk.ownTenant, datacenter: desk.site, reason: "Feed B", ...more },
});

describe("a smart hand", () => {
  test("is asked for at a rack and device of the tenant", async () => {
    const made = await desk.made(desk.owner, "smarthandactivity/", hand());
    expect(made).toMatchObject({
      rack_name: rack.rack_name,
      device_name: device.devicename,
      dateactivities: "2026-12-01T14:00:00.000000+07:00",
    });
    const request = (await desk.owner.get(`activities/${made.activities}/`)).body;
    expect(request).toMatchObject({
      activitytype_type: "Smart Hand",
      status: "OR",
      status_key: 0,
      dateactivities: "2026-12-01T14:00:00.000000+07:00",
    });
    expect(request).toMatchObject({ requestby_name: "Maria Simatupang", tenant_name: "PT Rimba Data Khatulistiwa" });
    expect(await desk.part("smarthandactivity", made.activities)).toMatchObject({
      description: "Please reseat the optics",
    });
    const refused = async (more: Row) => Object.keys((await desk.owner.post("smarthandactivity/", hand(more))).body);
    expect(await refused({ datacenter: desk.site + 1 })).toEqual(["rack"]);
    expect(await refused({ rack: null })).toEqual(["device"]);
    expect(await refused({ dateactivities: "tomorrow", description: "" })).toEqual(["dateactivities", "description"]);
    expect(await refused({ dateactivities: "2026-12-01" })).toEqual(["dateactivities"]);
    await desk.made(desk.owner, "smarthandactivity/", hand({ rack: "", device: "" }));
  });
});

describe("a ticket", () => {
  const form = (file?: Uint8Array<ArrayBuffer>, name = "note.pdf") => {
    const data = new FormData();
    const fields = {
      email: "me@tenants.example",
      subject: "GI-2611-0001",
      description: "No light",
      datacenter: desk.site,
      activitytypes: 5,
    };
    for (const [field, value] of Object.entries(fields)) data.append(field, String(value));
    if (file) data.append("attachment", new Blob([file]), name);
    return { form: data };
  };

  test("comes with an attachment that is told by its content", async () => {
    const picture = new Uint8Array(png(2, 2, () => [1, 2, 3]));
    const { status, body } = await desk.owner.call("POST", "ticket/ticket/", form(picture, "photo.exe"));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      activitytypes_name: "Goods In",
      tenant: desk.ownTenant,
      attachment: expect.stringMatching(/\.png$/),
    });
    const served = await fetch(`${desk.provider.running.url}/media/${body.attachment}`);
    expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(await desk.part("ticket/ticket", body.activities)).toMatchObject({ subject: "GI-2611-0001", status: "OR" });
    const script = new Uint8Array([0x4d, 0x5a, 0, 1, 2, 3, 0, 0]);
    const refused = await desk.owner.call("POST", "ticket/ticket/", form(script, "photo.png"));
    expect([refused.status, Object.keys(refused.body)]).toEqual([400, ["attachment"]]);
    expect((await desk.owner.call("POST", "ticket/ticket/", form())).body.attachment).toBeNull();
    expect(Object.keys((await desk.owner.post("ticket/ticket/", {})).body)).toEqual([
      "email",
      "subject",
      "datacenter",
      "activitytypes",
      "description",
    ]);
  });

  test("is its tenant's and the NOC's", async () => {
    const { body } = await desk.owner.call("POST", "ticket/ticket/", form());
    expect((await desk.destination.get(`ticket/ticket/${body.id}/`)).status).toBe(404);
    expect((await desk.admin.get(`ticket/ticket/${body.id}/`)).status).toBe(200);
    expect((await desk.admin.get("ticket/ticket/?limit=1&start_date=2020-01-01&end_date=2020-12-31")).body.count).toBe(
      0,
    );
  });
});

describe("the waiting list", () => {
  test("numbers the requests of a kind and site, and closes up", async () => {
    const filed: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const { activities } = await desk.made(
        desk.owner,
        "activities/",
        electricity({ activitytype_type: "MMR Colocation" }),
      );
      await desk.walk(activities, [["admin", "waiting"]]);
      filed.push(activities);
    }
    const places = async () =>
      Promise.all(
        filed.map(async (id) => {
          const { waiting_number: number, queue_total: total } = await desk.part("waitinglist", id);
          return [number, total];
        }),
      );
    const before = (await places()) as [number, number][];
    const [[first, total]] = before as [[number, number]];
    expect(before).toEqual([
      [first, total],
      [first + 1, total],
      [first + 2, total],
    ]);
    await desk.walk(filed[0] ?? 0, [["admin", "open"]]);
    expect(await places()).toEqual([
      [null, null],
      [first, total - 1],
      [first + 1, total - 1],
    ]);
    expect((await desk.destination.get(`waitinglist/?activities_id=${filed[0]}`)).body.count).toBe(0);
  });
});

describe("activities/", () => {
  test("files a request of any kind by its name", async () => {
    const made = await desk.made(desk.owner, "activities/", electricity());
    expect(made).toMatchObject({
      activities: made.id,
      activities_number: expect.stringMatching(/^EL-/),
      reason: "Feed B",
    });
    const smart = await desk.made(desk.owner, "activities/", { ...hand(), activitytype_type: "Smart Hand" });
    expect(smart.activities_number).toMatch(/^SH-/);
    expect((await desk.owner.post("activities/", electricity({ activitytype_type: "Party" }))).body).toHaveProperty(
      "activitytype_type",
    );
    expect((await desk.owner.post("activities/", electricity({ tenant: desk.destinationTenant }))).body).toHaveProperty(
      "tenant",
    );
    expect((await desk.owner.post("activities/", electricity({ datacenter: 99 }))).body).toHaveProperty("datacenter");
    expect((await desk.owner.post("activities/", { activitytype_type: "Goods Out Replace" })).body).toHaveProperty(
      "replace",
    );
    expect((await desk.admin.post("activities/", electricity())).status).toBe(403);
  });

  test("numbers requests by kind and month, without a gap or a double", async () => {
    const numbers: string[] = [];
    for (let turn = 0; turn < 3; turn += 1)
      numbers.push((await desk.made(desk.owner, "activities/", electricity())).activities_number);
    const [first = ""] = numbers;
    const last = Number(first.slice(-4));
    expect(numbers).toEqual([0, 1, 2].map((more) => first.slice(0, -4) + String(last + more).padStart(4, "0")));
    const all = (await desk.admin.get("activities/?limit=99999")).body.results.map((row: Row) => row.activities_number);
    expect(new Set(all).size).toBe(all.length);
  });

  test("is filtered by everything that contract §5 names", async () => {
    const list = async (query: string) =>
      (await desk.admin.get(`activities/?limit=99999&${query}`)).body.results as Row[];
    const all = await list("");
    const day = (row: Row) => row.created_at.slice(0, 10);
    const [newest] = all;
    const middle = all[Math.floor(all.length / 2)];
    const expected: Record<string, (row: Row) => boolean> = {
      [`id=${middle.id}`]: (row) => row.id === middle.id,
      [`datacenter_id=${desk.site}&fitur=report`]: (row) => row.datacenter === desk.site,
      [`tenant_id=${desk.ownTenant}`]: (row) => row.tenant === desk.ownTenant,
      "filter_type=Goods%20In": (row) => row.activitytype_type === "Goods In",
      [`filter_type=${middle.activitytype}`]: (row) => row.activitytype === middle.activitytype,
      "filter_status=SU": (row) => row.status === "SU",
      [`start_date=${day(middle)}`]: (row) => day(row) >= day(middle),
      [`end_date=${day(middle)}`]: (row) => day(row) <= day(middle),
      [`start_date=${day(middle)}&end_date=${day(middle)}`]: (row) => day(row) === day(middle),
      [`search=${middle.activities_number}`]: (row) => row.id === middle.id,
      "tenant_id=99999": () => false,
    };
    for (const [query, matches] of Object.entries(expected)) {
      expect([query, await list(query)]).toEqual([query, all.filter(matches)]);
    }
    expect((await list("ordering=created_at")).at(-1)).toEqual(newest);
  });
});

describe("an action", () => {
  test("tells the other side by notification and mail, and is kept in the logs", async () => {
    const unread = async (side: "admin" | "owner" | "destination") => (await desk[side].get("notification/")).body;
    const link = await Link.between(desk);
    const before = await Promise.all([unread("admin"), unread("owner"), unread("destination")]);
    const { activities: id, activities_number: number } = await link.file();
    await desk.act("admin", id, "suspend", { reason: "No cable in stock" });
    await desk.walk(id, [
      ["admin", "resume"],
      ["admin", "approve"],
    ]);
    await desk.act("destination", id, "reject", { reason: "No port" });
    const after = await Promise.all([unread("admin"), unread("owner"), unread("destination")]);
    expect(after.map(({ count_unread: count }, index) => count - before[index].count_unread)).toEqual([2, 4, 1]);
    const messages = after.map(({ notifications }) => notifications.results.map((row: Row) => row.message));
    expect(messages[0].slice(0, 2)).toEqual([
      `Cross Connect ${number} is rejected: No port`,
      `Cross Connect ${number} of PT Rimba Data Khatulistiwa is waiting for approval`,
    ]);
    expect(messages[1]).toContain(`Cross Connect ${number} is suspended: No cable in stock`);
    expect(messages[2][0]).toBe(`Cross Connect ${number} is waiting for the destination`);
    expect(after[1].notifications.results[0]).toMatchObject({ activities_id: id, activitytype_type: "Cross Connect" });
    const mails = (await desk.admin.get(`logemail/?limit=99999&search=${number}`)).body.results;
    expect(mails.map((mail: Row) => mail.subject)).toContain(`Cross Connect ${number}: waiting for the destination`);
    expect(mails.map((mail: Row) => mail.to)).toEqual(
      expect.arrayContaining(["noc@titiktemu.example", "tenant1@tenants.example", "tenant2@tenants.example"]),
    );
    const deeds = (await desk.admin.get(`loguseractivity/?limit=99999&search=${number}`)).body.results;
    expect(deeds.map((deed: Row) => [deed.user_name, deed.action]).toSorted()).toEqual([
      ["Agus Setiawan", "reject"],
      ["Rizky Pratama", "approve"],
      ["Rizky Pratama", "resume"],
      ["Rizky Pratama", "suspend"],
    ]);
  });

  test("that is refused leaves no trace", async () => {
    const { activities: id } = await desk.made(desk.owner, "activities/", electricity());
    const count = async () => (await desk.owner.get("notification/")).body.count_unread;
    const before = await count();
    expect((await desk.act("admin", id, "done")).status).toBe(400);
    expect((await desk.act("admin", id, "reject", { reason: "" })).status).toBe(400);
    expect([await count(), (await desk.admin.get(`activities/${id}/history/`)).body.length]).toEqual([before, 1]);
  });

  test("is for those who may: confirmed tenants and admins with the screen", async () => {
    const { activities: id } = await desk.made(desk.owner, "activities/", electricity());
    const limited = await desk.provider.signIn("noclimited");
    expect((await limited.post(`activities/${id}/`, { action: "approve" })).status).toBe(403);
    const own = (await desk.admin.get(`tenants/${desk.ownTenant}/`)).body;
    await desk.admin.post("tenantconfirmed/", { tenant: own.id, confirmed: false });
    expect((await desk.act("owner", id, "cancel")).status).toBe(403);
    expect((await desk.owner.get(`activities/${id}/`)).status).toBe(200);
    await desk.admin.post("tenantconfirmed/", { tenant: own.id, confirmed: true });
    expect((await desk.act("owner", id, "cancel")).status).toBe(200);
    expect((await desk.act("owner", 999_999, "cancel")).status).toBe(404);
  });
});

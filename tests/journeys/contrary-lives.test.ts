import type { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ContraryProvider, contraryProviders } from "../support/contrary-provider.ts";
import { type Person, plain, signIn } from "../support/person.ts";
import { type Portal, startPortal } from "../support/portal.ts";

const contrary = new ContraryProvider();
let portal: Portal;
let noc: Person;
let tenant: Person;
let other: Person;

/** Kinds that the portal does not file: the seeded requests are tenant1's, and open. */
function reopen(database: DatabaseSync): void {
  database.exec(
    `UPDATE activities SET status = 'OR', status_key = 0, tenant = (SELECT tenant FROM user WHERE username = 'tenant1')
     WHERE activitytype IN (SELECT id FROM activitytype WHERE type IN ('Electricity', 'Rack Colocation'))`,
  );
}

beforeAll(async () => {
  portal = await startPortal({ PROVIDER_URL: await contrary.start() }, reopen);
  contrary.target = portal.providerUrl;
  [noc, tenant, other] = await Promise.all([
    signIn(portal.url, "noc", "admin"),
    signIn(portal.url, "tenant1", "tenant"),
    signIn(portal.url, "tenant2", "tenant"),
  ]);
});
afterAll(async () => {
  await portal.stop();
  contrary.stop();
});

const status = ({ document }: Person) => plain(document.querySelector(".page-head .status"));

/** The values that a field of the page offers, by what they are called. */
const offered = ({ document }: Person, field: string) =>
  new Map(
    document
      .querySelectorAll(`main [name="${field}"] option[value]`)
      .map((option) => [plain(option), option.getAttribute("value") ?? ""] as const)
      .filter(([, value]) => value !== ""),
  );
const firstOf = (person: Person, field: string) => [...offered(person, field).values()][0] ?? "";
const valueOf = (person: Person, field: string, name: string) =>
  [...offered(person, field)].find(([called]) => called.startsWith(name))?.[1] ?? "";

/** Does an action on the request at a path, through the question whether one is sure. */
async function act(person: Person, path: string, action: keyof typeof actionNames): Promise<string> {
  await person.open(`${path}&act=${action}`);
  expect(person.heading).toBe("Are You Sure?");
  await person.press(actionNames[action]);
  return status(person);
}
const actionNames = { approve: "Approve", done: "Mark as done", close: "Close Request" };

const ofNoc = (path: string) => path.replace("/request/", "/admin/request/");

/** The NOC's part of a request that waits for it, and its owner's. */
async function liveOut(path: string): Promise<void> {
  expect(await act(noc, ofNoc(path), "approve")).toBe("Approved - NOC");
  await finish(path);
}

async function finish(path: string, end = "Close"): Promise<void> {
  expect(await act(noc, ofNoc(path), "done")).toBe("Done");
  expect(await act(tenant, path, "close")).toBe(end);
}

/** Adds a device with four fiber ports to the goods in whose page is open, and files it. */
async function bringIn(name: string): Promise<void> {
  const unit = tenant.document.querySelector('input[name="up_front"]:not([disabled])')?.getAttribute("value") ?? "";
  const device = { devicename: name, serialnumber: name, weight: "5", power: "0.1", jumlahu: "1", up_front: unit };
  await tenant.post(tenant.path, { ...device, port_types: "all_fiber", fib: "4", fib_start: "1" });
  expect(tenant.text).toContain(name);
  await tenant.press("Submit request");
}

/** Fills the source of an interconnection from a device in a rack, a choice at a time. */
async function chooseSource(rack: string, device: string): Promise<void> {
  await tenant.press("Update choices", { "Rack Source": rack });
  await tenant.press("Update choices", { "Cable Type": valueOf(tenant, "circuittype", "FIBER OPTIC") });
  await tenant.press("Update choices", { "Device Source": valueOf(tenant, "devicesrc", device) });
  await tenant.press("Update choices", { "Device Source Port Type": valueOf(tenant, "jenisportsrc", "Fiber") });
}
const plug = () => ({ "Port Source Device": firstOf(tenant, "devicesrcport"), "Type Connector Source": "LC" });

async function sendOut(path: string, rack: string, name: string): Promise<void> {
  await tenant.open(path);
  await tenant.press("Update choices", { Rack: rack });
  const row = tenant.document.querySelectorAll("main tbody tr").find((one) => plain(one).includes(name));
  const devices = row?.querySelector("input")?.getAttribute("value") ?? "";
  await tenant.post(path, { racks: rack, shown_rack: rack, scope: "EX", devices, remark: "" });
}

const { "that tells little": little, "that spells otherwise": otherwise } = contraryProviders;

describe.each(Object.entries({ "that tells little": little, "that spells otherwise": otherwise }))(
  "with a provider %s",
  (kind, habits) => {
    const device = `srv ${kind}`;
    /** Which device leaves, and which end is one's own. */
    const tellsOwn = kind !== "that tells little";
    let rack = "";
    const numbers = { tenant: "", iix: "" };
    beforeAll(() => contrary.takeOn(...habits));

    test("a Trouble Ticket and a Smart Hand live from form to close", async () => {
      await tenant.open("/request/troubleticket");
      const about = { Site: firstOf(tenant, "datacenter"), "Kind of request": firstOf(tenant, "activitytypes") };
      await tenant.press("Submit", { ...about, Subject: "No light", Description: "Since this morning" });
      expect(tenant.heading).toMatch(/^TT-/);
      await liveOut(tenant.path);
      await tenant.open("/request/smarthand");
      await tenant.press("Update choices", { Site: firstOf(tenant, "datacenter") });
      const work = { "Planned date and time": "2099-12-31T14:00", Description: "Look" };
      await tenant.press("Submit", { ...work, Rack: firstOf(tenant, "rack") });
      expect(tenant.heading).toMatch(/^SH-/);
      await liveOut(tenant.path);
    });

    test("goods come in", async () => {
      await tenant.open("/request/goodsin");
      rack = valueOf(tenant, "racks", "JKT1-B-11");
      await tenant.press("Continue", { Rack: rack });
      await bringIn(device);
      expect(tenant.heading).toMatch(/^GI-/);
      await liveOut(tenant.path);
    });

    test("their device is replaced", async () => {
      await sendOut("/request/replace", rack, device);
      expect(tenant.heading).toMatch(/^RP-/);
      const out = tenant.path;
      await act(noc, ofNoc(out), "approve");
      await tenant.open(out);
      await tenant.follow("Bring in the new device");
      await bringIn(`${device} new`);
      expect(tenant.heading).toMatch(/^RI-/);
      const into = tenant.path;
      await finish(out);
      await liveOut(into);
    });

    test("a Cross Connect runs to another tenant, and an IIX Interconnection to the exchange", async () => {
      await tenant.open("/request/interconnection");
      await chooseSource(rack, `${device} new`);
      await tenant.press("Submit", { ...plug(), "Tenant Destination": "PT Samudra Jaringan Prima" });
      expect(tenant.heading).toMatch(/^CC-/);
      numbers.tenant = tenant.heading;
      const interconnection = tenant.path;
      await tenant.open(interconnection);
      if (tellsOwn) expect(tenant.text).not.toContain("Hidden");
      expect(await act(noc, ofNoc(interconnection), "approve")).toBe("Waiting Destination");
      await other.open(interconnection);
      await other.follow("Approve …");
      await other.press("Update choices", { "Rack Destination": valueOf(other, "devicedstrack_id", "JKT1-B-12") });
      await other.press("Update choices", { "Device Destination": valueOf(other, "devicedst_id", "odf-") });
      await other.press("Update choices", {
        "Device Destination Port Type": valueOf(other, "jenisportdst_id", "Fiber"),
      });
      const port = { "Port Destination Device": firstOf(other, "devicedstport_id") };
      await other.press("Submit", { ...port, "Type Connector Destination": firstOf(other, "connectordsttype") });
      expect(other.heading).toBe("Request List");
      await finish(interconnection);

      await tenant.open("/request/interconnection?to=iix");
      await chooseSource(rack, `${device} new`);
      await tenant.press("Submit", { ...plug(), "IIX Service": firstOf(tenant, "iixservice") });
      expect(tenant.heading).toMatch(/^IX-/);
      numbers.iix = tenant.heading;
      await liveOut(tenant.path);
    });

    test("both are dismantled", async () => {
      for (const [to, number] of Object.entries(numbers)) {
        await tenant.open(`/request/dismantle?to=${to}&search=${number}`);
        await tenant.follow(/^Dismantle /);
        await tenant.press("Submit", { Remark: "After 22:00, please" });
        expect(tenant.heading).toMatch(/^DS-/);
        const path = tenant.path;
        expect(await act(noc, ofNoc(path), "approve")).toBe("Approved - NOC");
        await finish(path, "Dismentled");
      }
    });

    test("goods go out", async () => {
      await sendOut("/request/goodsout", rack, `${device} new`);
      expect(tenant.heading).toMatch(/^GO-/);
      await liveOut(tenant.path);
    });

    test("what was filed elsewhere goes on", async () => {
      for (const kind of ["Electricity", "Rack Colocation"]) {
        await tenant.open(`/request/requestlist?${new URLSearchParams({ filter_type: kind, filter_status: "OR" })}`);
        const link = tenant.document.querySelector("main tbody th a")?.getAttribute("href") ?? "";
        await liveOut(link.replaceAll("&amp;", "&"));
      }
    });
  },
);

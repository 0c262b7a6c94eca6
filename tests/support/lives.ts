import type { DatabaseSync } from "node:sqlite";
import { beforeAll, describe, expect, test } from "vitest";
import type { ContraryProvider } from "./contrary-provider.ts";
import { type Person, plain } from "./person.ts";
import { contraryProviders } from "./provider-habits.ts";

/** Somebody at the portal, with any kind of browser. */
export interface Visitor extends Pick<Person, "path" | "heading" | "text" | "document"> {
  open(path: string): Promise<unknown>;
  follow(name: string | RegExp): Promise<unknown>;
  press(button: string, values?: Record<string, string>): Promise<unknown>;
}

/** The people of the journeys, and how their browsers send the open form, by field names, with one of its buttons. */
export interface Cast<Browser extends Visitor = Visitor> {
  noc: Browser;
  tenant: Browser;
  /** The same tenant where it only confirms, or fills in a form that does not change meanwhile. */
  confirming: Browser;
  other: Browser;
  send(sender: Visitor, button: string, values: Record<string, string>): Promise<unknown>;
}

let cast: Cast;

/** Kinds that the portal does not file: their seeded requests are tenant1's and open. */
export function reopen(database: DatabaseSync): void {
  database.exec(
    `UPDATE activities SET status = 'OR', status_key = 0, tenant = (SELECT tenant FROM user WHERE username = 'tenant1')
     WHERE activitytype IN (SELECT id FROM activitytype WHERE type IN ('Electricity', 'Rack Colocation'))`,
  );
}

const status = ({ document }: Visitor) => plain(document.querySelector(".page-head .status"));

/** The values that a field of the page offers, by label. */
const offered = ({ document }: Visitor, field: string) =>
  new Map(
    document
      .querySelectorAll(`main [name="${field}"] option[value]`)
      .map((option) => [plain(option), option.getAttribute("value") ?? ""] as const)
      .filter(([, value]) => value !== ""),
  );
const firstOf = (person: Visitor, field: string) => [...offered(person, field).values()][0] ?? "";
const valueOf = (person: Visitor, field: string, name: string) =>
  [...offered(person, field)].find(([called]) => called.startsWith(name))?.[1] ?? "";

/** Takes an action on the request at a path, including its confirmation. */
async function act(person: Visitor, path: string, action: keyof typeof actionNames): Promise<string> {
  await person.open(`${path}&act=${action}`);
  expect(person.heading).toBe("Are You Sure?");
  await person.press(actionNames[action]);
  return status(person);
}
const actionNames = { approve: "Approve", done: "Mark as done", close: "Close Request" };

const ofNoc = (path: string) => path.replace("/request/", "/admin/request/");

/** The NOC's part of a request that waits for it, then its owner's. */
async function complete(path: string): Promise<void> {
  expect(await act(cast.noc, ofNoc(path), "approve")).toBe("Approved - NOC");
  await finish(path);
}

async function finish(path: string, end = "Close"): Promise<void> {
  expect(await act(cast.noc, ofNoc(path), "done")).toBe("Done");
  expect(await act(cast.confirming, path, "close")).toBe(end);
}

/** Adds a device with four fiber ports to the Goods In whose page is open, and files it. */
async function bringIn(name: string): Promise<void> {
  const unit =
    cast.tenant.document.querySelector('input[name="up_front"]:not([disabled])')?.getAttribute("value") ?? "";
  const device = { devicename: name, serialnumber: name, weight: "5", power: "0.1", jumlahu: "1", up_front: unit };
  await cast.send(cast.tenant, "Add Device", { ...device, port_types: "all_fiber", fib: "4", fib_start: "1" });
  expect(cast.tenant.text).toContain(name);
  await cast.tenant.press("Submit request");
}

/** Fills in the source of an interconnection from a device in a rack, one choice at a time. */
async function chooseSource(rack: string, device: string): Promise<void> {
  await cast.tenant.press("Update choices", { "Rack Source": rack });
  await cast.tenant.press("Update choices", { "Cable Type": valueOf(cast.tenant, "circuittype", "FIBER OPTIC") });
  await cast.tenant.press("Update choices", { "Device Source": valueOf(cast.tenant, "devicesrc", device) });
  await cast.tenant.press("Update choices", {
    "Device Source Port Type": valueOf(cast.tenant, "jenisportsrc", "Fiber"),
  });
}
const plug = () => ({ "Port Source Device": firstOf(cast.tenant, "devicesrcport"), "Type Connector Source": "LC" });

async function sendOut(path: string, rack: string, name: string): Promise<void> {
  await cast.tenant.open(path);
  await cast.tenant.press("Update choices", { Rack: rack });
  const row = cast.tenant.document.querySelectorAll("main tbody tr").find((one) => plain(one).includes(name));
  const devices = row?.querySelector("input")?.getAttribute("value") ?? "";
  await cast.send(cast.tenant, "Submit", { racks: rack, shown_rack: rack, scope: "EX", devices, remark: "" });
}

type Kind = "that tells little" | "that spells otherwise";

/** Runs a request of every kind from its form to its end, at a portal on `provider`, whose data `reopen` has prepared. */
export function walkLives(kinds: Kind[], provider: ContraryProvider, openCast: () => Promise<Cast>): void {
  beforeAll(async () => {
    cast = await openCast();
  });

  describe.each(kinds)("with a provider %s", (kind) => {
    const device = `srv ${kind}`;
    /** The device that leaves, and the own end. */
    const tellsOwn = kind !== "that tells little";
    let rack = "";
    const numbers = { tenant: "", iix: "" };
    beforeAll(() => provider.takeOn(...contraryProviders[kind]));

    test("a Trouble Ticket and a Smart Hand live from form to close", async () => {
      await cast.confirming.open("/request/troubleticket");
      const about = {
        Site: firstOf(cast.confirming, "datacenter"),
        "Kind of request": firstOf(cast.confirming, "activitytypes"),
      };
      await cast.confirming.press("Submit", { ...about, Subject: "No light", Description: "Since this morning" });
      expect(cast.confirming.heading).toMatch(/^TT-/);
      await complete(cast.confirming.path);
      await cast.confirming.open("/request/smarthand");
      await cast.confirming.press("Update choices", { Site: firstOf(cast.confirming, "datacenter") });
      const work = { "Planned date and time": "2099-12-31T14:00", Description: "Look" };
      await cast.confirming.press("Submit", { ...work, Rack: firstOf(cast.confirming, "rack") });
      expect(cast.confirming.heading).toMatch(/^SH-/);
      await complete(cast.confirming.path);
    });

    test("goods come in", async () => {
      await cast.tenant.open("/request/goodsin");
      rack = valueOf(cast.tenant, "racks", "JKT1-B-11");
      await cast.tenant.press("Continue", { Rack: rack });
      await bringIn(device);
      expect(cast.tenant.heading).toMatch(/^GI-/);
      await complete(cast.tenant.path);
    });

    test("their device is replaced", async () => {
      await sendOut("/request/replace", rack, device);
      expect(cast.tenant.heading).toMatch(/^RP-/);
      const out = cast.tenant.path;
      await act(cast.noc, ofNoc(out), "approve");
      await cast.tenant.open(out);
      await cast.tenant.follow("Bring in the new device");
      await bringIn(`${device} new`);
      expect(cast.tenant.heading).toMatch(/^RI-/);
      const into = cast.tenant.path;
      await finish(out);
      await complete(into);
    });

    test("a Cross Connect runs to another tenant, and an IIX Interconnection to the exchange", async () => {
      await cast.tenant.open("/request/interconnection");
      await chooseSource(rack, `${device} new`);
      await cast.tenant.press("Submit", { ...plug(), "Tenant Destination": "PT Samudra Jaringan Prima" });
      expect(cast.tenant.heading).toMatch(/^CC-/);
      numbers.tenant = cast.tenant.heading;
      const interconnection = cast.tenant.path;
      await cast.tenant.open(interconnection);
      if (tellsOwn) expect(cast.tenant.text).not.toContain("Hidden");
      expect(await act(cast.noc, ofNoc(interconnection), "approve")).toBe("Waiting Destination");
      await cast.other.open(interconnection);
      await cast.other.follow("Approve …");
      await cast.other.press("Update choices", {
        "Rack Destination": valueOf(cast.other, "devicedstrack_id", "JKT1-B-12"),
      });
      await cast.other.press("Update choices", {
        "Device Destination": valueOf(cast.other, "devicedst_id", "odf-"),
      });
      await cast.other.press("Update choices", {
        "Device Destination Port Type": valueOf(cast.other, "jenisportdst_id", "Fiber"),
      });
      const port = { "Port Destination Device": firstOf(cast.other, "devicedstport_id") };
      await cast.other.press("Submit", {
        ...port,
        "Type Connector Destination": firstOf(cast.other, "connectordsttype"),
      });
      expect(cast.other.heading).toMatch(/^Request List/);
      expect(cast.other.text).toContain(`${numbers.tenant} has been approved`);
      await finish(interconnection);

      await cast.tenant.open("/request/interconnection?to=iix");
      await chooseSource(rack, `${device} new`);
      await cast.tenant.press("Submit", { ...plug(), "IIX Service": firstOf(cast.tenant, "iixservice") });
      expect(cast.tenant.heading).toMatch(/^IX-/);
      numbers.iix = cast.tenant.heading;
      await complete(cast.tenant.path);
    });

    test("both are dismantled", async () => {
      for (const [to, number] of Object.entries(numbers)) {
        await cast.confirming.open(`/request/dismantle?to=${to}&search=${number}`);
        await cast.confirming.follow(/^Dismantle /);
        await cast.confirming.press("Submit", { Remark: "After 22:00, please" });
        expect(cast.confirming.heading).toMatch(/^DS-/);
        const path = cast.confirming.path;
        expect(await act(cast.noc, ofNoc(path), "approve")).toBe("Approved - NOC");
        await finish(path, "Dismentled");
      }
    });

    test("goods go out", async () => {
      await sendOut("/request/goodsout", rack, `${device} new`);
      expect(cast.tenant.heading).toMatch(/^GO-/);
      await complete(cast.tenant.path);
    });

    test("what was filed elsewhere goes on", async () => {
      for (const kind of ["Electricity", "Rack Colocation"]) {
        await cast.confirming.open(
          `/request/requestlist?${new URLSearchParams({ filter_type: kind, filter_status: "OR" })}`,
        );
        const link = cast.confirming.document.querySelector("main tbody th a")?.getAttribute("href") ?? "";
        await complete(link.replaceAll("&amp;", "&"));
      }
    });
  });
}

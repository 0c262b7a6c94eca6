import type { DatabaseSync } from "node:sqlite";
import { beforeAll, describe, expect, test } from "vitest";
import { Person, plain, signIn } from "../support/person.ts";
import { portal, prepareData } from "../support/own-portal.ts";

/** A device of tenant1 with several SFP ports in use, and its rack and site. */
let old = { device: 0, rack: 0, uses: 0 };
/** A device type and a manufacture that does not make it. */
let odd = { type: 0, maker: 0 };
let tenant: Person;
let noc: Person;

function choose(database: DatabaseSync): void {
  const used = "SELECT count(*) FROM ports p JOIN crossconnects c ON p.id IN (c.devicesrcport, c.devicedstport)";
  const found = database.prepare(
    `SELECT d.id AS device, d.racks AS rack, (${used} WHERE p.device = d.id AND c.status IN ('W', 'C')) AS uses
     FROM devices d JOIN user u ON u.tenant = d.tenant
     WHERE u.username = 'tenant1' AND d.status = 'I' AND d.id NOT IN (SELECT device FROM goodsoutdetail)
       AND NOT EXISTS (${used.replace("count(*)", "1")} WHERE p.device = d.id AND c.status IN ('W', 'C') AND p.type != 'SFP')
     ORDER BY uses DESC LIMIT 1`,
  );
  old = found.get() as typeof old;
  const others = "SELECT t.id AS type, m.id AS maker FROM devicetypes t, devicesmanufacture m";
  odd = database.prepare(`${others} WHERE t.devices_manufacture <> m.id LIMIT 1`).get() as typeof odd;
}

/** A Goods In Replace of tenant1 whose new device has no port of the type in use. */
const WITHOUT_PORTS = 185;

function takeAwayPorts(database: DatabaseSync): void {
  database.exec(`DELETE FROM transferport WHERE activities = ${WITHOUT_PORTS};
    UPDATE ports SET type = 'ETH' WHERE device IN (SELECT d.device FROM goodsindetail d
      JOIN goodsin g ON g.id = d.goodsin WHERE g.activities = ${WITHOUT_PORTS})`);
}

beforeAll(async () => {
  prepareData((database) => {
    choose(database);
    takeAwayPorts(database);
  });
  [tenant, noc] = await Promise.all([signIn(portal.url, "tenant1", "tenant"), signIn(portal.url, "noc", "admin")]);
});

const nextStep = ({ document }: Person) => plain(document.querySelector(".next-step"));
const waiting = async (person: Person) => (await person.open("/request/requestlist?tab=waiting&limit=100")).text;

/** Adds a device with this many SFP ports to the Goods In whose page is open. */
async function add(name: string, ports: number): Promise<void> {
  const unit = tenant.document.querySelector('input[name="up_front"]:not([disabled])')?.getAttribute("value") ?? "";
  const device = { devicename: name, weight: "1", power: "0.1", jumlahu: "1", port_types: "all_sfp", up_front: unit };
  await tenant.post(tenant.path, { ...device, sfp: String(ports), sfp_start: "1" });
  expect(tenant.text).toContain(name);
  // With keys each device would be four more stops before the next one, and before the button that submits them all.
  for (const step of ["2. Add Device", "3. Submit request"]) {
    const skip = tenant.document.querySelectorAll("a").find((link) => plain(link) === step);
    expect(plain(tenant.document.querySelector(skip?.getAttribute("href") ?? "a")).startsWith(step)).toBe(true);
  }
}

test("new ports that cannot be chosen are not asked for: the page says why, without a button that would be refused", async () => {
  await tenant.open(`/request/requestlist/goodsinreplace/transfer?id=${WITHOUT_PORTS}`);
  expect(tenant.heading).toBe("Choose new ports");
  expect(tenant.text).toContain("No free port of this type");
  expect(tenant.text).toContain("SFP ports in use without a free port on the new device: 1. Ask for the dismantling");
  expect(tenant.document.querySelectorAll("main button").map(plain)).toEqual([]);
  await tenant.follow("Back");
  expect(tenant.heading).toMatch(/^RI-/);
});

describe("a goods out whose new device is missing", () => {
  const missing = "The new device is still missing; it is brought in as the second step.";

  /** Opens the first replacement in a status whose page has this text. */
  async function openFirst(person: Person, status: string, text: string): Promise<void> {
    const list = `/request/requestlist?filter_type=Goods+Out+Replace&limit=100&filter_status=${status}`;
    await person.open(list);
    for (const number of person.document.querySelectorAll("tbody th a").map(plain)) {
      await person.open(list);
      await person.follow(number);
      if (person.text.includes(text)) return;
    }
    throw new Error(`no replacement with "${text}"`);
  }

  test("is closed by a tenant who reads that it is, and leads on to it afterwards", async () => {
    const person = await signIn(portal.url, "tenant2", "tenant");
    await openFirst(person, "AP", missing);
    expect(nextStep(person)).toContain(`check it and close the request. ${missing}`);
    await person.follow("Close Request");
    expect([person.heading, person.text.includes(missing)]).toEqual(["Are You Sure?", true]);
    await person.press("Close Request");
    expect(nextStep(person)).toMatch(/^Your turn: bring in the new device, which takes over the ports in use\./);
    expect(person.text).not.toContain("Nothing is left to do");
    await noc.open(`/admin${person.path}`);
    expect(nextStep(noc)).toMatch(/^Next: .+ brings in the new device/);
    await openFirst(person, "CL", "Takes over the ports");
    await person.follow("Bring in the new device");
    expect(person.heading).toBe("Add Device Goods In Details");
    const whereFrom = /go out with request RP-\d+-\d+, DC /;
    expect(person.text).toMatch(whereFrom);
    await person.follow("Change rack or scope");
    expect([person.heading, whereFrom.test(person.text)]).toEqual(["Goods In", true]);
  });
});

describe("a goods in", () => {
  const page = "/admin/device/device-list/rack-add-device";
  const chosen = "?racks=1&scope=IN";

  test("a device that a colleague has taken back is told as gone, beside the others", async () => {
    await tenant.open(`${page}/delete/999999${chosen}`);
    expect([tenant.path, tenant.heading]).toEqual([page + chosen, "Add Device Goods In Details"]);
    expect(plain(tenant.document)).toContain("This record is not there any more");
  });

  test("a device that is half typed is kept while another one is deleted, unless it was a change of that one", async () => {
    const kept = () =>
      ["devicename", "weight"].map(
        (name) => tenant.document.querySelector(`input[name=${name}]`)?.getAttribute("value") ?? "",
      );
    await tenant.open(page + chosen);
    for (const name of ["sw-first", "sw-second"]) await add(name, 1);
    await tenant.press("Delete sw-first", { "Device name": "sw-half", Weight: "3.5", Remark: "By courier" });
    expect([tenant.heading, tenant.text.includes("sw-first")]).toEqual(["Are You Sure?", true]);
    await tenant.press("Delete");
    expect([tenant.path, ...kept()]).toEqual([page + chosen, "sw-half", "3.5"]);
    expect(plain(tenant.document.querySelector("textarea[name=remark]"))).toBe("By courier");
    await tenant.press("Clear form");
    await tenant.open(page + chosen);
    expect(kept()).toEqual(["", ""]);
    await tenant.press("Edit sw-second");
    await tenant.press("Delete sw-second");
    await tenant.press("Delete");
    expect(kept()).toEqual(["", ""]);
    expect(plain(tenant.document.querySelector("textarea[name=remark]"))).toBe("By courier");
  });

  test("devices that were added or submitted since the page was shown are not sent unseen", async () => {
    const other = await new Person(portal.url, {}, tenant.cookies).open(page + chosen);
    await tenant.open(page + chosen);
    await add("sw-unseen", 1);
    const changed = "since this page was shown. Nothing was sent";
    await other.press("Submit request");
    expect([other.status, other.text.includes(changed), other.text.includes("sw-unseen")]).toEqual([400, true, true]);
    await other.press("Submit request");
    expect(other.heading).toMatch(/^GI-/);
    await tenant.press("Submit request");
    expect([tenant.status, tenant.text.includes(changed)]).toEqual([400, true]);
  });

  test("a unit below the height, and SFP ports that continue none, are told as what they are", async () => {
    const device = { devicename: "sw-low", weight: "1", power: "0.1", jumlahu: "10", up_front: "6" };
    await tenant.post(page + chosen, { ...device, port_types: "all_sfp", sfp: "2", sfp_start: "2" });
    expect(tenant.status).toBe(400);
    expect(tenant.text).toContain("please choose rack position according to QTY U");
    expect(tenant.text).not.toMatch(/U-\d/);
    const starts = (layout: string) => tenant.document.querySelectorAll(`[name="${layout}_start"] option`).map(plain);
    expect(starts("sfp")).toEqual(starts("eth"));
    await tenant.post(page + chosen, { ...device, port_types: "ethernet_sfp", eth: "2", sfp: "2", sfp_start: "2" });
    expect(starts("sfp")).toContain("Continue Ethernet Port");
  });

  test("a type that the chosen manufacture does not make is asked for again, the rest is kept", async () => {
    const device = { devicename: "sw-odd", weight: "1", power: "0.1", jumlahu: "1", up_front: "6" };
    const made = { devices_manufacture: String(odd.maker), devicetypes: String(odd.type) };
    await tenant.post(page + chosen, { ...device, ...made, port_types: "all_sfp", sfp: "2", sfp_start: "1" });
    expect(tenant.status).toBe(409);
    expect(plain(tenant.document.querySelector("#devicetypes-error"))).toBe("Choose again: the choices have changed");
    expect(tenant.document.querySelector("input[name=devicename]")?.getAttribute("value")).toBe("sw-odd");
  });
});

describe("a replacement whose ports wait", () => {
  let request = "";

  test("is not filed with too few ports, which is said before", async () => {
    expect(old.uses).toBeGreaterThan(1);
    await tenant.open("/request/replace");
    const rack = String(old.rack);
    await tenant.post("/request/replace", {
      ...{ racks: rack, shown_rack: rack, scope: "EX", devices: String(old.device), remark: "" },
    });
    expect(tenant.heading).toMatch(/^RP-/);
    await tenant.follow("Bring in the new device");
    expect(tenant.text).toContain("The new device takes over the ports in use: SFP port ");
    expect(tenant.text).not.toContain("the devices listed here have");
    await add("sw-small", old.uses - 1);
    const lacking = `SFP ports for the ports in use: the new device needs ${old.uses}, the devices listed here have ${old.uses - 1}.`;
    expect(tenant.text).toContain(lacking);
    await tenant.press("Submit request");
    expect(tenant.status).toBe(400);
    expect(plain(tenant.document.querySelector(".error-summary"))).toContain(lacking);
    await add("sw-large", 2);
    expect(tenant.text).not.toContain("the devices listed here have");
  });

  test("leads from filing to the choice of the ports, and waits for its tenant", async () => {
    await tenant.press("Submit request");
    expect(tenant.heading).toBe("Choose new ports");
    expect(tenant.title).toMatch(/^Choose new ports, RI-\d/);
    await tenant.follow("Back");
    request = tenant.path;
    expect(nextStep(tenant)).toBe(
      "Your turn: choose a new port for every port in use; the NOC goes on after that.Choose new ports",
    );
    expect(await waiting(tenant)).toContain((await tenant.open(request)).heading);
  });

  test("is the tenant's turn for the NOC too, which can neither approve it nor be asked to", async () => {
    const page = request.replace("/request/", "/admin/request/");
    await noc.open(page);
    expect(nextStep(noc)).toMatch(
      /^Next: PT Rimba .* chooses a new port for every port in use; then the NOC goes on\./,
    );
    expect(noc.document.querySelector(".next-step a")).toBeNull();
    expect(plain(noc.document.querySelector(".request-actions"))).toContain("Put on waiting list");
    await expect(noc.follow("Approve")).rejects.toThrow("no <a> named Approve");
    await noc.open(`${page}&act=approve`);
    expect(noc.text).toContain("Ports in use have no new port yet. The tenant chooses them first");
    await noc.post(page, { act: "approve", seen: "OR" });
    expect([noc.status, noc.heading]).toEqual([400, tenant.heading]);
    expect(noc.text).toContain("Ports in use have no new port yet. The tenant chooses them first");
  });

  test("says where a port has been moved, when an old page chooses another one", async () => {
    await tenant.follow("Choose new ports");
    const here = tenant.path;
    const fields = tenant.document.querySelectorAll("main select");
    const [first] = fields;
    const [, one = "", other = ""] =
      first?.querySelectorAll("option").map((option) => option.getAttribute("value") ?? "") ?? [];
    const name = first?.getAttribute("name") ?? "";
    expect(first?.text).toMatch(/SFP port 1 · sw-(small|large)/);
    await tenant.post(here, { [name]: one });
    expect(tenant.text).toContain("The new ports have been saved");
    await tenant.post(here, { [name]: other });
    expect(tenant.status).toBe(400);
    expect(tenant.text).toMatch(/SFP port \d+ moves to sw-\w+ SFP port \d+ already\. Nothing was changed\./);
    expect(tenant.text).not.toContain("The new ports have been saved");

    const left = tenant.document.querySelectorAll("main select");
    expect(left).toHaveLength(old.uses - 1);
    await tenant.post(here, { [left[0]?.getAttribute("name") ?? ""]: one });
    expect(tenant.text).toContain("This port is taken by now: choose another one");
    const names = left.map((field) => field.getAttribute("name") ?? "");
    const free =
      left[0]
        ?.querySelectorAll("option")
        .map((option) => option.getAttribute("value") ?? "")
        .slice(1) ?? [];
    await tenant.post(here, Object.fromEntries(names.map((field, at) => [field, free[at] ?? ""])));
    expect(tenant.text).toContain("The new ports have been saved");
  });

  test("continues once every port has a new one", async () => {
    expect(await waiting(tenant)).not.toContain((await tenant.open(request)).heading);
    await noc.open(request.replace("/request/", "/admin/request/"));
    expect(nextStep(noc)).toContain("Your turn: check the request");
    await noc.follow("Approve");
    await noc.press("Approve");
    expect(noc.text).toMatch(/RI-\d+-\d+ has been approved/);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ContraryProvider } from "../support/contrary-provider.ts";
import { contraryProviders, type HabitName } from "../support/provider-habits.ts";
import { signIn } from "../support/person.ts";
import { picturesOn } from "../support/pictures.ts";
import { type Portal, startPortal } from "../support/portal.ts";
import { screens } from "../support/screens.ts";

const readers = [
  ["noc", "admin"],
  ["tenant1", "tenant"],
] as const;

/** How a missing value would show up. */
const nonsense = /NaN|undefined|\[object|Invalid Date|\bnull\b/;

const contrary = new ContraryProvider();
let portal: Portal;

beforeAll(async () => {
  portal = await startPortal({ PROVIDER_URL: await contrary.start() });
  contrary.target = portal.providerUrl;
});
afterAll(async () => {
  await portal.stop();
  contrary.stop();
});

/** Opens every screen of a side, and returns the pages with problems; in lite mode, for what is looked at is the same. */
async function walk(username: string, side: "admin" | "tenant"): Promise<string[]> {
  const person = await signIn(portal.url, username, side);
  await person.press("Lite mode (no JavaScript)");
  const wrong: string[] = [];
  for (const { path, file } of screens.filter(({ role }) => [side, "either"].includes(role))) {
    await person.open(path);
    const { status, body } = person;
    if (status !== 200 || (!file && !/<main|class="[^"]*\bpaper\b/.test(body)))
      wrong.push(`${path}: ${status} ${person.heading}`);
    if (file) continue;
    if (/<script|modulepreload/.test(body)) wrong.push(`${path}: a script`);
    // The text of an embedded picture, the signature of a linked one and a nonce are random.
    const [found] = nonsense.exec(body.replaceAll(/data:[^"]*|\?s=[\w-]+|nonce="[^"]*"/g, "")) ?? [];
    if (found) wrong.push(`${path}: "${found}"`);
  }
  return wrong;
}

describe.each(Object.entries(contraryProviders))("a provider %s", (_, habits) => {
  test("every screen is whole, and in lite mode without scripts", async () => {
    contrary.takeOn(...habits);
    expect(await Promise.all(readers.map(([username, side]) => walk(username, side)))).toEqual(readers.map(() => []));
    expect([...contrary.shown].sort()).toEqual([...habits, "refusesTokenOnce"].sort());
  });
});

test("a provider that sends named fields only: names and the units of racks are read where they are kept", async () => {
  const noc = await signIn(portal.url, "noc", "admin");
  const paths = [
    "/admin/organization/datacenter-access",
    "/admin/organization/datacenter-access/permits",
    "/admin/organization/datacenter-access/permits/delete/1",
    "/admin/rack/rack-share",
    "/admin/device/device-type",
    "/admin/interconnection/cable-connector",
    "/admin/request/requestlist/smarthand?id=115",
    "/admin/report/report-rack",
    "/admin/organization/capacity",
  ];
  const told = async (...habits: HabitName[]) => {
    contrary.takeOn(...habits);
    const texts: string[] = [];
    for (const path of paths) texts.push((await noc.open(path)).text);
    return texts;
  };
  const whole = await told();
  expect(await told("namedFieldsOnly")).toEqual(whole);
});

test("a provider that sends ids alone: names are read where they are kept, on lists, pages, reports and papers", async () => {
  const noc = await signIn(portal.url, "noc", "admin");
  const paths = [
    "/admin/dashboard?today=filed",
    "/admin/organization/sites/detail?id=1",
    "/admin/organization/user-accounts",
    "/admin/organization/datacenter-access/visits",
    "/admin/rack/rack-list",
    "/admin/rack/rack-list/detail/1",
    "/admin/device/device-list/detail/1",
    "/admin/service/service-list",
    "/admin/interconnection/interconnection-list",
    "/admin/request/requestlist/goodsin?id=86",
    "/admin/report/report-activity",
    "/print-report-rack?racks=1",
  ];
  const ofTenant = ["/request/goodsout?racks=1", "/request/interconnection?to=iix"];
  const tenant = await signIn(portal.url, "tenant1", "tenant");
  const textOf = async (path: string, ...habits: HabitName[]) => {
    contrary.takeOn(...habits);
    return (await (ofTenant.includes(path) ? tenant : noc).open(path)).text.replace(
      /\d+ \w+ ago|\d\d:\d\d WIB|(\d+ h )?\d+ min/g,
      "",
    );
  };
  for (const path of [...paths, ...ofTenant]) {
    const whole = await textOf(path);
    expect(await textOf(path, "idsAlone"), path).toBe(whole);
  }
});

test("a provider whose files have absolute addresses of a host within: the portal shows them by its own", async () => {
  const noc = await signIn(portal.url, "noc", "admin");
  contrary.takeOn("innerAddresses");
  const pictures = picturesOn(await noc.open("/admin/organization/city"));
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) expect((await noc.open(picture)).status, picture).toBe(200);
});

test("a provider that keeps no history: what has come of a request is told from the request itself", async () => {
  const noc = await signIn(portal.url, "noc", "admin");
  contrary.takeOn("noHistory");
  await noc.open("/admin/request/requestlist/crossconnect?id=144");
  expect(noc.text).toMatch(/\(NOC\) approved the request Waiting Destination/);
  await noc.open("/admin/request/requestlist/crossconnect?id=120");
  expect(noc.text).toMatch(/\(NOC\) approved the request Waiting Destination/);
  expect(noc.text).toMatch(/(?<!\(NOC\)) approved the interconnection/);
  contrary.takeOn("noHistory", "leavesOut");
  await noc.open("/admin/request/requestlist/crossconnect?id=120");
  expect(noc.text).toContain("The destination tenant approved the interconnection");
});

test("a provider that plans work by days is sent the day, and no hour is shown", async () => {
  const tenant = await signIn(portal.url, "tenant1", "tenant");
  contrary.takeOn("plansByDay");
  await tenant.open("/request/smarthand");
  await tenant.press("Update choices", { Site: "DC Kuningan" });
  await tenant.press("Submit", { Rack: "JKT1-A-01", "Planned date and time": "2099-12-31T14:00", Description: "Look" });
  expect(tenant.heading).toMatch(/^SH-/);
  expect(tenant.text).toMatch(/Planned date\s*31-December-2099(?!,)/);
  expect([...contrary.shown]).toContain("plansByDay");
});

test("a provider whose figures bring no newest requests: the dashboard reads them where they are kept", async () => {
  const noc = await signIn(portal.url, "noc", "admin");
  contrary.takeOn("leavesOut");
  await noc.open("/admin/dashboard");
  expect(noc.document.querySelectorAll('[aria-labelledby="newest"] tbody tr').length).toBeGreaterThan(3);
});

test("a provider that omits optional fields: unknown is not shown as none or blocked", async () => {
  const tenant = await signIn(portal.url, "tenant1", "tenant");
  contrary.takeOn("leavesOut");
  await tenant.open("/dashboard");
  expect(tenant.text).toContain("Open requests");
  expect(tenant.text).not.toContain("My racks");
  await tenant.open("/datacenter/mydevice");
  expect(tenant.document.querySelector("tbody")?.text).not.toMatch(/Blocked|undefined/);
  await tenant.open("/request/goodsout?racks=1");
  expect(tenant.document.querySelectorAll('[name="devices"]:not([disabled])').length).toBeGreaterThan(0);
});

test("a provider that sends a tenant other tenants' records too: they are neither listed nor found, nor is the NOC kept from them", async () => {
  const [noc, tenant] = [await signIn(portal.url, "noc", "admin"), await signIn(portal.url, "tenant1", "tenant")];
  contrary.takeOn("sendsOthersDevices");
  await tenant.open("/datacenter/mydevice?limit=100");
  expect(tenant.text).not.toContain("PT Lain");
  const devices = tenant.document.querySelectorAll('tbody a[href^="/datacenter/mydevice/detail/"]');
  const ids = devices.map((link) => Number(link.getAttribute("href")?.split("/").at(-1)));
  expect(ids.length).toBeGreaterThan(3);
  expect(ids.filter((id) => id % 2 === 0)).toEqual([]);
  expect((await tenant.open(`/datacenter/mydevice/detail/${ids[0]}`)).status).toBe(200);
  for (const id of [46, 999_999]) {
    await tenant.open(`/datacenter/mydevice/detail/${id}`);
    expect([tenant.status, tenant.heading]).toEqual([404, "Page not found"]);
  }
  expect((await noc.open("/admin/device/device-list/detail/46")).text).toContain("PT Lain");
});

test("a provider that takes anything: a tenant creates nothing for another one, and no account for the NOC", async () => {
  const tenant = await signIn(portal.url, "tenant1", "tenant");
  contrary.takeOn("takesAnything");
  const goods = { racks: "1", shown_rack: "1", scope: "EX", devices: "145" };
  const device = {
    devicename: "a-1",
    devices_manufacture: "1",
    devicetypes: "1",
    weight: "1",
    power: "1",
    jumlahu: "1",
    up_front: "9",
    port_types: "all_ethernet",
    eth: "1",
    eth_start: "1",
  };
  const account = {
    first_name: "Wulan Sari",
    identity_no: "3171041023758011",
    email: "wulan@tenants.example",
    phone: "6281234567890",
    username: "wulan",
    status: "active",
    need_verify: "1",
  };
  const forms: [path: string, values: Record<string, string>, message: string][] = [
    ["/datacenter/myuseraccount/form", { ...account, groups: "1" }, "Choose a group for tenants' accounts"],
    [
      "/datacenter/mydatacenteraccess/permits/form",
      { userdatacenter: "3", datacenter: "1", date_from: "2026-11-01", status: "Y" },
      "This person is not among yours",
    ],
    ["/admin/device/device-list/rack-add-device?racks=46&scope=EX", device, "Page not found"],
    ["/request/goodsout?racks=1", goods, "Choose again: the choices have changed"],
    ["/request/replace?racks=1", goods, "Choose again: the choices have changed"],
    ["/request/dismantle?crossconnect=1", { crossconnect: "1" }, "Page not found"],
  ];
  for (const [path, values, message] of forms) {
    await tenant.post(path, values);
    expect(tenant.status, path).toBeGreaterThanOrEqual(400);
    expect(tenant.text, path).toContain(message);
  }
  expect([...contrary.shown]).not.toContain("takesAnything");
  await tenant.post("/datacenter/myuseraccount/form", { ...account, groups: "3" });
  expect([...contrary.shown]).toContain("takesAnything");
});

import type { HTMLElement } from "node-html-parser";
import { beforeAll, expect, test } from "vitest";
import { PASSWORD, Person, plain, signIn } from "../support/person.ts";
import { storeNewTenants } from "../support/new-tenants.ts";
import { portal, prepareData } from "../support/own-portal.ts";

beforeAll(async () => {
  prepareData(storeNewTenants);
});

test.each([
  ["noc", "admin", "/admin/dashboard"],
  ["noclimited", "admin", "/admin/dashboard"],
  ["noc", "admin", "/admin/organization/tenants/detail?id=1"],
  ["tenant1", "tenant", "/dashboard"],
  ["tenant3", "tenant", "/dashboard"],
  ["norack", "tenant", "/dashboard"],
  ["emptyrack", "tenant", "/dashboard"],
  ["notconfirmed", "tenant", "/dashboard"],
] as const)("every link that %s (%s) sees on %s leads where it says", async (username, side, path) => {
  const person = await signIn(portal.url, username, side);
  await person.open(path);
  const targets = new Set(
    person.document
      .querySelectorAll("main a[href^='/']")
      .map((link) => (link.getAttribute("href") ?? "").replaceAll("&amp;", "&"))
      // The trail's first step is the start page of the side.
      .filter((to) => to !== "/admin" && !to.startsWith("/media/")),
  );
  const bounced: string[] = [];
  for (const to of targets) {
    await person.visit(to);
    if (person.status !== 200) bounced.push(`${to}: ${person.status}`);
  }
  expect(bounced).toEqual([]);
  expect(targets.size).toBeGreaterThan(0);
});

test.each([
  ["noc", "admin", "/admin/dashboard", ["sites", "racks", "devices", "tenants", "interconnections", "services"]],
  ["tenant1", "tenant", "/dashboard", ["racks", "devices", "interconnections", "services"]],
] as const)("the figures that %s (%s) sees on %s are those of their lists", async (username, side, path, labels) => {
  const person = await signIn(portal.url, username, side);
  await person.open(path);
  const figures = person.document.querySelectorAll(".figures a").map((figure) => ({
    label: plain(figure.querySelector("small")),
    count: figure.querySelector("b")?.text,
    to: (figure.getAttribute("href") ?? "").replaceAll("&amp;", "&"),
  }));
  const counted = figures.filter(({ label }) => labels.some((one) => one === label));
  expect(counted.map(({ label }) => label)).toEqual(labels);
  for (const { label, count, to } of counted) {
    await person.open(to);
    expect(plain(person.document.querySelector(".page-head p")), label).toContain(`${count} ${label}`);
  }
});

test.each([
  [
    "noc",
    "admin",
    [
      "/admin/rack/rack-list",
      "/admin/rack/rack-share",
      "/admin/device/device-list",
      "/admin/service/service-list",
      "/admin/interconnection/interconnection-list",
      "/admin/request/requestlist",
      "/admin/organization/user-accounts",
      "/admin/organization/datacenter-access",
      "/admin/organization/datacenter-access/permits",
      "/admin/organization/datacenter-access/visits",
      "/admin/organization/sites/detail?id=1",
      "/admin/organization/sites/floor/1",
      "/admin/organization/tenants/detail?id=1",
      "/admin/organization/capacity",
      "/admin/dashboard?today=filed",
      "/admin/dashboard?board=1",
      "/admin/rack/find-space",
      "/admin/rack/rack-list/detail/1",
      "/admin/device/device-list/detail/165",
      "/admin/report/report-activity",
      "/admin/report/report-datacenter-access",
      "/admin/report/report-rack",
      "/admin/report/report-service",
      "/admin/report/report-interconnection",
      "/admin/report/report-request-problem",
      "/admin/request/requestlist/several/approve?chosen=86&chosen=120",
      "/admin/request/requestlist/goodsout/97",
      "/admin/request/requestlist/goodsinreplace/185",
    ],
  ],
  [
    "tenant1",
    "tenant",
    [
      "/dashboard",
      "/datacenter/mydevice",
      "/datacenter/myservice",
      "/datacenter/myrack/detail/1",
      "/request/requestlist/goodsout/97",
      "/request/requestlist/goodsinreplace/185",
    ],
  ],
] as const)("%s (%s) gets to every record that a cell of a table names", async (username, side, paths) => {
  const person = await signIn(portal.url, username, side);
  const plainCells: string[] = [];
  for (const path of paths) {
    await person.open(path);
    const cells = person.document
      .querySelectorAll("main table")
      .flatMap((table) => cellsThatNameRecords(table, recordHeads[side]));
    expect(cells.length, `${path} names records`).toBeGreaterThan(0);
    plainCells.push(...cells.filter((cell) => !cell.querySelector("a")).map((cell) => `${path}: ${plain(cell)}`));
  }
  expect(plainCells).toEqual([]);
});

const ofBoth = ["Rack", "Device", "Request", "Request number", "Interconnection"];

/** The heads of columns that name records with a page; tenants have no pages of other tenants or sites. */
const recordHeads: Record<"admin" | "tenant", string[]> = {
  admin: [...ofBoth, "Tenant", "Company", "Site", "Source", "Destination", "Other end"],
  tenant: ofBoth,
};

/** The non-empty cells of a table below these heads; a chart's numbers name no records. */
function cellsThatNameRecords(table: HTMLElement, recordHeads: string[]): HTMLElement[] {
  if (table.closest("figure")) return [];
  const heads = table.querySelectorAll("thead th").map((head) => plain(head));
  const rows = table.querySelectorAll("tbody tr").map((row) => row.querySelectorAll("th, td"));
  return rows.flatMap((cells) =>
    cells.filter((cell, at) => recordHeads.includes(heads[at] ?? "") && !["", "–"].includes(plain(cell))),
  );
}

test.each([
  ["noc", "admin", "/admin/rack/rack-list", "/admin/rack/rack-list/detail/1"],
  ["noc", "admin", "/admin/device/device-list", "/admin/device/device-list/detail/1"],
  ["noc", "admin", "/admin/organization/sites", "/admin/organization/sites/detail?id=1"],
  ["noc", "admin", "/admin/organization/tenants", "/admin/organization/tenants/detail?id=1"],
  [
    "noc",
    "admin",
    "/admin/interconnection/interconnection-list",
    "/admin/interconnection/interconnection-list/detail/1",
  ],
] as const)("%s (%s) comes back from a record of %s to the list as it was", async (username, side, list, record) => {
  const person = await signIn(portal.url, username, side);
  const backFrom = async (referer: string) => {
    const here = new Person(portal.url, { Referer: portal.url + referer });
    for (const [name, value] of person.cookies) here.cookies.set(name, value);
    await here.open(record);
    const back = here.document.querySelectorAll(".page-head a").find((link) => plain(link) === "Back");
    return back?.getAttribute("href")?.replaceAll("&amp;", "&");
  };
  expect(await backFrom(`${list}?search=a&page=2&limit=5`)).toBe(`${list}?search=a&page=2&limit=5`);
  expect(await backFrom(record)).toBe(list);
  expect(await backFrom("/admin/dashboard")).toBe(list);
});

test("Back is the first of a record's actions, also on the page of a request", async () => {
  const noc = await signIn(portal.url, "noc", "admin");
  await noc.open("/admin/request/requestlist/crossconnect?id=120");
  const names = noc.document.querySelectorAll(".page-actions a").map((link) => link.text.trim());
  expect(names).toEqual(["Back", "Handover form", "Delivery order"]);
});

test("files are plain links: of one marked as a download a browser saves the page that refuses it, such as the login", async () => {
  const noc = await signIn(portal.url, "noc", "admin");
  for (const [page, file] of [
    ["/admin/rack/rack-type", "a[href*='export=xlsx']"],
    ["/admin/request/requestlist/smarthand?id=115", "a[href*='/calendar/']"],
  ] as const) {
    const { document } = await noc.open(page);
    expect([document.querySelectorAll(file).length, document.querySelectorAll("a[download]").length]).toEqual([1, 0]);
  }
});

test("a site leads to the form of a new rack, which is at this site", async () => {
  const noc = await signIn(portal.url, "noc", "admin");
  await (await noc.open("/admin/organization/sites/detail?id=2")).follow("Create Rack");
  expect(noc.heading).toBe("Create Rack");
  expect(noc.document.querySelector("select[name=datacenter] option[selected]")?.getAttribute("value")).toBe("2");
});

test("the rack report has the site of its racks on the letterhead, whichever the address names", async () => {
  const noc = await signIn(portal.url, "noc", "admin");
  const ofRack = async (site: number) => {
    await noc.open(`/print-report-rack?datacenter=${site}&racks=1&lang=en`);
    // Without the minute in which it was opened.
    return noc.document
      .querySelector("dl, .facts")
      ?.text.replace(/\s+/g, " ")
      .replace(/\d\d:\d\d WIB/, "");
  };
  const [right, wrong] = [await ofRack(1), await ofRack(2)];
  expect(right).toContain("DC Kuningan");
  expect(wrong).toBe(right);
  await noc.open("/print-report-rack?racks=1&racks=27&lang=en");
  const sites = noc.document
    .querySelectorAll(".sheet-facts dt")
    .filter(({ text }) => text === "Site")
    .map((head) => head.nextElementSibling?.text);
  expect(sites).toEqual(["DC Kuningan, DC Rungkut", "DC Kuningan", "DC Rungkut"]);
});

test.each([
  ["noclimited", "admin", "/admin/organization/sites", "/admin/dashboard", "You do not have access to that page"],
  ["noc", "admin", "/datacenter/myrack", "/admin/dashboard", "You do not have access to that page"],
  [
    "tenant3",
    "tenant",
    "/request/goodsin",
    "/dashboard",
    "Requests can be filed and answered once the NOC has confirmed your company",
  ],
] as const)("%s (%s) is told why %s leads elsewhere, once", async (username, side, path, to, reason) => {
  const person = await signIn(portal.url, username, side);
  await person.open(path);
  expect(person.path).toBe(to);
  expect(person.text).toContain(reason);
  await person.open(to);
  expect(person.text).not.toContain(reason);
});

test("who has lost the access to a form that is open is told that nothing was saved", async () => {
  const person = await signIn(portal.url, "noclimited", "admin");
  await person.post("/admin/organization/city/form", { cityname: "Jakarta" });
  expect(person.path).toBe("/admin/dashboard");
  expect(person.text).toContain("You do not have access to that page. Nothing was saved");
  expect((await person.open("/admin/what-i-can-do")).text).toContain("Your group may not see requests.");
});

const unconfirmed =
  "Your company is not confirmed yet. The NOC confirms it; after that you can file and answer requests here.";

test.each([
  { username: "tenant3", dashboard: unconfirmed, devices: null, requests: null, smartHand: null },
  {
    username: "notconfirmed",
    dashboard: `You have no rack of your own yet. The NOC sets racks up. ${unconfirmed}`,
    devices: unconfirmed,
    requests: null,
    smartHand: null,
  },
  {
    username: "norack",
    dashboard: "The NOC sets racks up. Write a trouble ticket if you are waiting for one. Trouble Ticket",
    devices: "you file it, and the NOC approves it. Goods In",
    requests: "You have filed no request yet.",
    smartHand: "You have no rack, and none is shared with you.",
  },
  {
    username: "emptyrack",
    dashboard: "You have no device yet.",
    devices: "you file it, and the NOC approves it. Goods In",
    requests: "You have filed no request yet.",
    smartHand: "Planned date and time",
  },
])(
  "$username is told what comes next and who does it",
  async ({ username, dashboard, devices, requests, smartHand }) => {
    const tenant = await signIn(portal.url, username, "tenant");
    const told = async (path: string) => plain((await tenant.open(path)).document);
    expect(await told("/dashboard")).toContain(dashboard);
    expect(await told("/datacenter/mydevice")).toContain(devices ?? "Serial number");
    const later = "Requests can be filed and answered once the NOC has confirmed your company";
    if (requests && smartHand) {
      expect(tenant.text).not.toContain("confirmed");
      expect(await told("/request/requestlist")).toContain(requests);
      const form = await told("/request/smarthand");
      expect(form).toContain(smartHand);
      expect(form.includes("are required")).toBe(username !== "norack");
      expect(tenant.document.querySelectorAll("main form[method=post] textarea")).toHaveLength(
        username === "norack" ? 0 : 1,
      );
    } else expect(plain(tenant.document)).toContain(later);
  },
);

test("a confirmed tenant with devices is told nothing of the kind, but how many racks there are with shared ones", async () => {
  const tenant = await signIn(portal.url, "tenant2", "tenant");
  await tenant.open("/dashboard");
  expect(plain(tenant.document)).not.toMatch(/confirmed (yet|your company)|You have no/);
  const racks = tenant.document.querySelectorAll("section").find((one) => plain(one).startsWith("My racks"));
  expect(plain(racks ?? null)).toContain("All racks (6)");
  expect(racks?.querySelectorAll("tbody tr")).toHaveLength(5);
});

test("an account without permissions is told that it cannot log in for want of them", async () => {
  for (const path of ["/login", "/admin/login"]) {
    const person = await new Person(portal.url).open(path);
    await person.press("Log in", { Username: "nothing", Password: PASSWORD });
    expect(person.text).toContain("one without permissions");
  }
});

import { expect, test } from "vitest";
import { type Person, plain, signIn } from "../support/person.ts";
import { portal, prepareData } from "../support/own-portal.ts";

test("a tenant finds four units in one piece, sees them marked in the rack and begins a goods in there", async () => {
  const tenant = await signIn(portal.url, "tenant1", "tenant");
  await tenant.open("/datacenter/find-space?units=4&weight=10");
  const place = tenant.document.querySelector("tbody td a");
  const to = place?.getAttribute("href") ?? "";
  const [, top = ""] = /place=(\d+)&units=4#place$/.exec(to.replaceAll("&amp;", "&")) ?? [];
  expect(plain(place)).toMatch(new RegExp(`^U${top}–U`));
  const places = tenant.document
    .querySelectorAll('tbody a[href*="place="]')
    .map((link) => link.getAttribute("aria-label"));
  expect(new Set(places).size, "each place is called by its rack").toBe(places.length);
  await tenant.open(to.replaceAll("&amp;", "&").split("#")[0] ?? "");
  expect(tenant.text).toContain(`U${top}–U${Number(top) - 3} (4U): free, and marked in the drawing`);
  const marks = tenant.document.querySelectorAll(".rack-marked");
  // Around the units, not in them: it would cut into the names.
  expect(marks.map((mark) => mark.getAttribute("height"))).toEqual(["56", "56"]);
  const goodsIn = tenant.document.querySelector("#place a")?.getAttribute("href")?.replaceAll("&amp;", "&") ?? "";
  await tenant.open(goodsIn);
  expect(tenant.heading).toBe("Goods In");
  expect(tenant.text).toContain(`U${top}`);
});

test("a number of units that is none is told at its field, and no rack is shown as found", async () => {
  const noc = await signIn(portal.url, "noc", "admin");
  await noc.open("/admin/rack/find-space?units=-1");
  expect(plain(noc.document.querySelector("#units-error"))).toContain("Type a whole number of 1 or more, such as 4");
  expect(noc.text).toContain("Nothing was searched: correct the marked filter.");
  expect(noc.document.querySelectorAll("tbody tr, .page-head p")).toEqual([]);
});

test("a place that is taken is said to be so, and leads nowhere", async () => {
  const noc = await signIn(portal.url, "noc", "admin");
  await noc.open("/admin/rack/rack-list/detail/1?place=42&units=2");
  expect(noc.text).toContain("U42–U41 (2U): not free");
  expect(noc.document.querySelector("#place a")).toBeNull();
});

test("a rack with a waiting device and unsent ones has the same units in use on every screen", async () => {
  const [tenant, noc] = await Promise.all([
    signIn(portal.url, "tenant1", "tenant"),
    signIn(portal.url, "noc", "admin"),
  ]);
  const told = async (person: typeof noc, path: string) => {
    const { document } = await person.open(path);
    return plain(document.querySelectorAll("tbody tr").find((row) => plain(row).includes("JKT1-A-09")) ?? null);
  };
  for (const path of ["/datacenter/myrack?search=JKT1-A-09", "/dashboard"])
    expect(await told(tenant, path)).toContain("5 + 1 / 42 U");
  for (const path of ["/admin/rack/rack-list?search=JKT1-A-09", "/admin/organization/sites/detail?id=1"])
    expect(await told(noc, path)).toContain("5 + 1 / 42 U");
  expect(await told(noc, "/admin/organization/sites/floor/1")).toMatch(/Khatulistiwa36\d+ U.*1 U$/);
  expect((await tenant.open("/datacenter/myrack/detail/9")).text).toContain(
    "5 U installed, 1 U waiting (R), 36 U free",
  );
});

test("the wall board has no menu, and without script it is loaded anew at an address that is no activity; what waits for the NOC, and of that what is to be carried out, leads to as many requests", async () => {
  const noc = await signIn(portal.url, "noc", "admin");
  await noc.open("/admin/dashboard?board=1");
  expect(noc.document.querySelector("nav")).toBeNull();
  expect(noc.document.querySelector("title")?.text).toMatch(/^Wall board/);
  const refresh = noc.document.querySelector("head noscript")?.innerHTML ?? "";
  expect(refresh.replaceAll("&amp;", "&")).toContain('content="60; url=/admin/dashboard?board=1&quiet="');
  const figures = noc.document.querySelectorAll(".figures a");
  for (const label of ["waiting for the NOC", "to carry out"]) {
    const figure = figures.find((link) => plain(link).includes(label)) ?? null;
    await noc.open((figure?.getAttribute("href") ?? "").replaceAll("&amp;", "&"));
    expect(noc.text).toContain(`${parseInt(plain(figure))} requests`);
  }
  await noc.open("/admin/dashboard");
  expect(noc.document.querySelector("nav")).not.toBeNull();
  expect(noc.document.querySelector("head noscript")?.innerHTML).not.toContain("url=");
});

test("tenants to confirm are on the dashboard and its wall board, also for those who may not see requests", async () => {
  prepareData((database) => {
    database.exec(`INSERT INTO group_permissions (groups, permission)
      SELECT groups.id, permission.id FROM groups, permission
      WHERE groups.name = 'NOC Shift' AND permission.codename = 'view_organization_tenants_admin'`);
  });
  const confirmer = await signIn(portal.url, "noclimited", "admin");
  for (const path of ["/admin/dashboard", "/admin/dashboard?board=1"]) {
    await confirmer.open(path);
    expect(confirmer.text).toMatch(/Tenants to confirm \d+ ?Confirm /);
    // Requests were not counted.
    expect(confirmer.text).not.toContain("View all (0)");
  }
});

test("a site without racks in a link to the capacity, and an update that is gone, are not passed over", async () => {
  const noc = await signIn(portal.url, "noc", "admin");
  expect((await noc.open("/admin/organization/capacity?site=99999")).text).toContain(
    "The chosen site is not among these: the chart shows the first one.",
  );
  expect((await noc.open("/admin/organization/capacity?site=2")).text).not.toContain("not among these");
  expect((await noc.open("/admin/notificationupdate?update=99999")).body).toContain(
    "This record is not there any more",
  );
});

test("what was filed today is listed where its figure is followed", async () => {
  const tenant = await signIn(portal.url, "tenant1", "tenant");
  await tenant.open("/request/smarthand");
  await tenant.press("Update choices", { Site: "DC Kuningan" });
  const work = { Rack: "JKT1-A-01", "Planned date and time": "2099-12-31T14:00", Description: "Look" };
  await tenant.press("Submit", work);
  expect(tenant.heading).toMatch(/^SH-/);
  const noc = await signIn(portal.url, "noc", "admin");
  await noc.open("/admin/dashboard");
  const figure = noc.document.querySelectorAll(".figures a").find((link) => plain(link).includes("filed today"));
  await noc.open((figure?.getAttribute("href") ?? "").replace(/^\?/, "/admin/dashboard?").split("#")[0] ?? "");
  const count = Number(/\d+/.exec(plain(figure ?? null))?.[0]);
  const table = noc.document.querySelectorAll("table").find((one) => plain(one).includes("filed today"));
  expect(table?.querySelectorAll("tbody tr")).toHaveLength(count);
});

test("the rack report is closed to a page that its reader may open", async () => {
  const closes = async (person: Person) =>
    (await person.open("/print-report-rack?racks=1")).document.querySelector("[data-close]")?.getAttribute("href");
  expect(await closes(await signIn(portal.url, "noc", "admin"))).toBe("/admin/rack/rack-list/detail/1");
  prepareData((database) => {
    database.exec(`INSERT INTO group_permissions (groups, permission)
      SELECT groups.id, permission.id FROM groups, permission
      WHERE groups.name = 'NOC Shift' AND permission.codename = 'view_report_rack_admin'`);
  });
  expect(await closes(await signIn(portal.url, "noclimited", "admin"))).toBe("/admin/report/report-rack");
});

test("where there are no racks, none is said to be full", async () => {
  const noc = await signIn(portal.url, "noc", "admin");
  prepareData((database) => database.exec("PRAGMA foreign_keys = OFF; DELETE FROM racks"));
  expect((await noc.open("/admin/rack/find-space")).text).toContain("Nothing here yet");
});

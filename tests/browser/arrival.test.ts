import type { Locator, Page } from "playwright";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { enterAs, openWindow, type Window } from "../support/chromium.ts";
import { base } from "../support/own-portal.ts";

let noc: Window;
let tenant: Window;
let page: Page;

beforeAll(async () => {
  [noc, tenant] = [await openWindow(), await openWindow()];
  await enterAs(noc.context, base, "noc", "admin");
  await enterAs(tenant.context, base, "tenant1", "tenant");
});
beforeEach(() => {
  page = noc.page;
});
afterEach(() => {
  expect([...noc.complaints.splice(0), ...tenant.complaints.splice(0)]).toEqual([]);
});

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** What a screen reader announces besides the focus. */
const announced = () => page.locator("body > [aria-live=polite]").textContent();

/** Another page has opened, and its heading is announced once: by the focus. */
async function arrivesAt(name: string | RegExp): Promise<void> {
  await heading(name).waitFor();
  await expect.poll(() => hasFocus(heading(name))).toBe(true);
  expect(await announced()).toBe("");
}

/** Opens a page, and waits until its script handles keys. */
async function open(path: string): Promise<void> {
  const alive = page.waitForRequest((request) => request.url().endsWith("/notifications/stream"));
  await Promise.all([page.goto(`${base}${path}`), alive]);
  await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
}

const isStillLoaded = () => page.evaluate(() => "notReloaded" in globalThis);

test("the route behind a link in a list is asked for when the link is pointed at, once for all ids, and not when it is clicked", async () => {
  const asked: string[] = [];
  // What a page asks for when it is shown names the paths of several links.
  const isOfOneRack = (url: URL) =>
    url.pathname === "/__manifest" &&
    /^\/admin\/rack\/rack-list\/detail\/\d+$/.test(url.searchParams.getAll("p").join());
  page.on("request", (request) => {
    if (isOfOneRack(new URL(request.url()))) asked.push(request.url());
  });
  await open("/admin/rack/rack-list");
  const row = (at: number) => page.getByRole("rowheader").getByRole("link").nth(at);
  const answer = page.waitForResponse((response) => isOfOneRack(new URL(response.url())));
  await row(0).hover();
  await answer;
  for (const at of [1, 2]) {
    const name = await row(at).innerText();
    await row(at).hover();
    await row(at).click();
    await arrivesAt(name);
    await page.goBack();
    await arrivesAt("Rack List");
  }
  expect(await isStillLoaded()).toBe(true);
  expect(asked).toHaveLength(1);
});

test("links, back and forward lead to the heading of the page", async () => {
  await open("/admin/rack/rack-type");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  const link = page.getByRole("navigation").getByRole("link", { name: "Rack List" });
  await link.press("Enter");
  await arrivesAt("Rack List");
  // A group of the menu that opens with motion cuts what is outside its entries.
  const ringOutside = await link.evaluate((entry) => {
    entry.focus();
    const { outlineWidth, outlineOffset } = getComputedStyle(entry);
    return parseFloat(outlineWidth) + parseFloat(outlineOffset);
  });
  expect(ringOutside).toBe(0);
  const row = page.getByRole("rowheader").getByRole("link").first();
  const rack = await row.innerText();
  await row.press("Enter");
  await arrivesAt(rack);
  await page.goBack();
  await arrivesAt("Rack List");
  await page.goForward();
  await arrivesAt(rack);
  await page.getByRole("button", { name: /Profile of/ }).press("Enter");
  await page.getByRole("banner").getByRole("link", { name: "Titik Temu" }).press("Enter");
  await arrivesAt("Dashboard");
  expect(await isStillLoaded()).toBe(true);
});

test("Ctrl+Enter sends a form from its heading; problems have the focus, then the list's heading", async () => {
  await open("/admin/rack/rack-group");
  await page.getByRole("main").getByRole("link", { name: "Create", exact: false }).first().press("Enter");
  await arrivesAt(/Create/);
  await page.keyboard.press("Control+Enter");
  await page.getByRole("link", { name: "Name is required" }).waitFor();
  await expect.poll(() => hasFocus(page.getByLabel("Name"))).toBe(true);
  expect(await announced()).toBe("");
  await page.keyboard.type("Sent with keys");
  await page.keyboard.press("Control+Enter");
  await arrivesAt("Rack Group");
  expect(await page.getByRole("status").filter({ hasText: "created" }).count()).toBe(1);
  expect(await isStillLoaded()).toBe(true);
});

test("Ctrl+Enter sends the form of a page as it was loaded, and nothing where there is a choice of forms", async () => {
  await open("/admin/rack/rack-group/form");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("link", { name: "Name is required" }).waitFor();

  let posts = 0;
  page.on("request", (request) => (posts += Number(request.method() === "POST")));
  await open("/admin/rack/rack-group/delete/1");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("link", { name: "Back", exact: true }).press("Enter");
  await arrivesAt("Rack Group");
  expect(posts).toBe(0);
});

test("sorting, filtering and turning pages leave the focus where it is", async () => {
  await open("/admin/rack/rack-list");
  const column = page.getByRole("columnheader").getByRole("link").first();
  await column.press("Enter");
  await page.waitForURL(/ordering=/);
  expect(await hasFocus(column)).toBe(true);
  await page.getByRole("link", { name: "Page 2" }).press("Enter");
  await page.getByRole("status").filter({ hasText: /^11/ }).waitFor();
  expect(await hasFocus(page.getByRole("link", { name: "Page 2" }))).toBe(true);
  const search = page.getByRole("search", { name: "Rack List" }).getByRole("searchbox");
  await search.focus();
  await page.keyboard.type("JKT");
  await page.waitForURL(/search=JKT/);
  await page.getByRole("link", { name: "Page 2" }).waitFor();
  expect(await hasFocus(search)).toBe(true);
  expect(await announced()).toBe("");
});

test("a list of another length is read from its heading", async () => {
  const rows = page.getByRole("main").getByRole("row");
  await open("/admin/rack/rack-list?limit=5");
  await page.getByRole("link", { name: "50 rows" }).press("Enter");
  await expect.poll(() => rows.count()).toBeGreaterThan(20);
  await arrivesAt("Rack List");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("when the focused element disappears, the heading gets the focus", async () => {
  await open("/admin/rack/rack-list?search=nothing-like-it");
  await page.getByRole("link", { name: "Clear filters" }).press("Enter");
  await page.getByRole("rowheader").first().waitFor();
  await arrivesAt("Rack List");
});

test("reloading choices keeps the focus on the field they depend on", async () => {
  await open("/admin/service/service-list/form");
  const tenants = page.getByLabel("Tenant", { exact: false }).and(page.getByRole("combobox"));
  await tenants.focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.getByLabel("Rack").locator("option").count()).toBeGreaterThan(1);
  expect(await hasFocus(tenants)).toBe(true);
  expect(await announced()).toBe("");
});

test("a page with a dialog lets the dialog have the focus, and the title is announced", async () => {
  await open("/admin/rack/rack-type");
  await page.getByRole("button", { name: /system update/i }).press("Enter");
  await page
    .getByRole("banner")
    .getByRole("button", { name: /Racks print/ })
    .press("Enter");
  const close = page.getByRole("dialog").getByRole("link", { name: "Close" });
  await close.waitFor();
  await expect.poll(() => hasFocus(close)).toBe(true);
  await expect.poll(announced).toBe(await page.title());
  await page.keyboard.press("Enter");
  await arrivesAt("Notifications");
});

test("the target of a hash gets the focus: a device in its rack", async () => {
  await open("/admin/device/device-list/detail/1");
  await page.getByRole("main").locator("a[href*='#device-']").first().press("Enter");
  const row = page.locator("tr[id=device-1]");
  await row.waitFor();
  await expect.poll(() => hasFocus(row)).toBe(true);
  expect(await announced()).toBe(await page.title());
});

test("a goods in goes on to the heading of its next step, or back to the rack that is missing", async () => {
  page = tenant.page;
  await open("/request/goodsin");
  await page.keyboard.press("Control+Enter");
  const rack = page.getByLabel("Rack", { exact: false }).and(page.getByRole("combobox"));
  await page.getByRole("link", { name: "Rack is required" }).waitFor();
  await expect.poll(() => hasFocus(rack)).toBe(true);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("button", { name: "Add Device" }).waitFor();
  await arrivesAt(/Device/);
});

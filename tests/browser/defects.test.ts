import type { Locator, Page } from "playwright";
import { afterEach, beforeAll, expect, test } from "vitest";
import { enterAs, openWindow, type Window, type WindowOptions } from "../support/chromium.ts";
import { base, prepareData } from "../support/own-portal.ts";
import { touchFaults } from "../support/touch-faults.ts";

/** Layout defects that occurred once and that no other test covers: positions, and what is beside them. */
let noc: Page;
/** The same page on a phone. */
let phone: Page;
const windows: Window[] = [];

beforeAll(async () => {
  prepareData((database) => {
    database.prepare("UPDATE tenants SET name = ? WHERE name = 'CV Kawan Server'").run("Kawan".repeat(60));
    database.prepare("UPDATE datacenters SET name = ? WHERE name = 'DC Rungkut'").run("Rungkut".repeat(40));
    const unread = "SELECT user.id, 'News', '2026-01-01T00:00:00Z' FROM user, ports WHERE username = 'noc' LIMIT 1000";
    database.prepare(`INSERT INTO notification (user, message, created_at) ${unread}`).run();
    database.prepare("UPDATE userdatacenter SET name = ? WHERE name LIKE 'Gilang%'").run("Gilang Ramadhan ".repeat(6));
    database.prepare("UPDATE crossconnects SET label_number = ? WHERE id = 80").run("Nomor".repeat(20));
  });
  [noc, phone] = await Promise.all([
    openAsNoc({}),
    openAsNoc({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }),
  ]);
});
afterEach(() => expect(windows.flatMap(({ complaints }) => complaints.splice(0))).toEqual([]));

async function openAsNoc(options: WindowOptions): Promise<Page> {
  const window = await openWindow(options);
  windows.push(window);
  await enterAs(window.context, base, "noc", "admin");
  return window.page;
}

const open = (path: string) => noc.goto(base + path);

/** Opens the first record of a list, and returns its name. */
async function openFirst(list: string): Promise<string> {
  await open(list);
  const link = noc.getByRole("rowheader").getByRole("link").first();
  const name = (await link.textContent()) ?? "";
  await link.click();
  await noc.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  return name;
}

/** Where the text of an element is, in pixels from the top of the window. */
const rectOfWords = (element: Locator): Promise<DOMRect> =>
  element.evaluate((node) => {
    const words = document.createRange();
    words.selectNodeContents(document.createTreeWalker(node, NodeFilter.SHOW_TEXT).nextNode() ?? node);
    return words.getBoundingClientRect().toJSON();
  });
const topOfWords = async (element: Locator) => (await rectOfWords(element)).top;

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error("it is not shown");
  return box;
};

test("the button to the top stands within the window, at its right, and at the end of a page below its content", async () => {
  await open("/admin/rack/rack-list?limit=50");
  await noc.locator("html[data-scripted]").waitFor();
  await noc.mouse.wheel(0, 900);
  const button = noc.locator(".scroll-top");
  await button.waitFor();
  const { x, width } = await boxOf(button);
  expect(x).toBeGreaterThan(1366 / 2);
  expect(x + width).toBeLessThanOrEqual(1366);
  await noc.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const pager = await boxOf(noc.locator(".list-foot"));
  expect((await boxOf(button)).y).toBeGreaterThanOrEqual(pager.y + pager.height);
});

test("at 400 % nothing stays in view while a form is scrolled", async () => {
  await phone.setViewportSize({ width: 320, height: 256 });
  await phone.goto(`${base}/admin/organization/sites/form`);
  const left = await phone.locator('input[type="file"]').evaluate((field) => {
    const { paddingTop, paddingBottom } = getComputedStyle(field);
    return field.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
  });
  expect(left, "beside the button for a file").toBeLessThan(28);
  const [topBar, buttons] = [phone.locator(".topbar"), phone.locator(".action-bar")];
  expect((await boxOf(buttons)).y).toBeGreaterThan(256);
  await buttons.scrollIntoViewIfNeeded();
  const { y, height } = await boxOf(topBar);
  expect(y + height).toBeLessThan(0);
  await phone.setViewportSize({ width: 390, height: 844 });
});

test("at 400 % the menu of an action is whole", async () => {
  await phone.setViewportSize({ width: 320, height: 256 });
  await phone.goto(`${base}/admin/rack/rack-list`);
  await phone.locator("summary", { hasText: "Export" }).click();
  expect((await boxOf(phone.getByRole("link", { name: "CSV, all" }).first())).x).toBeGreaterThan(0);
  await phone.setViewportSize({ width: 390, height: 844 });
});

test("a rack counts the devices of its table, stands in the trail by name and on one line with whom it is shared", async () => {
  await open("/admin/rack/rack-list?search=JKT1-A-07");
  await noc.getByRole("rowheader").getByRole("link", { name: "JKT1-A-07" }).click();
  await noc.getByRole("heading", { level: 1, name: "JKT1-A-07" }).waitFor();
  const rows = noc.locator("section:has(> .section-head > h2#devices) tbody tr");
  await noc.getByText(`${await rows.count()} in this rack`, { exact: true }).waitFor();
  expect(await noc.locator(".trail [aria-current]").textContent()).toBe("JKT1-A-07");
  const label = noc.getByRole("term").filter({ hasText: "Shared with" });
  const name = noc.getByRole("definition").filter({ hasText: "PT Samudra Jaringan Prima" });
  const difference = (await topOfWords(label)) - (await topOfWords(name));
  expect(Math.abs(difference)).toBeLessThan(2);
});

test("on a large screen a rack ends above its edge", async () => {
  await noc.setViewportSize({ width: 1920, height: 1080 });
  const boxes = await Promise.all((await noc.locator("svg.rack-svg").all()).map(boxOf));
  expect(boxes.map(({ height }) => height < 1000)).toEqual([true, true]);
  await noc.setViewportSize({ width: 1366, height: 768 });
});

test("records stand in the trail by name, on their own pages, their forms and where they are deleted", async () => {
  for (const list of [
    "/admin/device/device-list",
    "/admin/interconnection/interconnection-list",
    "/admin/organization/sites",
    "/admin/organization/tenants",
  ]) {
    const name = await openFirst(list);
    expect(await noc.locator(".trail [aria-current]").textContent()).toBe(name);
  }
  for (const page of ["rack/rack-list/delete/7", "rack/rack-list/form/7"]) {
    await open(`/admin/${page}`);
    expect(await noc.locator(".trail [aria-current]").textContent()).toBe("JKT1-A-07");
  }
  await noc.getByText("Its devices move with it").waitFor();
  expect(await noc.getByText("Defaults to today").count()).toBe(0);
});

test("an interconnection that waits for the NOC does not look as if its destination had to act", async () => {
  await open("/admin/interconnection/interconnection-list?limit=50");
  const waiting = noc.getByRole("row").filter({ hasText: "Waiting Destination" });
  expect(await waiting.count()).toBeGreaterThan(0);
  expect(await waiting.locator(".status-violet").count()).toBe(0);
  await waiting.getByRole("rowheader").getByRole("link").first().click();
  await noc.locator(".page-head").getByText("Request:").waitFor();
  const [, state] = await noc.locator(".page-head .status").allTextContents();
  const [newest] = await noc.locator(".history .status").allTextContents();
  expect(state).toBe(newest);
  // Its words are level with those beside it.
  const badge = noc.locator(".page-head .status").last();
  const [inside, beside] = await Promise.all([rectOfWords(badge), rectOfWords(badge.locator(".."))]);
  expect(Math.abs(inside.top + inside.bottom - beside.top - beside.bottom)).toBeLessThan(4);
});

test("a heading does not touch what stands under it", async () => {
  const gaps = await noc.locator("section > h2:not(.sr-only) + :is(dl, ol)").evaluateAll((parts) =>
    parts.map((part) => {
      const above = part.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      return part.getBoundingClientRect().top - above;
    }),
  );
  expect(gaps.length).toBeGreaterThan(1);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
});

test("the line at the foot of a page without menu is one line", async () => {
  const window = await openWindow();
  windows.push(window);
  const { page } = window;
  await page.goto(`${base}/admin/login`);
  const middles = await page
    .locator(".plain-foot > *")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => top + bottom));
  expect(middles.length).toBeGreaterThan(1);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(3);
});

test("a site tells who is inside, and leads to all of them", async () => {
  await open("/admin/organization/sites/detail?id=1");
  const inside = noc.getByRole("region", { name: "Inside now" });
  const people = await inside.getByRole("listitem").count();
  await inside.getByRole("link", { name: `View all (${people})` }).click();
  await noc.getByRole("heading", { level: 1, name: "Visits" }).waitFor();
  expect(await noc.getByRole("row").count()).toBe(people + 1);
});

test.each([
  "/admin/dashboard",
  "/admin/rack/find-space",
  "/admin/interconnection/interconnection-list/detail/6",
  "/admin/device/device-list/detail/165",
  "/admin/report/report-datacenter-access",
  "/admin/request/requestlist/goodsinreplace/185",
])("on a phone %s has no table that scrolls sideways, and nothing that a finger would miss", async (path) => {
  await phone.goto(base + path);
  expect(await phone.evaluate(touchFaults)).toEqual([]);
});

test("in Indonesian, whose statuses are long, no page scrolls sideways on a small desk, whatever its names are", async () => {
  const page = await openAsNoc({ locale: "id-ID" });
  for (const [width, path] of [
    [1280, "/admin/report/report-activity?limit=500"],
    [1024, "/admin/interconnection/interconnectioniix-list/detail/80"],
  ] as const) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto(base + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
  }
});

test("on a phone the rows of a wide list can be selected", async () => {
  await phone.goto(`${base}/admin/rack/rack-list`);
  expect(await phone.evaluate(touchFaults)).toEqual([]);
  await phone.getByRole("checkbox", { name: /BDG1-A-02/ }).tap();
  const bar = phone.locator(".bulk");
  expect(await bar.innerText()).toContain("Selected rows");
  // The bar stands at the foot of the window, on one line, and does not hide what has the focus.
  const { y, height } = await boxOf(bar);
  expect(y + height).toBeGreaterThan(840);
  expect([y + height <= 844, height < 64]).toEqual([true, true]);
  for (const link of await phone.locator("tbody th a").all()) {
    await link.focus();
    const focused = await boxOf(link);
    expect(focused.y + focused.height).toBeLessThanOrEqual((await boxOf(bar)).y);
  }
  // Its colour does not stick out of the card.
  const row = phone.locator("tbody tr", { hasText: "BDG1-A-02" });
  const [box, name] = [await row.locator(".pick").boundingBox(), await row.locator("th").boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual(name?.y ?? NaN);
});

test("on a phone the buttons of a goods in hide no field that has the focus, and the button to the top keeps clear of them", async () => {
  const window = await openWindow({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  windows.push(window);
  const { context, page } = window;
  await enterAs(context, base, "tenant1", "tenant");
  await context.addCookies([{ name: "language", value: "id", url: base }]);
  await page.goto(`${base}/admin/device/device-list/rack-add-device?racks=1&scope=EX`);
  await page.locator("html[data-scripted]").waitFor();
  for (const label of ["Berat", "Tinggi (QTY U)"]) {
    const field = page.getByLabel(label);
    await field.focus();
    const { y, height } = await boxOf(field);
    expect(y + height).toBeLessThanOrEqual((await boxOf(page.locator(".action-bar"))).y);
  }
  const toTop = page.locator(".scroll-top");
  expect(await toTop.isVisible()).toBe(false);
  await page.getByLabel("Tinggi (QTY U)").blur();
  await toTop.waitFor();
  const { y, height } = await boxOf(toTop);
  expect(y + height).toBeLessThanOrEqual((await boxOf(page.locator(".action-bar"))).y);
});

test("the name of a fact looks the same in every row of a card", async () => {
  await phone.goto(`${base}/admin/rack/rack-list/detail/1`);
  expect(await phone.evaluate(touchFaults)).toEqual([]);
  const row = phone.locator("tbody tr").first();
  const fonts = await row
    .locator("td:not(.actions)")
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").fontFamily));
  expect(new Set(fonts).size).toBe(1);
  const cell = row.locator("td").first();
  const beyond = await cell.evaluate((node: HTMLTableCellElement) => {
    node.closest("table")?.style.setProperty(`--label-${node.cellIndex + 1}`, '"A name that has two lines"');
    return parseFloat(getComputedStyle(node, "::before").height) - node.clientHeight;
  });
  expect(beyond).toBeLessThan(0);
});

/** Where the middle of an element is, in pixels from the top of the window. */
const middleOf = (element: Locator) => boxOf(element).then(({ y, height }) => y + height / 2);

test("on narrow screens the menu button is in line with the others, a name with its fact, and all heads of a list", async () => {
  await noc.setViewportSize({ width: 600, height: 768 });
  await open("/admin/organization/tenants/delete/1");
  for (const page of [noc, phone]) {
    if (page === phone) await phone.goto(`${base}/admin/rack/rack-list/detail/7`);
    const [menu, other] = [page.locator(".menu-opener > summary"), page.locator(".topbar-tools .icon-button").first()];
    expect(Math.abs((await middleOf(menu)) - (await middleOf(other)))).toBeLessThan(1);
  }
  const name = phone.locator(".facts dt", { hasText: "Site" });
  expect(await topOfWords(name)).toBeCloseTo(await topOfWords(name.locator("+ dd")), 0);

  await phone.goto(`${base}/admin/organization/tenants/delete/1`);
  const trail = phone.locator(".trail > span");
  expect((await topOfWords(trail.last())) - (await topOfWords(trail.first()))).toBeCloseTo(24, 0);

  await phone.goto(`${base}/admin/organization/datacenter-access`);
  const heads = await Promise.all(
    ["Name", "Photo"].map((head) => topOfWords(phone.getByRole("columnheader", { name: head }))),
  );
  expect(heads[0]).toBeCloseTo(heads[1] ?? NaN, 0);
  // The icon of an action stands before its word, not under it.
  const iconLeft = phone
    .locator(".actions [data-word]")
    .first()
    .evaluate((action) => getComputedStyle(action, "::before").marginLeft);
  expect(await iconLeft).toBe("4px");
});

import type { Locator, Page, Request } from "playwright";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { enterAs, openWindow, type Window } from "../support/chromium.ts";
import { base } from "../support/own-portal.ts";

let window: Window;
let page: Page;

beforeAll(async () => {
  window = await openWindow();
  await enterAs(window.context, base, "noc", "admin");
});
beforeEach(() => {
  page = window.page;
});
afterEach(() => {
  expect(window.complaints.splice(0)).toEqual([]);
});

/** The text of the focused element. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element?.textContent?.trim() || element?.getAttribute("name")) ?? "";
  });

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** Presses Tab until the element has the focus; it must be reachable. */
async function tabTo(locator: Locator): Promise<void> {
  for (let step = 0; step < 150; step += 1) {
    await page.keyboard.press("Tab");
    if (await hasFocus(locator)) return;
  }
  throw new Error("Tab does not reach the element");
}

const outlineOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
  });

test("the first press of Tab offers to skip to the content, where a list's first row is near", async () => {
  await page.goto(`${base}/admin/rack/rack-type`);
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Skip to content");
  const link = page.getByRole("link", { name: "Skip to content" });
  await expect.poll(async () => (await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Enter");
  expect(await hasFocus(page.getByRole("main"))).toBe(true);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  for (let step = 0; step < 3 && (await focused()) !== "Skip to the rows"; step += 1) await page.keyboard.press("Tab");
  expect(await focused()).toBe("Skip to the rows");
  const grounds = () =>
    page.locator("tbody td").evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).background));
  const before = await grounds();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await hasFocus(page.locator("tbody .pick input").first())).toBe(true);
  expect(await grounds()).toEqual(before);
});

test("the side menu is walked and opened with keys", async () => {
  await page.goto(`${base}/admin/dashboard`);
  const group = page.getByRole("navigation").locator("summary", { hasText: "Rack" });
  await tabTo(group);
  expect(await outlineOf(group)).toBeGreaterThan(0);
  const link = page.getByRole("navigation").getByRole("link", { name: "Rack Type" });
  if (!(await link.isVisible())) await page.keyboard.press("Enter");
  await tabTo(link);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Rack Type" }).waitFor();
});

test("a drop-down opens with Enter, is next to go through, and closes with Escape", async () => {
  await page.goto(`${base}/admin/rack/rack-type`);
  const profile = page.getByRole("button", { name: /Profile of/ });
  await tabTo(profile);
  await page.keyboard.press("Enter");
  const logout = page.getByRole("button", { name: "Logout" });
  await logout.waitFor();
  await tabTo(logout);
  await page.keyboard.press("Escape");
  await logout.waitFor({ state: "hidden" });
  expect(await hasFocus(profile)).toBe(true);

  const apps = page.getByRole("button", { name: "Favorite Apps" });
  await apps.press("Enter");
  await page.getByRole("link", { name: "Helpdesk" }).waitFor();
  await profile.press("Enter");
  await logout.waitFor();
  expect(await page.getByRole("link", { name: "Helpdesk" }).isVisible()).toBe(false);
});

test("the small menus of a list close with Escape, and when they are left", async () => {
  await page.goto(`${base}/admin/rack/rack-list`);
  await page.locator("html[data-scripted]").waitFor();
  const columns = page.locator("summary", { hasText: "Columns" });
  const choice = page.getByRole("checkbox", { name: "Weight", exact: true });
  await columns.press("Enter");
  await choice.focus();
  await page.keyboard.press("Escape");
  await choice.waitFor({ state: "hidden" });
  expect(await hasFocus(columns)).toBe(true);
  await columns.press("Enter");
  await choice.waitFor();
  await page.locator("summary", { hasText: "Export" }).focus();
  await choice.waitFor({ state: "hidden" });
  // In a narrow window the column that stays does not hide what has the focus.
  await page.setViewportSize({ width: 700, height: 768 });
  const gaps = page.locator("tbody tr:first-child td a").evaluateAll((links) =>
    (links as HTMLElement[]).reverse().map((link) => {
      link.focus();
      return link.getBoundingClientRect().left - (link.closest("tr")?.cells[1]?.getBoundingClientRect().right ?? NaN);
    }),
  );
  expect(Math.min(...(await gaps))).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1366, height: 768 });
});

test.each(["Control", "Meta"])(
  "%s+Enter sends the form, and the first field with a problem has the focus",
  async (key) => {
    await page.goto(`${base}/admin/rack/rack-type/form`);
    await page.getByLabel("Name").fill("Typed with keys");
    await page.getByLabel("Width").press(`${key}+Enter`);
    await page.getByRole("link", { name: "Height is required" }).waitFor();
    await expect.poll(() => hasFocus(page.getByLabel("Height"))).toBe(true);
    expect(await page.getByLabel("Name").inputValue()).toBe("Typed with keys");
    const problem = page.getByRole("link", { name: "Width is required" });
    await problem.press("Enter");
    expect(await hasFocus(page.getByLabel("Width"))).toBe(true);
    for (const name of ["Skip to content", "Back to top"]) {
      await page.getByRole("link", { name }).first().press("Enter");
      expect(await hasFocus(page.getByRole("main"))).toBe(true);
      expect(await problem.isVisible()).toBe(true);
    }
  },
);

test("Ctrl+K finds screens, records and what can be done with a request; one search is under way at a time", async () => {
  const underWay = new Set<Request>();
  let most = 0;
  const searched: string[] = [];
  const ended = (request: Request) => underWay.delete(request);
  page.on("requestfinished", ended).on("requestfailed", ended);
  await page.route("**/admin/search/suggestions*", async (route) => {
    most = Math.max(most, underWay.add(route.request()).size);
    searched.push(new URL(route.request().url()).searchParams.get("q") ?? "");
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto(`${base}/admin/rack/rack-list`);
  const field = page.getByRole("searchbox", { name: "Search everything" });
  const option = (name: string) => page.getByRole("option", { name });
  await expect
    .poll(async () => {
      await page.keyboard.press("Control+k");
      return hasFocus(field);
    })
    .toBe(true);
  await page.keyboard.type("cable typ", { delay: 60 });
  await option("Cable Type").waitFor();
  await page.keyboard.press("ArrowDown");
  expect(await option("Cable Type").getAttribute("aria-selected")).toBe("true");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Cable Type" }).waitFor();
  expect(await field.inputValue()).toBe("");

  await page.keyboard.press("Control+k");
  for (const word of ["su", "sus", "suspend sh 5"]) {
    await field.fill(word);
    await page.waitForTimeout(300);
  }
  await option("Suspend: SH-").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: /^SH-\d{4}-0005$/ }).waitFor();
  await page.getByRole("textbox", { name: "Reason" }).waitFor();
  expect(most).toBe(1);
  expect(searched.at(-1)).toBe("suspend sh 5");
});

test("single keys walk a list, select and open a row, and can be turned off", async () => {
  await page.goto(`${base}/admin/rack/rack-type`);
  const name = (at: number) => page.locator("tbody [scope=row] a").nth(at);
  const press = async (key: string) => page.keyboard.press(key);
  await expect
    .poll(async () => {
      // From the first row each time: repeated presses would pass the second.
      await name(0).focus();
      await press("j");
      return hasFocus(name(1));
    })
    .toBe(true);
  await press("k");
  await expect.poll(() => hasFocus(name(0))).toBe(true);
  await press("x");
  await expect.poll(() => page.locator("tbody .pick input").first().isChecked()).toBe(true);
  await press("a");
  const withSelected = page.getByRole("group", { name: "Selected rows" });
  expect(await hasFocus(withSelected.getByRole("button").first())).toBe(true);
  await press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard" });
  await dialog.getByLabel("Use single keys").uncheck();
  await press("Escape");
  await dialog.waitFor({ state: "detached" });
  await name(0).focus();
  await press("j");
  expect(await hasFocus(name(0))).toBe(true);
  const isAnswered = () =>
    page.evaluate(() => {
      const asked = new KeyboardEvent("keydown", { key: "?", bubbles: true, cancelable: true });
      return !document.body.dispatchEvent(asked);
    });
  expect(await isAnswered()).toBe(false);
  await press("Control+/");
  await dialog.getByLabel("Use single keys").check();
  await press("Escape");
  await dialog.waitFor({ state: "detached" });
  await name(0).focus();
  await press("Enter");
  await page.getByRole("heading", { level: 1, name: "Edit Rack Type" }).waitFor();
});

test("the hint about keys is shown only to people with a keyboard", async () => {
  const hint = () => page.getByText("Ctrl+Enter to submit");
  await page.goto(`${base}/admin/rack/rack-type/form`);
  expect(await hint().isVisible()).toBe(true);
  const phone = await openWindow({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  try {
    await phone.context.addCookies(await window.context.cookies());
    page = phone.page;
    await page.goto(`${base}/admin/rack/rack-type/form`);
    await page.getByRole("button", { name: "Submit" }).waitFor();
    expect(await hint().isVisible()).toBe(false);
  } finally {
    await phone.leave();
  }
});

test("Enter in a field sends the form too", async () => {
  await page.goto(`${base}/admin/rack/rack-list/form`);
  await page.getByLabel("Rack Code").press("Enter");
  await page.getByRole("link", { name: "Rack Code is required" }).waitFor();
});

test("an update's dialog keeps the focus, Escape closes it", async () => {
  await page.goto(`${base}/admin/notificationupdate`);
  await page
    .getByRole("main")
    .getByRole("button", { name: /Racks print/ })
    .press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  await expect.poll(focused).toBe("Close");
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(page.url()).toBe(`${base}/admin/notificationupdate`);
});

test("a device of the rack drawing is a link with a visible focus, to its row of the table", async () => {
  await page.goto(`${base}/admin/rack/rack-list?ordering=-weight_used`);
  await page.getByRole("rowheader").getByRole("link").first().press("Enter");
  const device = page.locator("svg.rack-svg a").first();
  await device.waitFor();
  await tabTo(device);
  const plate = device.locator("rect").first();
  const strokeOf = () => plate.evaluate((element) => getComputedStyle(element).strokeWidth);
  const whenFocused = [await outlineOf(device), await strokeOf()];
  const target = (await device.getAttribute("href")) ?? "";
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.hash === target);
  await page.keyboard.press("Tab");
  expect(whenFocused).not.toEqual([await outlineOf(device), await strokeOf()]);
});

test("keys pressed during hydration do not break it", async () => {
  // The only page of its browser opens the stream.
  const own = await openWindow();
  await enterAs(own.context, base, "noc", "admin");
  page = own.page;
  // In every pause of the page, until its script runs.
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      document.body?.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
      if (performance.now() < 3000) port2.postMessage(null);
    };
    port2.postMessage(null);
  });
  const alive = page.waitForRequest((request) => request.url().endsWith("/notifications/stream"));
  await Promise.all([page.goto(`${base}/admin/rack/rack-type`), alive]);
  await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
  await page.getByRole("link", { name: "5 rows", exact: true }).click();
  await page.waitForURL(/limit=5/);
  expect(await page.evaluate(() => "notReloaded" in globalThis)).toBe(true);
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openWindow } from "../support/chromium.ts";
import { type FixturePages, serveFixtures } from "../support/fixture-pages.ts";
import { openByHttp } from "../support/journey.ts";
import type { Locator, Page, RoleOptions, Window } from "../support/pages.ts";
import { examples } from "../support/plain/examples.ts";

let pages: FixturePages;

beforeAll(async () => {
  pages = await serveFixtures(examples);
});
afterAll(() => pages.stop());

/** Pages by HTTP are compared with Chromium without JavaScript: each check must hold for both. */
describe.each([
  { way: "by HTTP", open: openByHttp },
  { way: "in Chromium", open: () => openWindow({ javaScriptEnabled: false }) },
])("a page without JavaScript, $way", ({ open }) => {
  let window: Window;
  let page: Page;
  const go = async (path: string) => {
    await page.goto(pages.url + path);
  };
  const sent = async () =>
    JSON.parse((await page.getByRole("status").textContent()) ?? "") as {
      method: string;
      url: string;
      from?: string;
      entries: [string, string][];
    };
  const entries = async () => Object.fromEntries((await sent()).entries);
  const press = (name: string, on = page) => on.getByRole("button", { name, exact: true }).click();

  beforeEach(async () => {
    window = await open();
    page = window.page;
  });
  afterEach(async () => {
    await window.leave();
    expect(window.complaints).toEqual([]);
  });

  test("finds by role and name what stands there", async () => {
    await go("/");
    type Role = Parameters<Page["getByRole"]>[0];
    const expected: [Role, RoleOptions, number][] = [
      ["link", { name: "racks" }, 2],
      ["link", { name: "Racks", exact: true }, 1],
      ["link", { name: /^All/ }, 1],
      ["link", { name: "Unit 7" }, 1],
      ["heading", {}, 4],
      ["heading", { level: 2 }, 2],
      ["heading", { level: 3, name: "Own" }, 1],
      ["heading", { name: "Rack of today", exact: true }, 1],
      ["region", {}, 1],
      ["region", { name: "Named part" }, 1],
      ["search", { name: "Filter" }, 1],
      ["navigation", { name: "Main" }, 1],
      ["banner", {}, 1],
      ["table", { name: "Figures" }, 1],
      ["columnheader", {}, 2],
      ["rowheader", {}, 2],
      ["row", { name: "A-01 42 U" }, 1],
      ["cell", { name: "42 U", exact: true }, 1],
      ["listitem", {}, 1],
      ["listitem", { includeHidden: true }, 3],
      ["checkbox", { disabled: true, name: "Off box" }, 1],
      ["checkbox", { disabled: false }, 0],
      ["radio", { checked: true, name: "Left" }, 1],
      ["textbox", { name: "Name" }, 1],
      ["searchbox", { name: "Search" }, 1],
      ["combobox", { name: "Kind" }, 1],
      ["button", { name: "3 news", exact: true }, 1],
      ["button", { name: "Only a title" }, 1],
      ["button", { name: "Send it" }, 1],
      ["img", { name: "A site" }, 1],
      ["img", {}, 2],
      ["alert", {}, 1],
      ["paragraph", {}, 0],
      ["group", { name: "Off" }, 1],
      ["option", {}, 2],
      ["definition", {}, 1],
    ];
    for (const [role, options, count] of expected)
      expect(await page.getByRole(role, options).count(), `${role} ${JSON.stringify(options)}`).toBe(count);
  });

  test("finds by label, text, title and selector", async () => {
    await go("/");
    const count = (locator: Locator) => locator.count();
    expect(await page.getByLabel("Name", { exact: true }).count()).toBe(0);
    expect(await page.getByLabel("name *").inputValue()).toBe("Maria");
    expect(await page.getByTitle("your").getAttribute("id")).toBe("n");
    expect(await page.getByLabel("Kind").inputValue()).toBe("b");
    expect(await page.getByLabel("Kind").locator("option:checked").textContent()).toBe("Big & wide");
    expect(await page.getByLabel("Remark").inputValue()).toBe(" <b> '&amp;");
    expect(await page.getByText("rack of today").textContent()).toBe("Rack of today");
    expect(await page.getByText("two").allTextContents()).toEqual(["two"]);
    expect(await page.getByText("Rack list", { exact: true }).count()).toBe(1);
    expect(await page.getByText(/^12\s/).count()).toBe(1);
    const rows = page.getByRole("row");
    expect(await count(rows.filter({ hasText: "42 u" }))).toBe(1);
    expect(await count(rows.filter({ has: page.getByRole("rowheader", { name: "A-02" }) }))).toBe(1);
    expect(await count(rows.filter({ hasNot: page.getByRole("rowheader") }))).toBe(1);
    expect(await rows.last().getByRole("cell").textContent()).toBe("7 U");
    expect(await rows.nth(1).getByRole("rowheader").allTextContents()).toEqual(["A-01"]);
    expect(await count(page.getByRole("link").and(page.locator("[aria-current=page]")))).toBe(1);
    expect(await page.getByRole("cell").or(page.getByRole("rowheader")).allTextContents()).toEqual([
      "A-01",
      "42 U",
      "A-02",
      "7 U",
    ]);
    expect(await count(page.locator("tbody tr", { hasText: "A-0" }))).toBe(2);
    expect((await rows.all()).length).toBe(3);
    expect(await page.title()).toBe("/");
  });

  test("is strict: an action needs exactly one element", async () => {
    await go("/");
    await expect(page.getByRole("link", { name: "racks" }).click()).rejects.toThrow(/strict/);
    await expect(page.getByRole("radio").isChecked()).rejects.toThrow(/strict/);
    await expect(page.getByRole("row").waitFor()).rejects.toThrow(/strict/);
    expect(await page.getByRole("radio").first().isChecked()).toBe(true);
  });

  test("opens details (one per name) and popovers, but never dialogs", async () => {
    await go("/hiding");
    const inside = (name: string) => page.getByText(`inside the ${name}`);
    const state = (shown: boolean) => ({ state: shown ? ("visible" as const) : ("hidden" as const) });
    await inside("first").waitFor(state(false));
    await page.getByText("First", { exact: true }).click();
    await inside("first").waitFor(state(true));
    await page.getByText("Second", { exact: true }).click();
    await inside("first").waitFor(state(false));
    await inside("second").waitFor(state(true));
    expect(await page.getByRole("button", { name: "Inside" }).count()).toBe(0);
    await press("Menu");
    expect(await page.getByRole("button", { name: "Inside" }).count()).toBe(1);
    await page.locator("noscript p").click();
    expect(await page.getByRole("button", { name: "Inside" }).count()).toBe(0);
    expect(await page.getByRole("dialog").count()).toBe(1);
    expect(await page.getByRole("dialog").getAttribute("aria-label")).toBe("Open");
    expect(await page.getByText("gone").isVisible()).toBe(false);
  });

  test("sends a form by the button that was pressed, with what counts", async () => {
    await go("/form");
    await page.getByLabel("Name").fill("Mariana");
    await page.getByLabel("Text").fill("one\ntwo");
    await page.getByText("Box").click();
    await page.getByLabel("Right").check();
    await page.getByLabel("Kind").selectOption({ label: "Small" });
    await press("Nothing");
    await press("Second");
    expect(await sent()).toEqual({
      method: "POST",
      url: "/echo?other",
      from: "/form",
      origin: true,
      entries: [
        ["name", "Maria"],
        ["text", "one\r\ntwo"],
        ["box", "a"],
        ["side", "r"],
        ["kind", "s"],
        ["token", "t&u"],
        ["press", "second"],
        ["beside", "b"],
      ],
    });
    await go("/form");
    await page.getByLabel("Box").check();
    await page.getByLabel("Box").uncheck();
    await press("Outside");
    expect(await entries()).toEqual({
      name: "",
      text: "one",
      side: "l",
      kind: "",
      token: "t&u",
      beside: "b",
      press: "out",
    });
    await go("/form");
    await press("Third");
    const { method, url } = await sent();
    expect([method, new URL(url, pages.url).searchParams.get("press")]).toEqual(["GET", "third"]);
    await go("/form");
    await page.getByLabel("Name").fill("E");
    await page.getByLabel("Name").press("Enter");
    expect((await entries()).press).toBe("first");
  });

  test("sends files", async () => {
    await go("/upload");
    await page.getByLabel("File").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("xyz") });
    expect(await page.getByLabel("File").inputValue()).toMatch(/a\.png$/);
    await press("Send");
    expect(await entries()).toEqual({ file: "a.png (image/png, 3)", other: " (application/octet-stream, 0)" });
  });

  test.each([
    ["/required", "", "x"],
    ["/pattern", "abc", "AB"],
    ["/email", "nobody", "nobody@company.example"],
    ["/number", "10", "9"],
    ["/date", "2026-01-31", "2026-02-01"],
  ])("does not submit a form that violates %s", async (path, wrong, right) => {
    await go(path);
    await page.getByLabel("Field").fill(wrong);
    await press("Send");
    expect(page.url()).toBe(pages.url + path);
    await press("Anyway");
    expect(await entries()).toEqual({ x: wrong });
    await go(path);
    await page.getByLabel("Field").fill(right);
    await press("Send");
    expect(await entries()).toEqual({ x: right });
  });

  test("goes where links, forms and answers lead, and back", async () => {
    await go("/moving");
    await page.locator("[name=q]:focus").waitFor();
    await page.getByRole("link", { name: "Down" }).click();
    expect(page.url()).toBe(`${pages.url}/moving#end`);
    await page.getByRole("link", { name: "Away" }).click();
    await page.waitForURL(/echo\?moved$/);
    expect((await sent()).from).toBe("/moving");
    await page.goBack();
    expect(page.url()).toBe(`${pages.url}/moving#end`);
    await page.getByLabel("Q").fill("a b");
    await page.getByLabel("Q").press("Enter");
    await page.waitForURL(`${pages.url}/echo?q=a+b`);
    await go("/moving");
    await press("Post");
    const posted = { method: "POST", entries: [["a", "1"]] };
    expect(await sent()).toMatchObject(posted);
    await page.reload();
    expect(await sent()).toMatchObject(posted);
    expect((await page.goto(`${pages.url}/nowhere`))?.status()).toBe(404);
  });

  test("returns the window or file that a link opens", async () => {
    await go("/moving");
    const [other] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("link", { name: "Elsewhere" }).click(),
    ]);
    await other.getByRole("heading", { name: "Sent" }).waitFor();
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "File" }).click()]);
    expect(file.suggestedFilename()).toBe("figures.csv");
    expect(page.url()).toBe(`${pages.url}/moving`);
  });
});

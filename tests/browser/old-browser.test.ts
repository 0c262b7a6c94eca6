import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openWindow, signInWith, type Window } from "../support/chromium.ts";
import { launchOldChromium } from "../support/old-chromium.ts";
import { base } from "../support/own-portal.ts";

const RACK = `${base}/admin/rack/rack-list/detail/44`;

let browser: Browser;
let window: Window;
let page: Page;

beforeAll(async () => {
  browser = await launchOldChromium();
});
afterAll(() => browser.close());

const open = async (javaScriptEnabled: boolean) => {
  window = await openWindow({ javaScriptEnabled }, browser);
  page = window.page;
};

/** The computed value of a property of the first element that the selector finds. */
const styleOf = (selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** This browser reports that a page that was just being left could not ask for the routes behind its links. */
const isLeaving = (text: string) => text.startsWith("Failed to fetch manifest patches TypeError: Failed to fetch");

afterEach(async () => {
  await window.leave();
  expect(window.complaints.filter((text) => !isLeaving(text))).toEqual([]);
});

describe.each([
  ["with scripts", true],
  ["without scripts", false],
])("Chromium 103, %s", (_, scripted) => {
  beforeEach(() => open(scripted));

  test("a wrong password is told", async () => {
    await page.goto(`${base}/admin/login`);
    await page.getByLabel("Username").fill("noc");
    await page.getByLabel("Password").fill("not the password");
    await page.getByRole("button", { name: "Log in" }).click();
    await page.getByRole("alert").getByText("Incorrect username or password").waitFor();
    expect(await page.getByLabel("Username").inputValue()).toBe("noc");
  });

  test("the menu stands open, a rack's drawing can be read, drop-downs lead to their pages", async () => {
    await signInWith(page, base, "noc", "admin");
    await page.getByRole("navigation", { name: "Main" }).getByText("Rack", { exact: true }).click();
    await page.getByRole("link", { name: "Rack List" }).click();
    await page.getByRole("heading", { level: 1, name: "Rack List" }).waitFor();
    expect(await styleOf("#search", "border-top-color")).toBe("rgb(132, 141, 155)");
    await page.goto(RACK);
    expect(await styleOf(".rack-own rect", "fill")).toBe("rgb(205, 241, 217)");
    expect(await styleOf(".rack-svg text", "fill")).toBe("rgb(93, 102, 117)");
    await page.getByRole("link", { name: /notification/i }).click();
    await page.getByRole("heading", { level: 1, name: "Notifications" }).waitFor();
    await page.getByRole("link", { name: /^Profile of/ }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("heading", { name: "Admin login" }).waitFor();
  });
});

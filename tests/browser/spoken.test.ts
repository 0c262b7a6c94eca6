import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { launchChromium, openWindow, signInWith } from "../support/chromium.ts";

const base = inject("portalUrl");

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  page = await (await openWindow(browser, {})).context.newPage();
  await signInWith(page, base, "noc", "admin");
});
afterAll(() => browser.close());

interface Spoken {
  role: string;
  name: string;
  description: string;
  isRequired: boolean;
  isInvalid: boolean;
}

/** What the browser tells assistive technology of a page. */
async function spoken(path: string): Promise<Spoken[]> {
  await page.goto(`${base}${path}`);
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  return nodes.map(({ role, name, description, properties = [] }) => {
    const property = (wanted: string) => String(properties.find((one) => one.name === wanted)?.value.value);
    return {
      role: String(role?.value),
      name: String(name?.value ?? "").trim(),
      description: String(description?.value ?? "").trim(),
      isRequired: property("required") === "true",
      isInvalid: property("invalid") === "true",
    };
  });
}

test.each(["/admin/dashboard", "/admin/rack/rack-list", "/admin/notification", "/admin/rack/rack-list/detail/1"])(
  "no button or link of %s says its name twice",
  async (path) => {
    const controls = (await spoken(path)).filter(({ role }) => role === "button" || role === "link");
    expect(controls.length).toBeGreaterThan(20);
    expect(controls.filter(({ name }) => name === "")).toEqual([]);
    const twice = controls.filter(({ name, description }) => description && name.includes(description));
    expect(twice.map(({ role, name }) => `${name}, ${role}, ${name}`)).toEqual([]);
  },
);

test("a field says that it is required and in which unit it is, and an empty one is not called wrong", async () => {
  const nodes = await spoken("/admin/rack/rack-list/form");
  const named = (name: string) => nodes.find((node) => node.name === name && node.role !== "LabelText");
  expect(named("Rack own weight")).toMatchObject({ role: "textbox", description: "Unit: Kg", isRequired: true });
  expect(named("Power capacity")?.description).toMatch(/\S+ Unit: A$/);
  expect(named("Site")).toMatchObject({ role: "combobox", isRequired: true });
  expect(named("MMR rack")).toMatchObject({ role: "radiogroup", isRequired: true });
  expect(named("Remark")).toMatchObject({ role: "textbox", isRequired: false });
  expect(nodes.filter(({ isInvalid }) => isInvalid)).toEqual([]);
});

test("a group of check boxes says in words that one is required", async () => {
  const nodes = await spoken("/admin/organization/admin-accounts/form");
  expect(
    nodes.filter(({ role, name }) => role === "group" && /^Site.*\(choose at least one\)$/.test(name)),
  ).toHaveLength(1);
});

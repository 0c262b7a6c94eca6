import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { enterAs, openWindow } from "../support/chromium.ts";
import { base } from "../support/own-portal.ts";

let page: Page;

beforeAll(async () => {
  const window = await openWindow();
  page = window.page;
  await enterAs(window.context, base, "noc", "admin");
});

interface Spoken {
  role: string;
  name: string;
  description: string;
  isRequired: boolean;
  isInvalid: boolean;
}

/** The accessibility tree of a page. */
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

test.each([
  "/admin/dashboard",
  "/admin/rack/rack-list",
  "/admin/notification",
  "/admin/rack/rack-list/detail/1",
  "/admin/organization/datacenter-access",
])("no button or link of %s says its name twice", async (path) => {
  const controls = (await spoken(path)).filter(({ role }) => role === "button" || role === "link");
  expect(controls.length).toBeGreaterThan(20);
  expect(controls.filter(({ name }) => name === "")).toEqual([]);
  const twice = controls.filter(({ name, description }) => description && name.includes(description));
  expect(twice.map(({ role, name }) => `${name}, ${role}, ${name}`)).toEqual([]);
  // A row action has a word of its label beside its icon, by the style sheet.
  expect(controls.filter(({ name }) => /\b(\w{4,})\b.* \1$/.test(name))).toEqual([]);
});

test("a field says that it is required and in which unit it is, and an empty one is not called wrong", async () => {
  const nodes = await spoken("/admin/rack/rack-list/form");
  const find = (role: string, name: string) => nodes.find((node) => node.role === role && node.name === name);
  expect(find("textbox", "Weight of the rack")).toMatchObject({ description: "Unit: Kg", isRequired: true });
  expect(find("textbox", "Power capacity")?.description).toMatch(/\S+ Unit: A$/);
  expect(find("radiogroup", "MMR rack")?.isRequired).toBe(true);
  expect(find("textbox", "Remark")?.isRequired).toBe(false);
  expect(nodes.filter(({ isInvalid }) => isInvalid)).toEqual([]);
});

test("a group of check boxes says in words that one is required", async () => {
  const groups = (await spoken("/admin/organization/admin-accounts/form")).filter(({ role }) => role === "group");
  expect(groups.map(({ name }) => name)).toContain("Multi Datacenter (choose at least one)");
});

import type { Page } from "playwright";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { enterAs, openWindow, type Window } from "../support/chromium.ts";
import { base } from "../support/own-portal.ts";
import { signIn } from "../support/person.ts";
import { publicPaths } from "../support/other-paths.ts";

test.each([
  ["noc", "admin"],
  ["tenant1", "tenant"],
] as const)("after %s has left lite mode on, no page carries a script", async (username, side) => {
  const person = await signIn(base, username, side);
  expect(person.body).toContain("<script");
  await person.press("Lite mode (no JavaScript)");
  await person.press("Logout");
  for (const path of [...publicPaths, "/nothing-here"]) {
    await person.open(path);
    expect([path, person.document.querySelectorAll("script").length]).toEqual([path, 0]);
  }
});

describe("lite mode in a browser that has JavaScript", () => {
  let window: Window;
  let page: Page;

  beforeEach(async () => {
    window = await openWindow();
    page = window.page;
    await enterAs(window.context, base, "noc", "admin");
    await page.goto(`${base}/admin/dashboard`);
    await page.getByRole("button", { name: /Lite mode/, pressed: false }).click();
    await page.getByRole("button", { name: /Lite mode/, pressed: true }).waitFor();
  });
  afterEach(() => window.leave());

  const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name, exact: true });
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const rows = () => page.getByRole("row").count();

  test("searching, sorting and page sizes work", async () => {
    await page.goto(`${base}/admin/rack/rack-list`);
    await page.getByRole("link", { name: "5 rows", exact: true }).click();
    await page.waitForURL(/limit=5/);
    expect(await rows()).toBe(6);
    await page.getByRole("columnheader", { name: "Tenant" }).getByRole("link").click();
    await page.waitForURL(/ordering=tenant_name/);
    expect(await page.getByRole("columnheader", { name: "Tenant" }).getAttribute("aria-sort")).toBe("ascending");
    const rack = (await page.getByRole("rowheader").first().getByRole("link").textContent()) ?? "";
    await page.getByLabel("Search", { exact: true }).fill(rack);
    await press("Apply");
    await page.waitForURL(/search=/);
    expect(new URL(page.url()).searchParams.get("limit")).toBe("5");
    expect(await rows()).toBe(2);
  });

  test("a rack is created, looked at, edited and deleted", async () => {
    await page.goto(`${base}/admin/rack/rack-list/form`);
    // In a small window the buttons take two rows, which must not lie on the field with the focus.
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 700, height: 480 });
    await page.getByLabel("Rack Code").focus();
    for (let below: string | null = ""; below !== null;) {
      expect(below).toBe("");
      await page.keyboard.press("Tab");
      below = await page.evaluate(() => {
        const [field, bar] = [document.activeElement, document.querySelector(".action-bar")];
        if (!field || !bar || bar.contains(field)) return null;
        const isCovered = field.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
        return isCovered ? (field.getAttribute("name") ?? "") : "";
      });
    }
    await page.setViewportSize(size);
    await press("Submit");
    await page.getByRole("link", { name: "Rack Code is required" }).waitFor();
    await page.getByLabel("Rack Code").fill("LITE-01");
    // On paper a long text cannot be scrolled.
    await page.getByLabel("Remark").fill("A line\n".repeat(20));
    await page.emulateMedia({ media: "print" });
    const hidden = await page.getByLabel("Remark").evaluate((field) => field.scrollHeight - field.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
    await page.emulateMedia({ media: null });
    for (const label of ["Site", "Tenant", "Rack type"]) await page.getByLabel(label).selectOption({ index: 1 });
    await page.getByLabel("Weight of the rack").fill("90");
    await page.getByLabel("Maximum weight").fill("900");
    await page.getByLabel("Power capacity").fill("32");
    await press("Submit");
    await page.getByRole("status").getByText("Record data has been created").waitFor();
    await page.goto(`${base}/admin/rack/rack-list?search=LITE-01`);
    await page.getByRole("rowheader").getByRole("link", { name: "LITE-01" }).click();
    await heading(/LITE-01/).waitFor();
    expect(await page.locator("svg.rack-svg").count()).toBe(2);
    await page.goBack();
    await page.getByRole("link", { name: "Edit LITE-01" }).click();
    expect(await page.getByLabel("Power capacity").inputValue()).toMatch(/^32/);
    await page.getByLabel("Power capacity").fill("16");
    await press("Submit");
    await page.getByRole("status").getByText("Record data has been updated").waitFor();
    await page.getByRole("link", { name: "Delete LITE-01" }).click();
    await heading("Are You Sure?").waitFor();
    await press("Delete");
    await page.getByRole("status").getByText("The record has been removed").waitFor();
    await page.getByText("No Data").waitFor();
  });

  test("drop-downs open, and the bell's list is one press away", async () => {
    await page.getByRole("button", { name: /Notifications|unread notification/ }).click();
    await page.getByRole("link", { name: "All notifications" }).click();
    await heading("Notifications").waitFor();
  });

  test("changing back brings the scripts back", async () => {
    await page.goto(`${base}/admin/rack/rack-type?limit=5`);
    await page.getByRole("button", { name: /Lite mode/, pressed: true }).click();
    await page.getByRole("button", { name: /Lite mode/, pressed: false }).waitFor();
    expect(page.url()).toBe(`${base}/admin/rack/rack-type?limit=5`);
    expect(await page.locator("script").count()).toBeGreaterThan(0);
  });
});

import type { Page } from "../support/pages.ts";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { heading, press } from "../support/acts.ts";
import { enterAs, openWindow, ways } from "../support/chromium.ts";
import { holdBack } from "../support/hold-back.ts";
import { journey } from "../support/journey.ts";
import { base, prepareData, providerUrl } from "../support/own-portal.ts";
import { PASSWORD } from "../support/person.ts";
import { ProviderUnderTest } from "../support/provider-under-test.ts";

const provider = new ProviderUnderTest(providerUrl);
const form = `${base}/request/smarthand`;

const chosen = (page: Page, label: string) => page.getByLabel(label).locator("option:checked").textContent();

journey("a form that is changed while it is filled in", (here, scripted) => {
  const offers = (page: Page, label: string, option: string) =>
    page.getByLabel(label).locator("option").filter({ hasText: option }).first().waitFor({ state: "attached" });

  async function chooseSite(page: Page, site: string, itsRack: string): Promise<void> {
    await page.getByLabel("Site").selectOption({ label: site });
    if (!scripted) {
      await press(page, "Update choices");
      await page.locator("[name=rack]:focus").waitFor();
    }
    await offers(page, "Rack", itsRack);
  }

  afterEach(() => provider.heal());

  test("survives reload, back and a second tab", async () => {
    const { page } = here;
    await enterAs(page.context(), base, "tenant1", "tenant");
    await page.goto(`${base}/dashboard`);
    await page.goto(form);
    const other = await page.context().newPage();
    await other.goto(form);
    await page.getByLabel("Description").fill("Tekan tombol daya");
    await chooseSite(page, "DC Kuningan", "JKT1-A-01");
    await chooseSite(other, "DC Dago", "BDG1-");
    expect([page.url(), await page.getByLabel("Description").inputValue()]).toEqual([form, "Tekan tombol daya"]);
    expect([await chosen(page, "Site"), await chosen(other, "Site")]).toEqual(["DC Kuningan", "DC Dago"]);

    // A browser without script sends the change again; with script the form starts again.
    await page.reload();
    await heading(page, "Smart Hand").waitFor();
    expect(page.url()).toBe(form);
    if (!scripted) {
      await offers(page, "Rack", "JKT1-A-01");
      expect(await page.getByLabel("Description").inputValue()).toBe("Tekan tombol daya");
    }
    await page.goBack();
    await heading(page, scripted ? "Dashboard" : "Smart Hand").waitFor();
    await page.goto(form);
    await chooseSite(page, "DC Kuningan", "JKT1-A-01");
    expect(await chosen(page, "Site")).toBe("DC Kuningan");
    // Without script the page is loaded anew.
    if (!scripted) return;
    await press(page, "Hide side menu");
    await page.getByRole("button", { name: "Show side menu" }).waitFor();
    await offers(page, "Rack", "JKT1-A-01");
  });

  if (scripted)
    test("a choice made before the script has started updates the choices that depend on it", async () => {
      const { page } = here;
      await enterAs(page.context(), base, "tenant1", "tenant");
      const release = await holdBack(page, "**/assets/*/*.js");
      await page.goto(form, { waitUntil: "commit" });
      await page.getByLabel("Site").selectOption({ label: "DC Kuningan" });
      release();
      await offers(page, "Rack", "JKT1-A-01");
      expect(await chosen(page, "Site")).toBe("DC Kuningan");
    });

  if (scripted)
    test("has the focus in the field that was reached while its choices were under way", async () => {
      const { page } = here;
      await enterAs(page.context(), base, "tenant1", "tenant");
      const release = await holdBack(page, "**/smarthand.data");
      await page.goto(form);
      await page.locator("html[data-scripted]").waitFor();
      await page.getByLabel("Site").selectOption({ label: "DC Kuningan" });
      await page.getByLabel("Site").press("Tab");
      await page.locator("#rack:focus").waitFor();
      release();
      await offers(page, "Rack", "JKT1-A-01");
      await page.locator("#rack:focus").waitFor();
    });

  test("comes back with its choices where the session ends between two changes", async () => {
    const { page } = here;
    await enterAs(page.context(), base, "tenant1", "tenant");
    await page.goto(form);
    await page.getByLabel("Description").fill("Tekan tombol daya");
    await chooseSite(page, "DC Kuningan", "JKT1-A-01");
    await provider.fail({ path: "/api/racks/", kind: "expired", times: 2 });
    await page.getByLabel("Rack").selectOption({ label: "JKT1-A-01" });
    if (!scripted) await press(page, "Update choices");
    await heading(page, "Session expired").waitFor();
    await provider.heal();
    await page.getByRole("link", { name: "Log in again" }).click();
    await page.getByLabel("Username").fill("tenant1");
    await page.getByLabel("Password").fill(PASSWORD);
    await press(page, "Log in");
    await page.getByRole("status").filter({ hasText: "Your input has been restored" }).waitFor();
    expect(page.url()).toBe(form);
    expect([await chosen(page, "Site"), await chosen(page, "Rack")]).toEqual(["DC Kuningan", "JKT1-A-01"]);
    expect(await page.getByLabel("Description").inputValue()).toBe("Tekan tombol daya");
    expect(await page.getByLabel("Device").locator("option").count()).toBeGreaterThan(1);
    await chooseSite(page, "DC Dago", "BDG1-");
    expect(await page.getByLabel("Description").inputValue()).toBe("Tekan tombol daya");
  });

  test("is sent by Enter in a text field, whatever button stands before Submit", async () => {
    const { page } = here;
    await enterAs(page.context(), base, "tenant1", "tenant");
    await page.goto(`${base}/request/interconnection`);
    await page.getByLabel("Cable Length").fill("14");
    await page.getByLabel("Cable Length").press("Enter");
    await page.getByRole("link", { name: "Rack is required" }).waitFor();
    expect(await page.getByLabel("Cable Length").inputValue()).toBe("14");
    await page.goto(`${base}/admin/device/device-list/rack-add-device?racks=1&scope=EX`);
    await page.getByLabel("Device name").fill("srv-enter");
    await page.getByLabel("Device name").press("Enter");
    await page.getByRole("link", { name: "Weight is required" }).waitFor();
    expect(await page.getByLabel("Device name").inputValue()).toBe("srv-enter");
    if (!scripted) return;
    // While it is being sent its position is not changed.
    const unit = page.getByRole("radio", { name: /^Unit \d+: U/, disabled: false }).first();
    await unit.check();
    const answer = await holdBack(page, "**/rack-add-device.data*");
    await page.getByLabel("Device name").press("Enter");
    await page.getByRole("button", { name: "Sending Add Device" }).waitFor();
    await press(page, "Reset Position");
    expect(await unit.isChecked()).toBe(true);
    answer();
  });
});

describe("a form with a file in which a choice is searched", () => {
  beforeAll(() => {
    prepareData((database) => {
      const insert = database.prepare("INSERT INTO tenants (name, status) VALUES (?, 'Y')");
      for (let at = 0; at < 250; at += 1) insert.run(`PT Tambahan ${at}`);
    });
  });

  test.each(ways)("says whether the file is still there, $way", async ({ javaScriptEnabled }) => {
    const { context, page, complaints, leave } = await openWindow({ javaScriptEnabled });
    await enterAs(context, base, "noc", "admin");
    const path = `${base}/admin/organization/datacenter-access/form`;
    await page.goto(path);
    await page.getByLabel("NIK").fill("3174010101900001");
    await page.getByLabel("Photo").setInputFiles({ name: "foto.png", mimeType: "image/png", buffer: Buffer.from("x") });
    const search = page.getByRole("searchbox", { name: "Search: Tenant" });
    await search.fill("Tambahan 249");
    if (javaScriptEnabled) await search.press("Enter");
    else await press(page, "Update choices");
    await page.getByLabel("Tenant", { exact: false }).locator("option").nth(2).waitFor({ state: "detached" });
    await page.getByLabel("Tenant *").selectOption({ label: "PT Tambahan 249" });
    expect(page.url()).toBe(path);
    expect(await page.getByLabel("NIK").inputValue()).toBe("3174010101900001");
    const isKept = (await page.getByLabel("Photo").inputValue()) !== "";
    expect(isKept).toBe(javaScriptEnabled);
    expect(await page.getByText("Please choose the file again").count()).toBe(isKept ? 0 : 1);
    await leave();
    expect(complaints).toEqual([]);
  });
});

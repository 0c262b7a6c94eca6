import { expect, test } from "vitest";
import { nextHour } from "~/language/dates";
import { act } from "../support/acts.ts";
import { enterAs } from "../support/chromium.ts";
import { holdBack } from "../support/hold-back.ts";
import { journey } from "../support/journey.ts";
import { base, providerUrl } from "../support/own-portal.ts";
import type { Page } from "../support/pages.ts";
import { ProviderUnderTest } from "../support/provider-under-test.ts";

const provider = new ProviderUnderTest(providerUrl);

journey("smart hand", (here, scripted) => {
  const { press } = here;
  /** Chooses, and waits until the next field offers choices for it. */
  const choose = async (label: string, choice: string, next: string, offer: string | RegExp) => {
    await here.page.getByLabel(label).selectOption({ label: choice });
    if (!scripted) await press("Update choices");
    await here.page
      .getByLabel(next)
      .locator("option")
      .filter({ hasText: offer })
      .first()
      .waitFor({ state: "attached" });
  };
  const chooseRack = async () => {
    await choose("Site", "DC Kuningan", "Rack", "JKT1-A-01");
    await choose("Rack", "JKT1-A-01", "Device", /^(?!No )\w/);
  };

  /** Submits, and goes on with the form before the answer is there. */
  const submitImpatiently = async (page: Page) => {
    const answer = await holdBack(page, "**/request/smarthand.data*");
    await page.getByLabel("Planned date and time").press("Enter");
    await page.getByRole("button", { name: "Sending Submit" }).waitFor();
    for (const key of ["x", "Backspace"]) await page.getByLabel("Description").press(key);
    expect(await page.getByLabel("Description").inputValue()).toBe("Tekan tombol daya");
    await page.getByLabel("Site").selectOption({ label: "DC Dago" });
    expect(await page.getByLabel("Site").locator("option:checked").textContent()).toBe("DC Kuningan");
    await page.getByLabel("Description").press("Control+Enter");
    answer();
  };

  test("work at a rack: refused, filed, approved, done, closed", async () => {
    const { page } = here;
    await enterAs(page.context(), base, "tenant1", "tenant");
    await page.goto(`${base}/request/smarthand`);
    await page.getByRole("heading", { level: 1, name: "Smart Hand", exact: true }).waitFor();
    expect(await page.getByLabel("Rack").locator("option").allTextContents()).toEqual(["Choose a site first"]);
    expect(await page.getByLabel("Site").locator("option").allTextContents()).not.toContain("DC Polonia");
    await page.getByLabel("Description").fill("Tekan tombol daya");
    await chooseRack();
    expect(page.url()).toBe(`${base}/request/smarthand`);
    const device = page.getByLabel("Device");
    await expect.poll(() => device.locator("option").count()).toBeGreaterThan(1);
    await device.selectOption({ index: 1 });
    const name = (await device.locator("option").nth(1).textContent()) ?? "";

    await page.getByLabel("Planned date and time").fill("2026-01-31T23:00");
    // Without script no field can react to a choice.
    expect(await page.getByText("31-January-2026").count()).toBe(scripted ? 1 : 0);
    await press("Submit");
    await page.getByRole("link", { name: "The planned time is already past" }).waitFor();
    expect(await device.locator("option:checked").textContent()).toBe(name);
    expect(await page.getByLabel("Rack").locator("option:checked").textContent()).toBe("JKT1-A-01");
    expect(await page.getByLabel("Description").inputValue()).toBe("Tekan tombol daya");
    await page.locator("#dateactivities:focus").waitFor();

    await choose("Site", "DC Dago", "Rack", /^BDG1-/);
    await page.getByLabel("Planned date and time").fill(nextHour());
    await press("Submit");
    await page.getByRole("link", { name: "Rack is required" }).waitFor();
    await chooseRack();
    await provider.fail({ path: "/api/smarthandactivity/", kind: "drop" });
    await press("Submit");
    await page.getByText("The data service sent no valid response. What you typed is still here").waitFor();
    expect(here.window.complaints.splice(0)).toEqual([expect.stringContaining("status of 503")]);
    expect(await page.getByLabel("Rack").locator("option:checked").textContent()).toBe("JKT1-A-01");
    if (scripted) await submitImpatiently(page);
    else await press("Submit");
    await page.getByRole("heading", { level: 1, name: /^SH-\d{4}-\d{4}$/ }).waitFor();
    await page.getByText("Tekan tombol daya").waitFor();
    const request = page.url();

    const noc = await here.joinByHttp("noc", "admin");
    await noc.goto(`${base}/admin/request/requestlist?tab=waiting&filter_type=Smart+Hand`);
    await noc.getByRole("rowheader").getByRole("link").first().click();
    await noc.getByText("Tekan tombol daya").waitFor();
    await act(noc, "Approve");
    await act(noc, "Mark as done");

    await page.goto(request);
    await act(page, "Close Request");
    await page.getByRole("main").getByText("Ended:").waitFor();
  });
});

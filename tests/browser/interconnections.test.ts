import { expect, test } from "vitest";
import { forget } from "../support/chromium.ts";
import { inChromium, journey } from "../support/journey.ts";
import { base } from "../support/own-portal.ts";

journey("interconnections and services", (here, scripted) => {
  const mark = scripted ? "with" : "without";
  const { enter, heading, press } = here;

  test("the NOC finds a connected one, sees both ends, and goes on to a device and its rack", async () => {
    const { page } = here;
    await enter("noc", "admin", "/admin/interconnection/interconnection-list?status=C&ordering=-label_number");
    await heading("Interconnection List").waitFor();
    expect(await page.getByRole("row").filter({ hasText: "Waiting Destination" }).count()).toBe(0);
    const link = page.getByRole("rowheader").getByRole("link").first();
    const name = (await link.textContent()) ?? "";
    await link.click();
    await heading(name).waitFor();
    expect(await page.title()).toContain(name);
    const path = page.getByRole("list", { name: "Cable path" });
    expect(await path.getByRole("listitem").count()).toBe(3);
    await path.getByText(/^Source, /).waitFor();
    await path.getByText(/^Destination, /).waitFor();
    await path
      .getByText(/port \d+/)
      .first()
      .waitFor();
    await path
      .getByText(/U\d+ \(1U\)|U\d+–U\d+ \(\d+U\)/)
      .first()
      .waitFor();
    await page.getByRole("heading", { name: "History" }).waitFor();
    expect(await page.locator(".history li").count()).toBeGreaterThan(0);

    const device = path.getByRole("link").first();
    const deviceName = (await device.textContent()) ?? "";
    await device.click();
    await heading(deviceName).waitFor();
    await page.getByRole("link", { name, exact: true }).waitFor();
  });

  test("a tenant sees of the other end only the name, and prints its own", inChromium, async () => {
    const { page } = here;
    await enter("tenant1", "tenant", "/datacenter/myinterconnection?status=C&limit=50");
    const mine = "PT Rimba Data Khatulistiwa";
    await page.getByRole("rowheader").getByRole("link").first().click();
    const path = page.getByRole("list", { name: "Cable path" });
    await path.waitFor();
    const ends = await path.getByRole("listitem").allInnerTexts();
    const other = ends.find((end) => /Source|Destination/.test(end) && !end.includes(mine)) ?? "";
    expect(
      other
        .split("\n")
        .slice(1)
        .filter((line) => line.trim() !== ""),
    ).toEqual(["Hidden (visible to its tenant and the NOC)"]);
    const print = page.getByRole("link", { name: "Print" });
    expect(await print.getAttribute("href")).toMatch(/^\/print-information-crossconnect-tenant\?crossconnect_id=\d+$/);
    if (scripted) {
      await page.setViewportSize({ width: 390, height: 844 });
      const tops = await page
        .locator(".page-actions > *")
        .evaluateAll((actions) => actions.map((action) => action.getBoundingClientRect().top));
      expect([tops.length, new Set(tops).size], "three actions on one line of a phone").toEqual([3, 1]);
      const number = await page
        .locator("h1")
        .getByText(/^[A-Z]+-\d+$/)
        .boundingBox();
      expect(number?.height, "its number is on one line").toBeLessThan(40);
      await page.setViewportSize({ width: 1366, height: 768 });
    }
    await page.getByRole("link", { name: "Dismantle …" }).click();
    await heading("Dismantle").waitFor();
    await page.goBack();
    await path.waitFor();
    const address = page.url().replace(/\d+$/, "999999");
    expect((await page.goto(address))?.status()).toBe(404);
  });

  test("the IIX ones stand on their own lists", async () => {
    const { page } = here;
    await enter("tenant1", "tenant", "/datacenter/myinterconnectioniix");
    await page.getByRole("rowheader").getByRole("link").first().click();
    await page.getByText("IIX owner").waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/datacenter\/myinterconnectioniix\/detail\/\d+$/);
  });

  test("a cable connector lives: refused, created, edited, deleted", async () => {
    const { page } = here;
    const name = `MPO ${mark}`;
    await enter("noc", "admin", "/admin/interconnection/cable-connector/form");
    await press("Submit");
    await page.getByRole("link", { name: "Connector is required" }).waitFor();
    await page.getByRole("link", { name: "Cable Type is required" }).waitFor();
    await page.getByLabel("Connector").fill(name);
    await page.getByLabel("Cable Type").selectOption({ label: "FIBER OPTIC" });
    await press("Submit");
    await heading("Cable Connector").waitFor();
    await page.goto(`${base}/admin/interconnection/cable-connector?search=${encodeURIComponent(name)}`);
    await page
      .getByRole("row", { name: new RegExp(name) })
      .getByText("FIBER OPTIC", { exact: true })
      .waitFor();
    await page.getByRole("link", { name: `Delete ${name}, FIBER OPTIC` }).click();
    await page.getByText(`cable connector ${name}, FIBER OPTIC`).waitFor();
    await press("Delete");
    await page.getByText("No Data").waitFor();
  });

  test("a service asks for what its detail needs", inChromium, async () => {
    const { page } = here;
    await enter("noc", "admin", "/admin/service/service-list/form");
    await heading("Create Service").waitFor();
    const asked = () => Promise.all([/^Amps/, /^Device/, /^Count/].map((label) => page.getByLabel(label).isVisible()));
    expect(await asked()).toEqual([false, false, false]);
    await page.getByLabel("Switch").check();
    expect(await asked()).toEqual([false, true, false]);
    await page.getByLabel("Upgrade").check();
    expect(await asked()).toEqual([true, false, false]);
  });

  test("a service says what its detail needs, and its tenant reads it", async () => {
    const { page } = here;
    await enter("noc", "admin", "/admin/service/service-list/form");
    await heading("Create Service").waitFor();
    const choose = async (tenant: string) => {
      await page.getByLabel("Tenant").selectOption({ label: tenant });
      if (!scripted) await page.getByRole("button", { name: "Update choices" }).first().click();
    };
    const rack = page.getByLabel("Rack");
    const racks = () => rack.locator("option").allTextContents();
    expect(await racks()).toContain("BDG1-A-03");
    await choose("PT Rimba Data Khatulistiwa");
    await expect.poll(racks).not.toContain("BDG1-A-03");
    await rack.selectOption({ label: "BDG1-A-02" });
    await choose("PT Samudra Jaringan Prima");
    await expect.poll(racks).toContain("BDG1-A-03");
    expect(await racks()).not.toContain("BDG1-A-02");
    expect(await rack.inputValue()).toBe("");
    await choose("PT Rimba Data Khatulistiwa");
    await expect.poll(racks).toContain("BDG1-A-02");
    await page
      .getByLabel("Service", { exact: false })
      .and(page.locator("select"))
      .first()
      .selectOption({ label: "Electricity" });
    await page.getByLabel("Upgrade").check();
    await press("Submit");
    await page.getByRole("link", { name: "Amps is required" }).waitFor();
    expect(await page.getByLabel("Upgrade").isChecked()).toBe(true);
    await page.getByLabel("Amps").fill(scripted ? "61" : "62");
    await page.getByLabel("Suspended").check();
    await press("Submit");
    await heading("Service List").waitFor();
    await signOut();
    await enter("tenant1", "tenant", "/datacenter/myservice?limit=50");
    const row = page.getByRole("row").filter({ hasText: scripted ? "Upgrade 61 A" : "Upgrade 62 A" });
    await row.getByText("Suspended").waitFor();
    await row.getByRole("rowheader").getByRole("link").click();
    await heading("Electricity").waitFor();
  });

  const signOut = () => forget(here.page);
});

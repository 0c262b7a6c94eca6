import { expect, test } from "vitest";
import { signInWith } from "../support/chromium.ts";
import { inChromium, journey } from "../support/journey.ts";
import { base } from "../support/own-portal.ts";
import { print } from "../support/printed.ts";

journey("racks", (here, scripted) => {
  test("a rack shows its drawing front and back, its figures and the same facts as a table", async () => {
    const { page } = here;
    await here.enter("noc", "admin", "/admin/rack/rack-list?ordering=-weight_used");
    const link = page.getByRole("rowheader").getByRole("link").first();
    const name = (await link.textContent()) ?? "";
    await link.click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.getByText("Front", { exact: true }).first().waitFor();
    await page.getByText("Back", { exact: true }).first().waitFor();
    expect(await page.locator("svg.rack-svg").count()).toBe(2);
    const device = page.locator("svg.rack-svg a").first();
    const target = (await device.getAttribute("href")) ?? "";
    expect(await page.locator(target).count()).toBe(1);
    expect(await page.getByRole("table").last().getByRole("row").count()).toBeGreaterThan(2);
    await page
      .getByText(/\d+ \/ \d+ Kg|Kg/)
      .first()
      .waitFor();
  });

  test("a tenant sees its racks with its own devices marked, and no other's", async () => {
    const { page } = here;
    await signInWith(page, base, "tenant1", "tenant");
    expect(new URL(page.url()).pathname).toBe("/dashboard");
    await page.goto(`${base}/datacenter/myrack`);
    await page.getByRole("rowheader").getByRole("link").first().click();
    await page.locator("svg.rack-svg").first().waitFor();
    const own = new URL(page.url()).pathname;
    await page.goto(`${base}/admin/rack/rack-list`);
    await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
    const response = await page.goto(`${base}${own.replace(/\d+$/, "999999")}`);
    expect(response?.status()).toBe(404);
  });

  test("a rack shared with a tenant stands in its list, and says whose it is", async () => {
    const { page } = here;
    await here.enter("tenant2", "tenant", "/datacenter/myrack");
    const row = page.getByRole("row").filter({ hasText: "Shared by PT Rimba Data Khatulistiwa" });
    await row.getByRole("rowheader").getByRole("link", { name: "JKT1-A-07" }).click();
    await page.getByRole("heading", { level: 1, name: "JKT1-A-07" }).waitFor();
    await page.locator("svg.rack-svg").first().waitFor();
  });

  test("a share begins and ends on the page of its rack", async () => {
    const { page } = here;
    const rack = "BDG1-A-03";
    const heading = (name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
    await here.enter("noc", "admin", `/admin/rack/rack-list?search=${rack}`);
    await page.getByRole("rowheader").getByRole("link", { name: rack }).click();
    await heading(rack);
    expect(await page.getByRole("link", { name: "PT Samudra Jaringan Prima" }).getAttribute("href")).toMatch(/tenants/);
    await page.getByRole("link", { name: "Share with a tenant" }).click();
    await heading("Create Rack Share");
    expect(await page.getByRole("link", { name: "Rack List" }).getAttribute("aria-current")).toBe("true");
    await page.getByLabel("Tenant").selectOption({ label: "PT Bumi Awan Digital" });
    await page.getByRole("button", { name: "Submit" }).click();
    await heading(rack);
    await page.goto(`${base}/admin/rack/rack-list?search=${rack}`);
    await page.getByText("Shared with PT Bumi Awan Digital").waitFor();
    await page.getByRole("rowheader").getByRole("link", { name: rack }).click();
    expect(await page.getByRole("link", { name: "PT Bumi Awan Digital", exact: true }).getAttribute("href")).toMatch(
      /tenants/,
    );
    await page.getByRole("link", { name: "Stop sharing with PT Bumi Awan Digital" }).click();
    await page.getByText(`${rack} shared with PT Bumi Awan Digital`).last().waitFor();
    await page.getByRole("button", { name: "Delete" }).click();
    await heading(rack);
    await page.getByText("Not shared").waitFor();
  });

  test("a rack leads to its group, a site to the report of all its racks", async () => {
    const { page } = here;
    await here.enter("noc", "admin", "/admin/rack/rack-list?search=JKT1-A-07");
    await page.getByRole("rowheader").getByRole("link").click();
    await page.getByRole("link", { name: "JKT1 cage north" }).click();
    await page.waitForURL(/rack-list\?rackgroups=\d+$/);
    expect(await page.getByLabel("Group").locator("option:checked").textContent()).toBe("JKT1 cage north");
    const groups = await page.getByRole("cell", { name: "JKT1 cage north" }).count();
    expect(groups).toBe((await page.getByRole("row").count()) - 1);
    await page.goto(`${base}/admin/organization/sites?search=Kuningan`);
    await page.getByRole("rowheader").getByRole("link").click();
    const report = await page.getByRole("link", { name: "Print all racks" }).getAttribute("href");
    const racks = new URL(report ?? "", base).searchParams.getAll("racks");
    expect(racks).toHaveLength(await page.getByRole("table").getByRole("rowheader").count());
  });

  test.runIf(scripted)("at 200 % the figures of a rack in a request keep clear of each other", async () => {
    const { page } = here;
    await page.setViewportSize({ width: 683, height: 384 });
    await here.enter("noc", "admin", "/admin/request/requestlist/goodsinreplace/185");
    const beyond = await page.locator(".rack-load .bar").evaluateAll((bars) =>
      bars.map((bar) => {
        const [figures] = bar.children;
        if (figures) figures.textContent = "1,234.56 + 120.75 / 1,500 Kg";
        return bar.scrollWidth - bar.clientWidth;
      }),
    );
    expect(beyond).toEqual([0, 0, 0]);
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  test("the rack report prints on A4: the table's head on every page, no buttons, who signs", inChromium, async () => {
    const { page } = here;
    await here.enter("noc", "admin", "/admin/rack/rack-list?ordering=-weight_used");
    const prints = page.getByRole("link", { name: /^Print / });
    expect(await prints.first().getAttribute("target")).toBe("_blank");
    const racks = await prints.evaluateAll((links) =>
      links.slice(0, 2).map((link) => new URL((link as HTMLAnchorElement).href)),
    );
    const names = await page.getByRole("rowheader").getByRole("link").allInnerTexts();
    const [first, second] = racks;
    if (!first || !second) throw new Error("the demo data has no two racks");
    first.searchParams.append("racks", second.searchParams.get("racks") ?? "");
    await page.goto(first.href);
    expect(await page.locator('script[src*="/assets/"]').count()).toBe(0);
    await page.getByText("Print", { exact: true }).first().waitFor({ state: "attached" });
    const { pages, whole } = await print(page);
    expect(pages.length).toBeGreaterThanOrEqual(2);
    for (const name of names.slice(0, 2)) expect(whole).toContain(name);
    expect(whole).toMatch(/Jakarta/);
    expect(whole).toMatch(/NOC/);
    expect(whole).not.toMatch(/Ctrl\+P/);
    expect(pages[0]).toMatch(new RegExp(`1 of ${pages.length}`));
  });
});

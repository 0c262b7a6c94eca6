import { expect, test } from "vitest";
import { enterAs, forget } from "../support/chromium.ts";
import { journey } from "../support/journey.ts";
import { base } from "../support/own-portal.ts";

journey("devices and their racks", (here, scripted) => {
  const mark = scripted ? "with" : "without";
  const { enter, heading, press } = here;

  test("a device is found, shows place and ports, is edited without losing its place", async () => {
    const { page } = here;
    await enter("noc", "admin", `/admin/device/device-list?search=${scripted ? "rt-core" : "fw-"}`);
    await page.getByRole("rowheader").getByRole("link").first().click();
    await page.getByRole("heading", { name: "Ports" }).waitFor();
    const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    const place = await page.getByText(/^U\d+(–U\d+)? \(\d+U\)$/).textContent();
    await page
      .getByRole("row", { name: /Ethernet/ })
      .getByText(/\d+ \/ \d+/)
      .waitFor();

    await page.getByRole("link", { name: "Edit", exact: true }).click();
    await heading("Edit Device").waitFor();
    await page.getByLabel("Name").fill("");
    await press("Submit");
    await page.getByRole("link", { name: "Name is required" }).waitFor();
    await page.getByLabel("Name").fill(`${name}-${mark}`);
    await press("Submit");
    await heading(`${name}-${mark}`).waitFor();
    expect(await page.getByText(/^U\d+(–U\d+)? \(\d+U\)$/).textContent()).toBe(place);
    await page
      .getByRole("row", { name: /Ethernet/ })
      .getByText(/\d+ \/ \d+/)
      .waitFor();

    await page.getByRole("link", { name: "Delete", exact: true }).click();
    await heading("Are You Sure?").waitFor();
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await heading(`${name}-${mark}`).waitFor();
  });

  test("a device in use is not deleted, one that is not is", async () => {
    const { page } = here;
    await enter("noc", "admin", "/admin/interconnection/interconnection-list?status=C");
    await page.getByRole("rowheader").getByRole("link").first().click();
    await page.getByRole("list", { name: "Cable path" }).getByRole("link").first().click();
    await page.getByRole("link", { name: "Delete", exact: true }).click();
    await press("Delete");
    await page.getByRole("alert").waitFor();
    await page.goto(`${base}/admin/device/device-list?search=ups-&ordering=-devicename`);
    const last = page.getByRole("rowheader").getByRole("link").first();
    const name = (await last.textContent()) ?? "";
    await page.getByRole("link", { name: `Delete ${name}` }).click();
    await press("Delete");
    await heading(/Device List/).waitFor();
    await page.goto(`${base}/admin/device/device-list?search=${name}`);
    await page.getByText("No Data").waitFor();
  });

  test("several devices are deleted, and those in use are named with what refers to them", async () => {
    const { page } = here;
    await enter("noc", "admin", "/admin/device/device-list?search=sw-edge&limit=5");
    const names = await page.getByRole("rowheader").getByRole("link").allTextContents();
    const [first = "", second = ""] = names;
    for (const name of [first, second]) await page.getByRole("checkbox", { name: `Choose ${name}` }).check();
    await press("Delete …");
    await heading("Are You Sure?").waitFor();
    await page.getByText("2 devices will be deleted.").waitFor();
    for (const name of [first, second]) await page.getByRole("listitem").filter({ hasText: name }).waitFor();
    await press("Delete");
    const refused = page.getByRole("alert");
    await refused.getByText("Record ini memiliki relasi :").waitFor();
    await refused
      .getByText(new RegExp(`^${first}: `))
      .first()
      .waitFor();
  });

  test("a device type belongs to a manufacture", async () => {
    const { page } = here;
    const name = `Switch ${mark}`;
    await enter("noc", "admin", "/admin/device/device-type/form");
    await page.getByLabel("Name").fill(name);
    await press("Submit");
    await page.getByRole("link", { name: "Manufacture is required" }).waitFor();
    expect(await page.getByLabel("Name").inputValue()).toBe(name);
    await page.getByLabel("Manufacture").selectOption({ label: "Garuda Networks" });
    await press("Submit");
    await heading("Device Type").waitFor();
    await page.goto(`${base}/admin/device/device-type?search=${encodeURIComponent(name)}`);
    await page.getByRole("link", { name: `Delete ${name}, Garuda Networks` }).click();
    await page.getByText(`device type ${name}, Garuda Networks`).waitFor();
    await press("Delete");
    await page.getByText("No Data").waitFor();
  });

  test("a rack leads to its neighbours, its devices and its shares", async () => {
    const { page } = here;
    await enter("noc", "admin", "/admin/rack/rack-list?search=JKT1-A-09");
    await page.getByRole("rowheader").getByRole("link").first().click();
    await page.getByRole("link", { name: "Previous rack: JKT1-A-08" }).click();
    await heading("JKT1-A-08").waitFor();
    await page.getByRole("link", { name: "Next rack: JKT1-A-09" }).click();
    await heading("JKT1-A-09").waitFor();

    await page.getByRole("link", { name: "Share with a tenant" }).click();
    await heading("Create Rack Share").waitFor();
    await page.getByLabel("Tenant").selectOption({ label: "CV Kawan Server" });
    await press("Submit");
    await heading("JKT1-A-09").waitFor();
    await page.getByRole("link", { name: "Stop sharing with CV Kawan Server" }).click();
    await press("Delete");
    await heading("JKT1-A-09").waitFor();
    await page.getByText("Not shared").waitFor();

    const device = page.getByRole("table").last().getByRole("rowheader").getByRole("link").first();
    const name = (await device.textContent()) ?? "";
    await device.click();
    await heading(name).waitFor();
  });

  test("a tenant goes from a free place of its rack to goods in, with rack and unit chosen", async () => {
    const { page } = here;
    await enter("tenant1", "tenant", "/datacenter/myrack?search=JKT1-A-07");
    await page.getByRole("rowheader").getByRole("link").first().click();
    await heading("JKT1-A-07").waitFor();
    const rack = new URL(page.url()).pathname.split("/").at(-1);
    const free = page.getByRole("link", { name: /free\. Place a device here/ }).first();
    const unit = /^U(\d+)/.exec((await free.textContent()) ?? "")?.[1];
    expect(await free.getAttribute("href")).toBe(`/request/goodsin?racks=${rack}&up_front=${unit}`);
    await signInAsNoc();
    await page.goto(`${base}/admin/rack/rack-list/detail/${rack}`);
    await heading("JKT1-A-07").waitFor();
    expect(await page.getByRole("link", { name: /Place a device here/ }).count()).toBe(0);
  });

  test("a site shows its racks side by side when asked", async () => {
    const { page } = here;
    await enter("noc", "admin", "/admin/organization/sites?search=DC Kuningan");
    await page.getByRole("rowheader").getByRole("link").first().click();
    await heading("DC Kuningan").waitFor();
    expect(await page.locator("svg.rack-svg").count()).toBe(0);
    await page.getByRole("link", { name: "Show the racks side by side" }).click();
    await expect.poll(() => page.locator("svg.rack-svg").count()).toBe(26);
    if (scripted) {
      const cut = page
        .locator(".rack-row small")
        .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth));
      expect(await cut).toEqual([]);
    }
    await page.getByRole("link", { name: "Hide the drawings" }).click();
    await expect.poll(() => page.locator("svg.rack-svg").count()).toBe(0);
  });

  const signInAsNoc = async () => {
    await forget(here.page);
    await enterAs(here.window.context, base, "noc", "admin");
  };
});

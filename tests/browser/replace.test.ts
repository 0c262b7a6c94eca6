import type { Page } from "../support/pages.ts";
import { expect, test } from "vitest";
import { act } from "../support/acts.ts";
import { journey } from "../support/journey.ts";
import { base } from "../support/own-portal.ts";

const RACK = "JKT1-A-07, DC Kuningan";

journey("a device is replaced", (here, scripted) => {
  const device = `sw-new-${scripted ? "with" : "without"}`;
  const { press } = here;
  const number = () => here.page.getByRole("heading", { level: 1, name: /^\w+-\d{4}-\d{4}$/ });

  test("the old one goes out, the new one comes in and takes over the ports", async () => {
    const { page } = here;
    await here.enter("tenant1", "tenant", "/request/replace");
    await page.getByText("A device is replaced in two steps:").waitFor();
    await page.getByLabel("Rack").selectOption({ label: RACK });
    if (!scripted) await press("Update choices");
    const row = page
      .getByRole("row")
      .filter({ hasText: /SFP port \d+, CC-/ })
      .first();
    await row.waitFor();
    await press("Submit");
    await page.getByRole("link", { name: "Choose the device to be replaced" }).waitFor();
    const interconnection = /CC-[\d-]+/.exec((await row.textContent()) ?? "")?.[0] ?? "";
    const ports = (await row.textContent())?.match(/SFP port/g)?.length ?? 0;
    await row.getByRole("radio").check();
    await press("Submit");
    await number().waitFor();
    const goodsOut = page.url();
    await page.getByText("Takes over the ports", { exact: true }).waitFor();
    expect(await page.getByText(/^SFP port \d+, /).count()).toBe(ports);

    const oldPlace = page.getByText(/The place of the old device is free when RP-[\d-]+ is done\./);
    await oldPlace.waitFor();
    const bringingIn = page.getByRole("link", { name: "Bring in the new device" });
    const bringInPath = (await bringingIn.getAttribute("href")) ?? "";
    await bringingIn.click();
    await page.getByRole("heading", { level: 1, name: "Add Device Goods In Details" }).waitFor();
    await oldPlace.waitFor();
    await bringIn(page);
    await page.getByRole("heading", { level: 1, name: "Choose new ports" }).waitFor();
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await number().waitFor();
    const goodsIn = page.url();
    const [otherKind = ""] = /\d+$/.exec(goodsIn) ?? [];
    const missing = await page.goto(base + bringInPath.replace(/\d+$/, otherKind));
    expect(missing?.status()).toBe(404);
    await page.goto(base + bringInPath);
    await page.getByText(/^The devices that replace those of .* come in with .* already\.$/).waitFor();
    expect(page.url()).toBe(goodsOut);
    await page.getByText("It comes in by the request").waitFor();
    expect(await page.getByRole("link", { name: "Bring in the new device" }).count()).toBe(0);

    await page.goto(goodsIn);
    await page.getByRole("link", { name: "Choose new ports" }).click();
    await page.getByRole("heading", { level: 1, name: "Choose new ports" }).waitFor();
    const choices = page.getByRole("combobox", { name: /^New port for SFP port/ });
    expect(await choices.count()).toBe(ports);
    for (let at = 0; at < ports; at++) {
      const [, number = ""] = /SFP port (\d+)/.exec((await choices.nth(at).getAttribute("aria-label")) ?? "") ?? [];
      expect(await choices.nth(at).locator("option:checked").textContent()).toMatch(
        new RegExp(`^SFP port ${number} ·`),
      );
      await choices.nth(at).selectOption("");
    }
    await press("Save new ports");
    await page.getByRole("link", { name: "Choose at least one new port" }).waitFor();
    for (let at = 0; at < ports; at++) await choices.nth(at).selectOption({ index: at + 1 });
    await press("Save new ports");
    await number().waitFor();
    await page.getByRole("table", { name: "Ports and where they move" }).getByText(device).first().waitFor();
    expect(await page.getByText(/no new port yet/).count()).toBe(0);

    const noc = await here.joinByHttp("noc", "admin");
    for (const request of [goodsOut, goodsIn]) {
      await noc.goto(request.replace("/request/", "/admin/request/"));
      await act(noc, "Approve");
      if (request === goodsOut) await noc.getByText("Your turn: take the old device out").waitFor();
      await act(noc, "Mark as done");
    }
    for (const request of [goodsOut, goodsIn]) {
      await page.goto(request);
      await act(page, "Close Request");
    }

    await page.goto(`${base}/datacenter/myinterconnection?search=${interconnection}`);
    await page.getByRole("rowheader").getByRole("link").first().click();
    await page.getByRole("list", { name: "Cable path" }).getByText(device).waitFor();
  });

  async function bringIn(page: Page): Promise<void> {
    await page.getByRole("heading", { level: 1, name: "Add Device Goods In Details" }).waitFor();
    await page.getByRole("textbox", { name: "Device name" }).fill(device);
    await page.getByRole("textbox", { name: "Weight" }).fill("4.5");
    await page.getByRole("textbox", { name: "Power" }).fill("0.2");
    await page.getByRole("combobox", { name: "Height (QTY U)" }).selectOption("1");
    await page.getByRole("combobox", { name: "Port types" }).selectOption("all_sfp");
    await page.getByRole("textbox", { name: "SFP ports" }).fill("24");
    await page.getByRole("combobox", { name: "SFP starts at" }).selectOption("1");
    await page
      .getByRole("radio", { name: /^Unit \d+ ?: U/ })
      .first()
      .check();
    await press("Add Device");
    await page.getByRole("rowheader", { name: device }).waitFor();
    await press("Submit request");
  }
});

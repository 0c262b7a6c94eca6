import type { Page } from "../support/pages.ts";
import { expect, test } from "vitest";
import { completeRequest } from "../support/acts.ts";
import { enterAs } from "../support/chromium.ts";
import { journey } from "../support/journey.ts";
import { base } from "../support/own-portal.ts";

const RACK = "JKT1-A-01, DC Kuningan";

journey("goods out", (here, scripted) => {
  const { press } = here;
  const number = (page: Page) => page.getByRole("heading", { level: 1, name: /^\w+-\d{4}-\d{4}$/ });
  const chooseRack = async () => {
    await here.page.getByLabel("Rack").selectOption({ label: RACK });
    if (!scripted) await press("Update choices");
    await here.page.getByRole("table", { name: `Your devices in ${RACK}` }).waitFor();
  };

  test("devices leave: refused, filed, approved, done, closed, no longer in the rack", async () => {
    const { page } = here;
    await enterAs(page.context(), base, "tenant1", "tenant");
    await page.goto(`${base}/request/goodsout`);
    await page.getByRole("heading", { level: 1, name: "Goods Out", exact: true }).waitFor();
    await page.getByText("Choose a rack to see your devices in it.").waitFor();
    await page.getByLabel("Remark").fill("Dibawa teknisi kami");
    await chooseRack();
    expect(await page.getByLabel("Remark").inputValue()).toBe("Dibawa teknisi kami");

    const connected = page.getByRole("row").filter({ hasText: "Cannot leave: has a live interconnection" }).first();
    expect(await connected.getByRole("checkbox").isDisabled()).toBe(true);
    expect(await connected.textContent()).toMatch(/U\d+ \(1U\).*port \d+, CC-/);

    // On a phone the message is in sight above the first device that may leave.
    if (scripted) await page.setViewportSize({ width: 390, height: 780 });
    await press("Submit");
    await page.getByRole("link", { name: "Choose at least one device" }).waitFor();
    expect(await page.getByLabel("Remark").inputValue()).toBe("Dibawa teknisi kami");
    await page.locator("[name=devices]:focus").waitFor();
    if (scripted) {
      await page.waitForFunction(
        () => (document.querySelector("#devices-error")?.getBoundingClientRect().top ?? -1) > 0,
      );
      await page.setViewportSize({ width: 1366, height: 768 });
    }

    const free = page
      .getByRole("row")
      .filter({ hasText: "pp-cat6-", has: page.locator("input:enabled") })
      .first();
    const device = (await free.getByRole("rowheader").textContent()) ?? "";
    await free.getByRole("checkbox").check();
    expect(await page.getByRole("radio", { name: "External (EX)" }).isChecked()).toBe(true);
    await press("Submit");
    await number(page).waitFor();
    await page.getByRole("rowheader", { name: device }).waitFor();
    await page.getByText("Dibawa teknisi kami").waitFor();
    const request = page.url();
    const filed = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";

    await page.goto(`${base}/request/goodsout`);
    await chooseRack();
    const leaving = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: device }) });
    await leaving.getByText(`Cannot leave: request ${filed} takes it out`).waitFor();
    await leaving.getByRole("link", { name: filed }).waitFor();
    expect(await leaving.getByRole("checkbox").isDisabled()).toBe(true);

    const noc = await here.joinByHttp("noc", "admin");
    await completeRequest(page, noc, request);
    await page.goto(`${base}/request/goodsout`);
    await chooseRack();
    expect(await page.getByRole("rowheader", { name: device }).count()).toBe(0);
  });
});

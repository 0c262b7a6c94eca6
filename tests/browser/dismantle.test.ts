import type { Page } from "../support/pages.ts";
import { expect, test } from "vitest";
import { act, heading, press } from "../support/acts.ts";
import { journey } from "../support/journey.ts";
import { base } from "../support/own-portal.ts";

const number = /^DS-\d{4}-\d+$/;

journey("dismantle requests", (here, scripted) => {
  const status = (page: Page, word: string) => page.locator(".page-head").getByText(word, { exact: true }).waitFor();

  async function actAt(page: Page, path: string, name: string): Promise<void> {
    await page.goto(base + path);
    await act(page, name);
  }

  test("a connected interconnection is found, and its dismantling asked for once, done and closed", async () => {
    const { page } = here;
    await here.enter("tenant1", "tenant", "/request/dismantle");
    await heading(page, "Dismantle").waitFor();
    const rows = page.getByRole("rowheader").getByRole("link");
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await page.getByText(/^11–/).waitFor();
    const label = (await rows.nth(scripted ? 0 : 1).textContent()) ?? "";
    await page.getByRole("link", { name: "Exchange (IIX)" }).click();
    await page.getByText("You have no connected interconnection of this kind").waitFor();
    await page.getByRole("link", { name: "Another tenant (Cross Connect)" }).click();
    await page.getByText(/^1–/).waitFor();
    await page.getByRole("searchbox", { name: "Search", exact: true }).fill(label);
    await page.getByRole("button", { name: "Apply" }).click();
    await expect.poll(() => rows.allTextContents()).toEqual([label]);
    await page.getByRole("link", { name: `Dismantle ${label}` }).click();
    await page.getByRole("list", { name: "Cable path" }).waitFor();
    const form = page.url();
    expect(await page.title()).toContain(`Dismantle, ${label} |`);
    const colleague = await here.joinByHttp("tenant1", "tenant");
    await colleague.goto(form);
    await page.getByLabel("Remark").fill("After 22:00, please");
    await press(page, "Submit");
    await heading(page, number).waitFor();
    await page.getByText("After 22:00, please").waitFor();
    const id = new URL(page.url()).searchParams.get("id");
    const asked = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await colleague.getByLabel("Remark").fill("Label both ends");
    await press(colleague, "Submit");
    await colleague.getByRole("alert").getByText(`Dismantling is requested already: ${asked}`).waitFor();
    expect(await colleague.getByLabel("Remark").inputValue()).toBe("Label both ends");

    await page.goto(form);
    await page
      .getByRole("main")
      .getByText("Dismantling is requested already")
      .getByRole("link", { name: asked })
      .waitFor();
    await page.getByRole("list", { name: "Cable path" }).waitFor();
    expect(await page.getByLabel("Remark").count()).toBe(0);
    await page.goto(`${base}/request/dismantle?search=${label}`);
    await page.getByRole("row").getByText("Dismantling is requested already").waitFor();
    await page.getByRole("row").getByRole("link", { name: asked }).waitFor();
    expect(await rows.count()).toBe(0);

    const noc = await here.joinByHttp("noc", "admin");
    await actAt(noc, `/admin/request/requestlist/dismantle?id=${id}`, "Approve");
    await actAt(noc, `/admin/request/requestlist/dismantle?id=${id}`, "Mark as done");
    await actAt(page, `/request/requestlist/dismantle?id=${id}`, "Close Request");
    await status(page, "Dismentled");
    await page.goto(form);
    await page.getByText("This interconnection is not connected").waitFor();
    await page.goto(`${base}/datacenter/myinterconnection?search=${label}`);
    await rows.first().click();
    await status(page, "Dismantled");
  });
});

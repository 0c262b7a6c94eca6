import type { Page } from "../support/pages.ts";
import { expect, test } from "vitest";
import { completeRequest, heading, press } from "../support/acts.ts";
import { enterAs } from "../support/chromium.ts";
import { inChromium, journey } from "../support/journey.ts";
import { base, providerUrl } from "../support/own-portal.ts";
import { seeToast } from "../support/toast.ts";

journey("goods in", (here, scripted) => {
  const rack = scripted ? "JKT1-A-12" : "JKT1-B-11";
  const mark = scripted ? "with" : "without";
  const fits = (page: Page) => page.getByRole("radio", { name: /^Unit \d+: U/, disabled: false });

  const openRack = async (page: Page) => {
    await page.goto(`${base}/request/goodsin`);
    await page.getByLabel("Rack").selectOption({ label: `${rack}, DC Kuningan` });
    await press(page, "Continue");
    await heading(page, "Add Device Goods In Details").waitFor();
  };
  const fill = async (page: Page, name: string) => {
    await page.getByLabel("Device name").fill(name);
    await page.getByLabel("Weight").fill("12,5");
    await page.getByLabel("Power").fill("1");
    await page.getByLabel("Port types").selectOption({ label: "All Ethernet" });
    await page.getByLabel("Ethernet ports").fill("4");
    await page.getByLabel("Ethernet starts at").selectOption("1");
  };
  const setHeight = async (page: Page, units: number) => {
    await page.getByLabel("Height (QTY U)").selectOption({ label: `${units}U` });
    if (!scripted) await press(page, "Preview placement");
    await page.getByText(`Choose the top unit: the device takes ${units}U downward`).waitFor();
  };
  /** Searches and sorts the drafts while a device is half typed: it stays, and nothing of it is in the address. */
  const searchDrafts = async (page: Page, found: string, other: string) => {
    const serial = page.getByLabel("Serial number");
    await serial.fill("HALF-TYPED");
    const search = page.getByRole("main").getByRole("searchbox", { name: "Search", exact: true });
    const searchFor = async (text: string) => {
      await search.fill(text);
      if (!scripted) await press(page, "Apply");
    };
    await searchFor(found);
    await page.getByRole("rowheader", { name: other }).waitFor({ state: "detached" });
    if (scripted) await search.press("Control+Enter");
    if (scripted) await page.getByRole("link", { name: "Device name is required" }).waitFor();
    expect(await serial.inputValue()).toBe("HALF-TYPED");
    await searchFor("");
    await page.getByRole("rowheader", { name: other }).waitFor();
    await page.getByRole("columnheader", { name: "Weight" }).getByRole("button").click();
    await page.locator("th[aria-sort=ascending]").filter({ hasText: "Weight" }).waitFor();
    const remark = page.getByLabel("Remark");
    expect([await serial.inputValue(), await remark.inputValue()]).toEqual(["HALF-TYPED", "Dua perangkat"]);
    expect([...new URL(page.url()).searchParams.keys()]).toEqual(["racks", "scope"]);
    await press(page, "Clear form");
    await expect.poll(() => serial.inputValue()).toBe("");
  };
  const remove = async (page: Page, name: string) => {
    const serial = page.getByLabel("Serial number");
    await serial.fill("HALF-TYPED");
    await page.getByRole("button", { name: `Delete ${name}` }).click();
    await heading(page, "Are You Sure?").waitFor();
    await press(page, "Delete");
    await heading(page, "Add Device Goods In Details").waitFor();
    await expect.poll(() => serial.inputValue()).toBe("HALF-TYPED");
    await press(page, "Clear form");
    await expect.poll(() => serial.inputValue()).toBe("");
  };

  test(
    "devices are placed by the keyboard, submitted, approved, done, closed and stand in the rack",
    inChromium,
    async () => {
      const { page } = here;
      const [first, second] = [`srv-in-${mark}`, `sw-in-${mark}`];
      await enterAs(page.context(), base, "tenant1", "tenant");
      await page.goto(`${base}/request/goodsin`);
      await press(page, "Continue");
      await page.getByRole("link", { name: "Rack is required" }).waitFor();
      expect(await page.title()).toMatch(/^Error: Goods In/);
      await page.getByLabel("Rack").selectOption({ label: `${rack}, DC Kuningan` });
      await page.getByRole("radio", { name: "Internal (IN)" }).check();
      await press(page, "Continue");
      await heading(page, "Add Device Goods In Details").waitFor();
      await page.getByText("Please coordinate with the NOC.").waitFor();
      await page.getByText("0 devices, 0 Kg, 0 A").waitFor();

      await press(page, "Submit request");
      await page.getByRole("alert").getByText("Please Add Device", { exact: true }).waitFor();
      await press(page, "Add Device");
      for (const message of ["Device name is required", "Weight is required", "Please choice position device in rack"])
        await page.getByRole("link", { name: message }).waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("devicename");

      await fill(page, first);
      await page.getByLabel("Ethernet ports").fill("156");
      await setHeight(page, 3);
      const tooLow = page.getByRole("radio", { name: /only 2U free from here downward$/ }).first();
      expect(await tooLow.isDisabled()).toBe(true);
      await fits(page).first().focus();
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowDown");
      const chosen = page.getByRole("radio", { checked: true, name: /^Unit \d+: U\d+–U\d+ \(3U\)$/ });
      const place = /U\d+–.*$/.exec((await chosen.locator("xpath=..").textContent()) ?? "")?.[0] ?? "";
      await press(page, "Add Device");
      await page.getByRole("link", { name: "The number of Ethernet ports is a whole number from 0 to 155" }).waitFor();
      expect(await chosen.isChecked()).toBe(true);
      await page.getByLabel("Ethernet ports").fill("4");
      await seeToast(page, "Record data has been created", () => press(page, "Add Device"));
      await page.getByText("1 device, 12.5 Kg, 1 A, not sent yet").waitFor();
      const draft = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: first }) });
      expect(await draft.textContent()).toContain(`${place}, front and back`);
      expect(await page.getByRole("cell", { name: `${first} (R)` }).count()).toBe(2);
      const outcome = page.getByRole("region", { name: /^Rack after adding / });
      await outcome.getByText(/ U in use, \d+ U waiting \(R\), /).waitFor();
      await outcome.getByText(/ Kg in use, 12\.5 Kg of this request, /).waitFor();
      expect(await page.getByLabel("Device name").inputValue()).toBe("");

      await page.getByLabel("Remark").fill("Dua perangkat");
      await fill(page, second);
      if (scripted) await outcome.getByText(/ Kg in use, 25 Kg of this request, /).waitFor();
      const manufacture = page.getByLabel("Manufacture");
      await manufacture.selectOption({ label: "Garuda Networks" });
      if (!scripted) await press(page, "Update choices");
      await page.getByLabel("Device type").getByText("Choose a type").waitFor({ state: "attached" });
      await page.getByLabel("Device type").selectOption({ index: 1 });
      expect(await page.getByLabel("Device name").inputValue()).toBe(second);
      await fits(page).first().check();
      await press(page, "Reset Position");
      await expect.poll(() => page.getByRole("radio", { checked: true }).count()).toBe(0);
      await fits(page).first().check();
      await press(page, "Add Device");
      await page.getByText("2 devices, 25 Kg, 2 A").waitFor();
      expect(await page.getByLabel("Remark").inputValue()).toBe("Dua perangkat");
      expect(await page.getByRole("link", { name: /^View / }).count()).toBe(0);
      await searchDrafts(page, first, second);
      await page.getByRole("button", { name: `View ${second}` }).click();
      await page.getByRole("dialog", { name: second }).getByText("4 Ethernet from 1").waitFor();
      await page.keyboard.press("Escape");
      await remove(page, second);
      await page.getByText("1 device, 12.5 Kg, 1 A").waitFor();

      await page.getByLabel("Remark").fill("Dibawa kurir");
      await page.getByLabel("Serial number").fill("7H2KXT3,".repeat(30));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      await page.getByLabel("Serial number").fill("7H2KXT3");
      if (scripted) await page.getByLabel("Remark").press("Control+Enter");
      else await press(page, "Submit request");
      await page.getByRole("link", { name: "You have typed a device that is not added yet" }).waitFor();
      await page.getByRole("link", { name: "3. Submit request" }).press("Enter");
      await page.getByRole("link", { name: "You have typed a device that is not added yet" }).waitFor();
      expect(await page.getByLabel("Serial number").inputValue()).toBe("7H2KXT3");
      expect(await page.getByLabel("Remark").inputValue()).toBe("Dibawa kurir");
      await press(page, "Clear form");
      await expect.poll(() => page.getByLabel("Serial number").inputValue()).toBe("");
      expect(await page.getByLabel("Remark").inputValue()).toBe("Dibawa kurir");
      await press(page, "Submit request");
      await page.getByRole("heading", { level: 1, name: /^\w+-\d{4}-\d{4}$/ }).waitFor();
      await page.getByRole("rowheader", { name: first }).waitFor();
      await page.getByText("Dibawa kurir").waitFor();
      const below = (selector: string) =>
        page
          .locator(selector)
          .evaluate(
            (one) => (one.nextElementSibling?.getBoundingClientRect().top ?? 0) - one.getBoundingClientRect().bottom,
          );
      expect(await below(".facts + .notice")).toBeGreaterThanOrEqual(8);
      const request = page.url();

      const noc = await here.joinByHttp("noc", "admin");
      await completeRequest(page, noc, request);
      await page.goto(`${base}/datacenter/myrack?search=${rack}`);
      await page.getByRole("link", { name: rack, exact: true }).click();
      const row = page.getByRole("row").filter({ hasText: first });
      await row.getByText("Installed").waitFor();
      expect(await row.textContent()).toContain(place);
    },
  );

  test("nothing typed is lost when the position was taken meanwhile or the provider does not answer", async () => {
    const { page } = here;
    const [mine, other] = [`srv-late-${mark}`, `srv-early-${mark}`];
    await enterAs(page.context(), base, "tenant1", "tenant");
    await openRack(page);
    await fill(page, mine);
    const unit = await fits(page).first().inputValue();
    const choice = (page: Page) => page.getByRole("radio", { name: `Unit ${unit}: U${unit} (1U)` });
    await choice(page).check();

    const colleague = await here.window.context.newPage();
    await openRack(colleague);
    await fill(colleague, other);
    await choice(colleague).check();
    await press(colleague, "Add Device");
    await colleague.getByText("1 device, 12.5 Kg, 1 A").waitFor();
    await colleague.close();

    await press(page, "Add Device");
    await page.getByRole("alert").waitFor();
    await page.getByText(`U${unit} (1U) is not free: choose another unit.`).waitFor();
    expect(await choice(page).count()).toBe(0);
    expect(await page.getByRole("cell", { name: `${other} (R)` }).count()).toBe(2);
    expect(await page.getByLabel("Device name").inputValue()).toBe(mine);

    await fits(page).first().check();
    await fetch(`${providerUrl}/_test/faults`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ path: "/api/goodsindetail/", method: "POST", kind: "html502" }),
    });
    await press(page, "Add Device");
    await page.getByRole("alert").getByText("The data service sent no valid response.").waitFor();
    expect(await page.getByLabel("Device name").inputValue()).toBe(mine);
    await press(page, "Add Device");
    await page.getByText("2 devices, 25 Kg, 2 A").waitFor();

    expect(here.window.complaints.splice(0)).toEqual([expect.stringContaining("status of 503")]);

    await remove(page, other);
    await remove(page, mine);
    await page.getByText("0 devices, 0 Kg, 0 A").waitFor();
    const foreign = await page.goto(`${base}/admin/device/device-list/rack-add-device?racks=8&scope=EX`);
    expect(foreign?.status()).toBe(404);
  });

  test("several of the same are added at once, one is copied, another changed", async () => {
    const { page } = here;
    const name = (n: number) => `srv-${mark}-0${n}`;
    await enterAs(page.context(), base, "tenant1", "tenant");
    await openRack(page);
    await fill(page, name(1));
    await page.getByLabel("Serial number").fill("7H2KXT3\n7H2KXT4");
    const top = Number(await fits(page).last().inputValue()) + 3;
    await page.getByRole("radio", { name: `Unit ${top}: ` }).check();
    if (scripted)
      await page
        .getByRole("cell", { name: name(2) })
        .first()
        .waitFor();
    await press(page, scripted ? "Add 2 Devices" : "Add Device");
    await page.getByText("2 devices, 25 Kg, 2 A").waitFor();
    await page
      .getByRole("row")
      .filter({ hasText: name(2) })
      .filter({ hasText: "7H2KXT4" })
      .getByRole("cell", { name: `U${top - 1} (1U)` })
      .waitFor();

    await page.getByLabel("Device name").fill("half-typed");
    await press(page, `Copy ${name(1)}`);
    await page.getByText("Save or clear this device first").waitFor();
    expect(await page.getByLabel("Device name").inputValue()).toBe("half-typed");
    await press(page, "Clear form");
    await expect.poll(() => page.getByLabel("Device name").inputValue()).toBe("");
    await press(page, `Edit ${name(1)}`);
    await page.getByRole("heading", { name: `2. Edit ${name(1)}` }).waitFor();
    await press(page, `Copy ${name(1)}`);
    await expect.poll(() => page.getByLabel("Device name").inputValue()).toBe(name(3));
    expect(await page.getByRole("radio", { name: `Unit ${top - 2}: ` }).isChecked()).toBe(true);
    expect([await page.getByLabel("Weight").inputValue(), await page.getByLabel("Serial number").inputValue()]).toEqual(
      ["12.5", ""],
    );
    await press(page, "Add Device");
    await page.getByText("3 devices, 37.5 Kg, 3 A").waitFor();

    await press(page, `Edit ${name(2)}`);
    await page.getByRole("heading", { name: `2. Edit ${name(2)}` }).waitFor();
    expect(await page.getByLabel("Serial number").inputValue()).toBe("7H2KXT4");
    await page.getByLabel("Weight").fill("many");
    await press(page, "Save changes");
    await page.getByRole("link", { name: /^Weight/ }).waitFor();
    await page.getByText("3 devices, 37.5 Kg, 3 A").waitFor();
    await page.getByLabel("Weight").fill("10");
    await seeToast(page, "The device has been changed.", () => press(page, "Save changes"));
    await page.getByText("3 devices, 35 Kg, 3 A").waitFor();
    for (const n of [1, 2, 3]) await remove(page, name(n));
  });

  test("choosing a type proposes the values of its last device, without overwriting what was typed", async () => {
    const { page } = here;
    await enterAs(page.context(), base, "tenant1", "tenant");
    await openRack(page);
    await page.getByLabel("Power").fill("0.7");
    await page.getByLabel("Manufacture").selectOption({ label: "Merapi Compute" });
    if (!scripted) await press(page, "Update choices");
    await page.getByLabel("Device type").getByText("Choose a type").waitFor({ state: "attached" });
    await page.getByLabel("Device type").selectOption({ label: "Server 1U" });
    if (!scripted) await press(page, "Update choices");
    await page.getByText(/^Weight, power, height and ports as .+, your last device of this type/).waitFor();
    expect(await page.getByLabel("Weight").inputValue()).not.toBe("");
    expect(await page.getByLabel("Ethernet ports").inputValue()).not.toBe("");
    expect(await page.getByLabel("Power").inputValue()).toBe("0.7");
  });
});

import { expect, test } from "vitest";
import { inChromium, journey } from "../support/journey.ts";
import { base } from "../support/own-portal.ts";

/** A PNG of one pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

journey("master data", (here, scripted) => {
  const mark = scripted ? "with" : "without";
  const { heading, press } = here;
  const open = (path: string) => here.enter("noc", "admin", path);

  test("a rack type lives: refused, created, found, edited, deleted", async () => {
    const { page } = here;
    const name = `22U wall ${mark}`;
    await open("/admin/rack/rack-type");
    await page.getByRole("link", { name: "Create Rack Type" }).click();
    await heading("Create Rack Type").waitFor();
    await page.getByLabel("Height").fill("51");
    await page.getByLabel("Width").fill("wide");
    await press("Submit");
    await page.getByRole("link", { name: "Name is required" }).waitFor();
    await page.getByRole("link", { name: "Height must be at most 50" }).waitFor();
    expect(await page.title()).toMatch(/^Error: Create Rack Type/);
    expect(await page.getByLabel("Height").inputValue()).toBe("51");
    expect(await page.getByLabel("Width").inputValue()).toBe("wide");
    await page.locator("[name=name]:focus").waitFor();

    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Height").fill("22");
    await page.getByLabel("Width").fill("23.6");
    await press("Submit");
    await heading("Rack Type").waitFor();
    if (!scripted) await page.getByText("Record data has been created").waitFor();
    await page.getByLabel("Search", { exact: true }).fill(name);
    if (!scripted) await press("Apply");
    await page.waitForURL(/search=/);
    await expect.poll(() => page.getByRole("row").count()).toBe(2);
    expect(await page.getByRole("row", { name: new RegExp(name) }).textContent()).toContain("38.5");

    await page.getByRole("link", { name: `Edit ${name}` }).click();
    await heading("Edit Rack Type").waitFor();
    expect(await page.getByLabel("Height").inputValue()).toBe("22");
    await page.getByLabel("Height").fill("24");
    await press("Submit");
    await page
      .getByRole("row", { name: new RegExp(name) })
      .getByText("42", { exact: true })
      .waitFor();
    expect(page.url()).toContain("search=");

    await page.getByRole("link", { name: `Delete ${name}` }).click();
    await heading("Are You Sure?").waitFor();
    await page.getByText(`The record will be delete: rack type ${name}`).waitFor();
    await press("Delete");
    await page.getByText("No Data").waitFor();
  });

  test("a record in use is not deleted, and what refers to it is told", async () => {
    const { page } = here;
    await open("/admin/rack/rack-type?search=42U 600");
    await page.getByRole("link", { name: "Delete 42U 600" }).click();
    await press("Delete");
    await page.getByRole("alert").getByRole("heading", { name: "Record ini memiliki relasi :" }).waitFor();
    await page
      .getByRole("alert")
      .getByText(/\d+ records? refers? to this one/)
      .waitFor();
    await heading("Are You Sure?").waitFor();
    expect(await page.getByText("This cannot be undone").count()).toBe(0);
    if (scripted) await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe("alert");
  });

  test("before records are deleted it is told what refers to each", async () => {
    const { page } = here;
    await open("/admin/rack/rack-list/delete/7");
    await page.getByText(/^Still in use by: Devices \(\d+\)/).waitFor();
    await page.getByRole("link", { name: "Services (8)" }).click();
    await page.getByText("8 services", { exact: true }).waitFor();
    await page.goto(`${base}/admin/interconnection/cable-type/delete?chosen=1&chosen=2`);
    await page.getByText("2 cable types will be deleted.").waitFor();
    await expect.poll(() => page.getByText(/^Still in use by: Cable connectors \(\d+\)/).count()).toBe(2);
  });

  test("sorting, page size and page are in the address and drop nothing of each other", async () => {
    const { page } = here;
    await open("/admin/rack/rack-list?mmr_rack=N");
    await page.getByRole("link", { name: "5 rows", exact: true }).click();
    await page.waitForURL(/limit=5/);
    await page.getByRole("columnheader", { name: "Tenant" }).getByRole("link").click();
    await page.waitForURL(/ordering=tenant_name/);
    await page.getByRole("link", { name: "Next" }).click();
    await page.waitForURL(/page=2/);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({ mmr_rack: "N", limit: "5", ordering: "tenant_name", page: "2" });
    await expect.poll(() => page.title()).toMatch(/page 2 of/);
    expect(await page.getByRole("columnheader", { name: "Tenant" }).getAttribute("aria-sort")).toBe("ascending");
    expect(await page.getByRole("row").count()).toBe(6);
    await page.goto(`${base}/admin/rack/rack-list?page=999`);
    await expect.poll(() => new URL(page.url()).searchParams.get("page")).not.toBe("999");
  });

  test("a rack that weighs more than it may is refused, nothing typed is lost", async () => {
    const { page } = here;
    await open("/admin/rack/rack-list/form");
    await heading("Create Rack").waitFor();
    expect(await page.getByLabel("Date in").inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
    await page.getByLabel("Weight of the rack").fill("950");
    await page.getByLabel("Maximum weight").fill("900");
    await page.getByLabel("Remark").fill("Dekat pintu timur");
    await page.getByLabel("Site").selectOption({ index: 1 });
    await press("Submit");
    for (const message of [
      "Rack Code is required",
      "The maximum weight of the rack must be greater than the weight of the rack",
      "Rack Type is required",
    ]) {
      await page.getByRole("link", { name: message }).waitFor();
    }
    expect(await page.getByLabel("Remark").inputValue()).toBe("Dekat pintu timur");
    expect(await page.getByLabel("Site").inputValue()).not.toBe("");
    await page.getByLabel("Rack Code").fill(`JKT9-${mark}`);
    await page.getByLabel("Tenant").selectOption({ index: 1 });
    await page.getByLabel("Rack type").selectOption({ index: 1 });
    await page.getByLabel("Weight of the rack").fill("90");
    await page.getByLabel("Power capacity").fill("32");
    await press("Submit");
    await heading("Rack List").waitFor();
    await page.goto(`${base}/admin/rack/rack-list?search=JKT9-${mark}`);
    expect(await page.getByRole("row").count()).toBe(2);
  });

  test("a site takes an image by its content only", inChromium, async () => {
    const { page } = here;
    await open("/admin/organization/sites");
    await page
      .getByRole("link", { name: /^Edit / })
      .first()
      .click();
    await heading("Edit Form Sites").waitFor();
    const image = page.locator('input[type="file"]');
    const topOf = async (id: string) => (await page.locator(`#${id}`).boundingBox())?.y;
    expect(await topOf("mapimage")).toBe(await topOf("name"));
    await image.setInputFiles({
      name: "site.png",
      mimeType: "image/png",
      buffer: Buffer.from("<svg onload=alert(1)>"),
    });
    await page.getByLabel("Latitude").fill("91");
    await press("Submit");
    await page.getByRole("link", { name: "The image must be a jpg, jpeg or png file" }).waitFor();
    await page
      .getByRole("alert")
      .getByRole("link", { name: /Latitude/ })
      .waitFor();
    await image.setInputFiles({ name: "site.png", mimeType: "image/png", buffer: pixel });
    await press("Submit");
    await page.getByRole("link", { name: "The image must be a jpg, jpeg or png file" }).waitFor({ state: "hidden" });
    expect(await image.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(scripted ? 1 : 0);
    expect(await page.getByText("Choose the file again").count()).toBe(scripted ? 0 : 1);
    await page.getByLabel("Latitude").fill("-6.23");
    if (!scripted) await image.setInputFiles({ name: "site.png", mimeType: "image/png", buffer: pixel });
    await press("Submit");
    await heading("Sites").waitFor();
    await page
      .getByRole("link", { name: /^Edit / })
      .first()
      .click();
    await heading("Edit Form Sites").waitFor();
    const shown = page.getByRole("img", { name: "Current image" });
    await expect.poll(() => shown.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1);
  });
});

import { buffer } from "node:stream/consumers";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { pressTwice } from "../support/hold-back.ts";
import { inChromium, journey } from "../support/journey.ts";
import { base } from "../support/own-portal.ts";
import { seeToast } from "../support/toast.ts";

/** Keeps the timers that end toasts, until `nextTimer` runs them, even if they have been cleared. */
function holdToasts() {
  const { setTimeout } = window;
  const held: (() => void)[] = [];
  const hold = (run: () => void, ms?: number) => (ms === 1000 ? -held.push(run) : setTimeout(run, ms));
  Object.assign(window, { held, setTimeout: hold });
}

/** Runs the next held timer; tells whether a toast is shown then. */
async function nextTimer() {
  (window as unknown as { held: (() => void)[] }).held.shift()?.();
  await new Promise(requestAnimationFrame);
  return document.querySelector(".toast") !== null;
}

journey("lists", (here, scripted) => {
  const mark = scripted ? "with" : "without";
  const { heading } = here;
  const press = (name: string | RegExp) => here.page.getByRole("button", { name }).click();
  const columnNames = async () =>
    (await here.page.getByRole("columnheader").allTextContents()).map((text) => text.trim()).filter(Boolean);
  const open = (path: string) => here.enter("noc", "admin", path);
  const create = async (name: string) => {
    await here.page.goto(`${base}/admin/rack/rack-type/form`);
    await here.page.getByLabel("Name").fill(name);
    await here.page.getByLabel("Height").fill("12");
    await here.page.getByLabel("Width").fill("19");
    await press("Submit");
    await heading("Rack Type").waitFor();
  };
  const downloaded = async (take: () => Promise<void>): Promise<Buffer> => {
    const [file] = await Promise.all([here.page.waitForEvent("download"), take()]);
    return buffer(await file.createReadStream());
  };

  test("columns are chosen, kept for the next visit and all brought back", async () => {
    const { page } = here;
    await open("/admin/rack/rack-type?search=42U");
    await page.locator("summary", { hasText: "Columns" }).click();
    await page.getByRole("checkbox", { name: "Remark" }).uncheck();
    await page.getByRole("checkbox", { name: "Height (inch)" }).uncheck();
    await press("Show columns");
    await page.waitForURL(/columns=/);
    expect(page.url()).toContain("search=42U");
    await expect.poll(columnNames).toEqual(["Choose", "Name", "Height (U)", "Width (inch)", "Actions"]);
    await page.goto(`${base}/admin/rack/rack-type`);
    await expect.poll(columnNames).toEqual(["Choose", "Name", "Height (U)", "Width (inch)", "Actions"]);
    await page.locator("summary", { hasText: "Columns" }).click();
    await page.getByRole("link", { name: "All columns" }).click();
    await expect.poll(columnNames).toContain("Remark");
  });

  test("an action stands below itself in every row, also where a row lacks another", inChromium, async () => {
    const { page } = here;
    await open("/admin/organization/admin-accounts");
    const lefts = await page
      .locator("tbody .actions > .edit")
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
    expect(await page.locator("tbody .actions > .trash").count()).toBeLessThan(lefts.length);
    expect(new Set(lefts).size).toBe(1);
  });

  test("the way back to the top stands in the corner of the window once the page is scrolled", inChromium, async () => {
    const { page } = here;
    await open("/admin/device/device-list?limit=50");
    const up = page.getByTitle("Back to top");
    if (!scripted) return expect(await up.isVisible()).toBe(false);
    expect(await up.isVisible()).toBe(false);
    await page.mouse.wheel(0, 900);
    await up.waitFor();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const box = await up.boundingBox();
    expect(box && { right: width - box.x - box.width < 40, bottom: height - box.y - box.height < 120 }).toEqual({
      right: true,
      bottom: true,
    });
    await up.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    return undefined;
  });

  test("a view is saved under a name, opened and removed", async () => {
    const { page } = here;
    await open("/admin/rack/rack-list?mmr_rack=Y&ordering=-rack_name");
    await page.locator("summary", { hasText: "Save this view" }).click();
    await press("Save view");
    await page.getByText("A view needs a name").waitFor();
    if (!scripted) await page.locator("summary", { hasText: "Save this view" }).click();
    await page.getByLabel("Name of the view").fill("Meet-me rooms");
    const save = () => (scripted ? pressTwice(page, /Save view/, "**/views.data*") : press("Save view"));
    await seeToast(page, "The view has been saved", save);
    await page.goto(`${base}/admin/rack/rack-list`);
    await page.getByRole("link", { name: "Meet-me rooms" }).click();
    await page.waitForURL(/mmr_rack=Y/);
    expect(page.url()).toContain("ordering=-rack_name");
    await expect
      .poll(() => page.getByRole("link", { name: "Meet-me rooms" }).getAttribute("aria-current"))
      .toBe("page");
    await open("/admin/rack/rack-list?mmr_rack=Y&ordering=rack_name");
    await page.locator("summary", { hasText: "Save this view" }).click();
    await page.getByLabel("Name of the view").fill("Meet-me rooms");
    if (scripted) await page.evaluate(holdToasts);
    await seeToast(page, "The view replaces the one of the same name", () => press("Save view"));
    await seeToast(page, "The view has been removed", () => press("Remove view Meet-me rooms"));
    if (scripted) expect([await page.evaluate(nextTimer), await page.evaluate(nextTimer)]).toEqual([true, false]);
    expect(await page.getByRole("link", { name: "Meet-me rooms" }).count()).toBe(0);
  });

  test("what can be done with the chosen rows is offered once there are some", inChromium, async () => {
    const { page } = here;
    await open("/admin/rack/rack-type");
    const bulk = page.getByRole("group", { name: "Selected rows" });
    expect(await bulk.isVisible()).toBe(false);
    const row = page.getByRole("checkbox", { name: "Choose 42U 600" });
    await row.check();
    expect(await bulk.isVisible()).toBe(true);
  });

  test.runIf(scripted)("the box in the head selects the page, and tells whether all or some are", async () => {
    const { page } = here;
    await open("/admin/rack/rack-type");
    const row = page.getByRole("checkbox", { name: "Choose 42U 600" });
    await row.check();
    const rows = page.getByRole("checkbox", { name: /^Choose / });
    const chosen = () => rows.evaluateAll((boxes) => boxes.filter((box) => (box as HTMLInputElement).checked).length);
    const all = page.getByRole("checkbox", { name: "Select all on this page" });
    const isPartly = () => all.evaluate((box) => (box as HTMLInputElement).indeterminate);
    expect([await all.isChecked(), await isPartly()]).toEqual([false, true]);
    await all.check();
    expect([await chosen(), await isPartly()]).toEqual([await rows.count(), false]);
    const others = page.getByRole("button", { name: /^Select all \d/ });
    expect(await others.isVisible()).toBe(false);
    await row.uncheck();
    expect(await others.isVisible()).toBe(true);
    expect([await all.isChecked(), await isPartly()]).toEqual([false, true]);
    await row.check();
    expect([await all.isChecked(), await isPartly()]).toEqual([true, false]);
    await all.uncheck();
    expect([await chosen(), await isPartly()]).toEqual([0, false]);
  });

  test("several are chosen, exported and deleted; what is in use stays and says why", async () => {
    const { page } = here;
    const names = [1, 2].map((at) => `Bulk ${mark} ${at}`);
    await open("/admin/rack/rack-type");
    for (const name of names) await create(name);
    await page.goto(`${base}/admin/rack/rack-type?limit=50`);
    const bulk = page.getByRole("group", { name: "Selected rows" });
    for (const name of [...names, "42U 600"]) await page.getByRole("checkbox", { name: `Choose ${name}` }).check();

    const csv = await downloaded(() => bulk.getByRole("button", { name: "Export CSV" }).click());
    const lines = csv.toString().trim().split("\r\n");
    expect(lines.slice(1).map((line) => line.split(",")[0])).toEqual(["42U 600", ...names]);

    await bulk.getByRole("button", { name: "Delete" }).click();
    await heading("Are You Sure?").waitFor();
    await page.getByText("3 rack types will be deleted.").waitFor();
    await press("Delete");
    await page
      .getByRole("alert")
      .getByText(/^42U 600: Racks: \d+ records? refers? to this one$/)
      .waitFor();
    await page.getByText("Deleted: 2.").waitFor();
    expect(await page.getByText("This cannot be undone").count()).toBe(0);
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await heading("Rack Type").waitFor();
    expect(page.url()).toContain("limit=50");
    expect(await page.getByRole("checkbox", { name: "Choose 42U 600" }).isChecked()).toBe(true);
    for (const name of names) expect(await page.getByRole("checkbox", { name: `Choose ${name}` }).count()).toBe(0);
  });

  test("the chosen racks are printed", async () => {
    const { page } = here;
    await open("/admin/rack/rack-list?search=JKT1-A-0&ordering=rack_name");
    for (const name of ["JKT1-A-01", "JKT1-A-03"]) await page.getByRole("checkbox", { name: `Choose ${name}` }).check();
    const [report] = await Promise.all([page.waitForEvent("popup"), press("Print")]);
    await report.getByRole("heading", { level: 1, name: "Rack Report" }).waitFor();
    expect(await report.title()).toContain("JKT1-A-01, JKT1-A-03");
    const close = await report.getByRole("link", { name: "Close" }).getAttribute("href");
    expect(close).toMatch(/^\/admin\/rack\/rack-list\?.*search=JKT1-A-0/);
    await report.close();
  });

  test("all that fit are chosen and exported as a spreadsheet", async () => {
    const { page } = here;
    await open("/admin/rack/rack-list?mmr_rack=N&limit=5");
    await page.getByRole("checkbox").nth(2).check();
    await press(/^Select all \d+/);
    await page.waitForURL(/all=1/);
    const total = Number(/\d+/.exec((await page.getByText(/^All \d+ selected/).textContent()) ?? ""));
    expect(total).toBeGreaterThan(5);
    expect(await page.locator("tbody :checked").count()).toBe(5);
    const xlsx = await downloaded(() => press("Export XLSX"));
    const sheet = strFromU8(unzipSync(xlsx)["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
    expect(sheet.match(/<row>/g)).toHaveLength(total + 1);
    await page.getByRole("link", { name: "Clear selection" }).click();
    await expect.poll(() => page.locator("tbody :checked").count()).toBe(0);
    expect(page.url()).toContain("mmr_rack=N");
  });

  test("a list that nothing fits is widened, and stays sorted and as long as it was", async () => {
    const { page } = here;
    await open("/admin/rack/rack-list?search=nothing+is+called+this&limit=5&ordering=-rack_name&mmr_rack=N");
    await page.getByRole("link", { name: "Clear filters" }).click();
    await page.getByRole("row").nth(5).waitFor();
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({ limit: "5", ordering: "-rack_name" });
  });

  test.runIf(scripted)(
    "a filter that was chosen before the script came stays, and the address has no empty ones",
    async () => {
      const { page } = here;
      await open("/admin/dashboard");
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route("**/assets/**", async (route) => {
        if (route.request().resourceType() === "script") await released;
        await route.continue();
      });
      await page.goto(`${base}/admin/rack/rack-list?limit=5`, { waitUntil: "commit" });
      const filter = page.getByRole("search", { name: "Rack List" }).getByLabel("MMR rack");
      await filter.selectOption("N");
      const alive = page.waitForRequest((request) => request.url().endsWith("/notifications/stream"));
      release();
      await alive;
      expect(await filter.inputValue()).toBe("N");
      await press("Apply");
      await page.waitForURL((url) => url.search === "?limit=5&mmr_rack=N");
      await filter.selectOption("Y");
      await page.waitForURL((url) => url.search === "?limit=5&mmr_rack=Y");
      await filter.selectOption("");
      await page.waitForURL((url) => url.search === "?limit=5");
      const search = page.getByRole("searchbox", { name: "Search", exact: true });
      await search.fill("JKT1");
      await search.press("Enter");
      await page.waitForURL(/search=JKT1/);
      await page.goBack();
      await expect.poll(() => search.inputValue()).toBe("");
    },
  );

  test("anything is found from the top bar", async () => {
    const { page } = here;
    await open("/admin/dashboard");
    const search = page.getByRole("searchbox", { name: "Search everything" });
    await search.fill("JKT1-A-01");
    await search.press("Enter");
    await heading("Results for “JKT1-A-01”").waitFor();
    await page.getByRole("link", { name: "JKT1-A-01", exact: true }).click();
    await heading(/JKT1-A-01/).waitFor();
    await page.goto(`${base}/admin/search?q=nothing+is+called+this`);
    await page.getByRole("heading", { name: "Nothing found for “nothing is called this”" }).waitFor();
    await page.goto(`${base}/admin/search?q=JKT1`);
    await page
      .getByRole("link", { name: /^View all \(\d+\)$/ })
      .first()
      .click();
    await heading("Rack List").waitFor();
    expect(new URL(page.url()).searchParams.get("search")).toBe("JKT1");
  });

  test.runIf(scripted)("the key / leads to the search of the page, else to that of everything", async () => {
    const { page } = here;
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
    await open("/admin/rack/rack-type");
    await expect.poll(async () => (await page.keyboard.press("/"), focused())).toBe("search");
    await page.keyboard.type("4/2");
    expect(await page.getByRole("searchbox", { name: "Search", exact: true }).inputValue()).toBe("4/2");
    await page.goto(`${base}/admin/dashboard`);
    await expect.poll(async () => (await page.keyboard.press("/"), focused())).toBe("q");
    await page.keyboard.type("jkt1-a-01");
    // A name that the list of suggestions has no room for ends within it.
    const option = page.getByRole("option").first();
    const beyond = await option.evaluate((link) => {
      link.style.letterSpacing = "99px";
      return link.scrollWidth - link.clientWidth;
    });
    expect(beyond).toBe(0);
  });
});

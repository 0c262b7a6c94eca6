import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { journey } from "../support/journey.ts";
import { base } from "../support/own-portal.ts";

journey("reports", (here, scripted) => {
  const { heading } = here;
  const filter = (name: string) => here.page.getByRole("search", { name: /Report|Laporan/ }).getByLabel(name);
  const open = (path: string) => here.enter("noc", "admin", path);
  const apply = async () => {
    if (!scripted) await here.page.getByRole("button", { name: "Apply" }).click();
  };

  test("a report is narrowed, tells its totals and its picture, and is taken along", async () => {
    const { page } = here;
    await open("/admin/report/report-activity?limit=100");
    await heading("Activity Report").waitFor();
    const figure = page.getByRole("link", { name: /^\d+ Smart Hand$/ });
    const counted = parseInt((await figure.textContent()) ?? "");
    expect(await figure.getAttribute("href")).toMatch(/limit=100&activitytype=Smart\+Hand$/);
    await filter("Kind").selectOption({ label: "Smart Hand" });
    await apply();
    await page.waitForURL(/activitytype=Smart/);
    const kinds = page.getByRole("table", { name: "Activity Report" }).locator("tbody tr > :nth-child(2)");
    await expect.poll(async () => [...new Set(await kinds.allTextContents())]).toEqual(["Smart Hand"]);
    const count = await kinds.count();
    expect(count).toBe(counted);
    expect(await figure.count()).toBe(0);
    await page.getByText(`${count} requests`, { exact: true }).first().waitFor();

    const picture = page.getByRole("img", { name: "Requests over time by kind" });
    expect(await picture.locator("rect title").count()).toBeGreaterThan(0);
    await page.getByText("The numbers as a table").click();
    const numbers = page.getByRole("table", { name: "Requests over time by kind" });
    const cells = await numbers.getByRole("cell").allTextContents();
    expect(cells.reduce((sum, cell) => sum + Number(cell), 0)).toBe(count);

    await page.getByText("Export", { exact: true }).click();
    await page.getByText("For Excel choose XLSX").waitFor();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: /^CSV, all/ }).click(),
    ]);
    const lines = (await text(await file.createReadStream())).trim().split("\r\n");
    expect(lines[0]).toContain("Request number,Kind,Tenant,Site,Filed,Filed by,Approved,Approved by");
    expect(lines).toHaveLength(count + 1);

    const [paper] = await Promise.all([
      here.window.context.waitForEvent("page"),
      page.getByRole("link", { name: /^Print/ }).click(),
    ]);
    await paper.getByRole("heading", { level: 1, name: "Activity Report" }).waitFor();
    expect(await paper.getByRole("table", { name: "Activity Report" }).locator("tbody tr").count()).toBe(count);
    expect(await paper.locator("dd", { hasText: "Smart Hand" }).count()).toBe(1);
    expect(await paper.locator('script[src*="/assets/"]').count()).toBe(0);
    expect(await paper.getByRole("link", { name: "Close" }).getAttribute("href")).toContain("activitytype=Smart+Hand");
  });

  test("its days are offered as links; an end before the start is told at the field", async () => {
    const { page } = here;
    await open("/admin/report/report-datacenter-access?tenant=1");
    await page
      .getByRole("navigation", { name: "Days of the report" })
      .getByRole("link", { name: "Last month" })
      .click();
    await page.waitForURL(/tenant=1.*start_date=\d{4}-\d\d-01&end_date=/);
    await expect.poll(() => filter("From").inputValue()).toMatch(/-01$/);
    await page.goto(`${base}/admin/report/report-datacenter-access?start_date=2026-11-20&end_date=2026-11-01`);
    await page.getByRole("link", { name: "The last day is before the first" }).waitFor();
    expect(await page.title()).toMatch(/^Error: Datacenter Access Report/);
    const field = filter("To");
    expect(await field.getAttribute("aria-invalid")).toBe("true");
    expect(await page.locator(`#${await field.getAttribute("aria-describedby")}`).textContent()).toContain("before");
    expect(await field.inputValue()).toBe("2026-11-01");
    expect(await page.getByRole("link", { name: /^Print/ }).count()).toBe(0);
  });

  test("the calendar comes when it is opened, in the page's language, and fills in the fields", async () => {
    const { page } = here;
    const asked: string[] = [];
    if (scripted) page.on("request", (request) => asked.push(request.url()));
    const isCalendar = (url: string) => url.includes("range-calendar");
    await open("/admin/report/report-service?start_date=2026-11-05&end_date=2026-11-17");
    await heading("Service Report").waitFor();
    await page
      .getByRole("link", { name: "ID", exact: true })
      .or(page.getByRole("button", { name: "ID", exact: true }))
      .click();
    await heading("Laporan Layanan").waitFor();
    const button = page.getByRole("button", { name: "Pilih hari" });
    if (!scripted) {
      expect(await button.count()).toBe(0);
      await filter("Dari").fill("2026-11-03");
      await page.getByRole("button", { name: "Terapkan" }).click();
      await page.waitForURL(/start_date=2026-11-03/);
      return;
    }
    await button.waitFor();
    expect(asked.filter(isCalendar)).toEqual([]);
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Hari pertama dan terakhir" });
    await dialog.getByRole("button", { name: "November 2026", exact: true }).waitFor();
    expect(await dialog.locator("button[aria-pressed=true]").count()).toBe(13);
    expect(asked.some(isCalendar)).toBe(true);
    expect((await dialog.locator("thead th").allTextContents()).map((day) => day.trim())).toEqual([
      "Sn",
      "Sl",
      "Rb",
      "Km",
      "Jm",
      "Sb",
      "Mg",
    ]);
    await dialog.getByRole("button", { name: "Bulan sebelumnya" }).click();
    await dialog.getByRole("button", { name: "2 Oktober 2026", exact: true }).click();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
    await page.waitForURL(/start_date=2026-10-02&end_date=2026-10-03/);
    expect(await filter("Dari").inputValue()).toBe("2026-10-02");
    await button.click();
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => button.evaluate((own) => own === document.activeElement)).toBe(true);
  });

  test("the rack report leads to the paper of the racks that it shows", async () => {
    const { page } = here;
    await open("/admin/report/report-rack?limit=5");
    await heading("Rack Report").waitFor();
    const free = page.locator("td small", { hasText: /^ ?[\d.,]+ U free$/ }).first();
    await free.waitFor();
    // Figure and percentage are spread over the width of a cell, the words of this line are not.
    if (scripted) expect(await free.evaluate((note) => getComputedStyle(note).textAlignLast)).toBe("auto");
    const paper = await page.getByRole("link", { name: /^Print/ }).getAttribute("href");
    expect(new URL(paper ?? "", base).searchParams.getAll("racks")).toHaveLength(5);
    await page.goto(`${base}${paper}`);
    expect(await page.locator("svg.rack-svg").count()).toBe(10);
  });

  test.runIf(scripted)("the words of charts are as large as those of tables, however wide the charts are", async () => {
    const { page } = here;
    await open("/admin/dashboard");
    for (const width of [390, 1023, 1024, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      const sizes = await page.locator("figure svg[role]").evaluateAll((drawings) =>
        (drawings as SVGSVGElement[]).map((drawing) => {
          const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
          return parseFloat(getComputedStyle(drawing).fontSize) * scale;
        }),
      );
      expect(sizes).toHaveLength(3);
      for (const size of sizes) expect(size > 9.5 && size < 13, `${size} px of ${width}`).toBe(true);
    }
    await page.setViewportSize({ width: 1366, height: 768 });
  });
});

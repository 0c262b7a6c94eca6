import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { shortCode } from "~/features/requests/code/short-code";
import { act } from "../support/acts.ts";
import { enterAs } from "../support/chromium.ts";
import { journey } from "../support/journey.ts";
import { base } from "../support/own-portal.ts";

journey("the request list", (here, scripted) => {
  const filter = (label: string) => here.page.getByRole("search", { name: "Request List" }).getByLabel(label);
  const { heading } = here;
  const tab = (name: RegExp) =>
    here.page.getByRole("navigation", { name: "Requests by whose turn it is" }).getByRole("link", { name });
  const current = (name: RegExp) => tab(name).and(here.page.locator("[aria-current=page]"));
  const countOf = async (name: RegExp) => Number(/\d+(?=\s*$)/.exec((await tab(name).textContent()) ?? "")?.[0]);
  const column = async (name: string): Promise<string[]> => {
    const heads = await here.page.getByRole("columnheader").allTextContents();
    const at = heads.findIndex((head) => head === name);
    const cells = here.page.locator(`tbody tr > :nth-child(${at + 1})`);
    return cells.allTextContents();
  };
  const narrow = async (label: string, choice: string) => {
    await filter(label).selectOption({ label: choice });
    if (!scripted) await here.page.getByRole("button", { name: "Apply" }).click();
  };

  test("a NOC member finds what waits, narrows it, and takes it along", async () => {
    const { page } = here;
    await enterAs(page.context(), base, "noc", "admin");
    await page.goto(`${base}/admin/request/requestlist?limit=100`);
    await heading("Request List").waitFor();
    // On a desk the search, six filters and their buttons take one line.
    const controls = page.locator(
      ".filters select, .filters [type=date], .filters .button:visible, .field-search .input",
    );
    if (scripted) {
      const ends = await controls.evaluateAll((all) =>
        all.map((one) => Math.round(one.getBoundingClientRect().bottom)),
      );
      expect([ends.length, new Set(ends).size]).toEqual([8, 1]);
    }
    const all = await countOf(/^All/);
    await tab(/^Waiting for me/).click();
    await current(/^Waiting for me/).waitFor();
    const waiting = await countOf(/^Waiting for me/);
    expect(waiting).toBeGreaterThan(0);
    const states = await column("Status");
    expect(states).toHaveLength(waiting);
    const mine = ["Approved - NOC", "Open To Request", "Waiting Approval - NOC"];
    expect([...new Set(states)].filter((state) => !mine.includes(state))).toEqual([]);
    expect(states).toContain("Approved - NOC");
    expect(await column("Filed")).toHaveLength(waiting);

    await narrow("Kind", "Smart Hand");
    await page.waitForURL(/filter_type=Smart/);
    await current(/^Waiting for me/).waitFor();
    const kinds = async () => (await column("Kind")).map((kind) => kind.replace(/ for \d+ \w+ \d{4}$/, ""));
    await expect.poll(async () => [...new Set(await kinds())]).toEqual(["Smart Hand"]);
    const few = await countOf(/^Waiting for me/);
    expect(few).toBeLessThan(waiting);
    expect((await countOf(/^All/)) < all).toBe(true);

    await page.getByText("Export", { exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: /^CSV, all/ }).click(),
    ]);
    const lines = (await text(await download.createReadStream())).trim().split("\r\n");
    expect(lines[0]).toContain("Request number,Kind,Status,Tenant,Whose turn,Since,Site,Filed by,Filed,Planned date");
    expect(lines).toHaveLength(few + 1);

    await page.goto(`${base}/admin/request/requestlist?tab=waiting&filter_type=Smart+Hand&limit=100`);
    await tab(/^In progress/).click();
    await current(/^In progress/).waitFor();
    expect(await filter("Kind").inputValue()).toBe("Smart Hand");
    await page.getByRole("rowheader").getByRole("link").first().click();
    await heading(/^SH-/).waitFor();

    await page.goto(`${base}/admin/dashboard`);
    const section = page.getByRole("region", { name: "Waiting for me", exact: true });
    await section.getByRole("link", { name: `View all (${waiting})` }).waitFor();
    await section
      .getByRole("link", { name: /^Carry out/ })
      .first()
      .waitFor();
  });

  test.runIf(scripted)("what a colleague does is seen in the list that is open, and on the wall", async () => {
    const { page } = here;
    await enterAs(page.context(), base, "noc", "admin");
    const address = `${base}/admin/request/requestlist?tab=waiting&filter_status=OR&filter_type=Trouble+Ticket`;
    await page.goto(address);
    const row = page.getByRole("row").filter({ hasText: "Waiting Approval - NOC" }).first();
    const number = (await row.getByRole("rowheader").textContent())?.trim() ?? "";
    const wall = await page.context().newPage();
    await wall.goto(`${base}/admin/dashboard?board=`);
    const toCarryOut = wall.getByRole("link", { name: /^\d+ to carry out$/ });
    const before = Number.parseInt((await toCarryOut.textContent()) ?? "", 10);
    await wall.locator("html[data-scripted]").waitFor();
    const colleague = await here.join("noc", "admin");
    await colleague.goto(address);
    await colleague.getByRole("link", { name: number, exact: true }).click();
    await colleague.getByRole("heading", { level: 1, name: number, exact: true }).waitFor();
    // Another tab shows another list.
    await colleague.evaluate(() => fetch("/admin/request/requestlist?tab=all"));
    await act(colleague, "Approve");
    const back = colleague.getByRole("main").getByRole("link", { name: "Back", exact: true });
    expect(new URL((await back.getAttribute("href")) ?? "", base).href).toBe(address);
    await page.getByRole("link", { name: number, exact: true }).waitFor({ state: "detached" });
    expect(page.url()).toBe(address);
    await wall.getByRole("link", { name: `${before + 1} to carry out`, exact: true }).waitFor();
    expect(wall.url()).toBe(`${base}/admin/dashboard?board=`);
  });

  test("a tenant sees what waits for it, also another tenant's interconnection that ends at it", async () => {
    const { page } = here;
    await enterAs(page.context(), base, "tenant1", "tenant");
    await page.goto(`${base}/request/requestlist?tab=waiting&limit=100`);
    await heading("Request List").waitFor();
    const states = await column("Status");
    const tenants = await column("Tenant");
    const own = states.filter((_, at) => tenants[at] === "PT Rimba Data Khatulistiwa");
    expect(own).not.toContain("Waiting Destination");
    const asked = page
      .getByRole("row", { name: /Waiting Destination/ })
      .getByRole("rowheader")
      .getByRole("link")
      .first();
    const number = (await asked.textContent()) ?? "";
    await asked.click();
    await heading(/^CC-/).waitFor();

    await page.goto(`${base}/dashboard`);
    const section = page.getByRole("region", { name: "Waiting for me", exact: true });
    await section
      .getByRole("row", { name: /Waiting Destination/ })
      .first()
      .waitFor();
    await section.getByRole("link", { name: `View all (${states.length})` }).click();
    await current(/^Waiting for me/).waitFor();

    await page.goto(`${base}/search?q=${number}`);
    await page.getByRole("region", { name: "Requests" }).getByRole("link", { name: number, exact: true }).click();
    await heading(number).waitFor();

    await page.goto(`${base}/request/requestlist?tab=waiting&search=nothing-like-this`);
    await page.getByText("No matches for this search and these filters.").waitFor();
    expect(await filter("Tenant").count()).toBe(0);
  });

  test.runIf(scripted)("on a phone no head of the list hides the one before it that has the focus", async () => {
    const { page } = here;
    await enterAs(page.context(), base, "noc", "admin");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${base}/admin/request/requestlist`);
    const hidden = await page.locator("thead a").evaluateAll((heads: HTMLElement[]) =>
      heads.reverse().filter((head) => {
        head.focus();
        const { right, top, height } = head.getBoundingClientRect();
        return !head.contains(document.elementFromPoint(right - 4, top + height / 2));
      }),
    );
    expect(hidden).toHaveLength(0);
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  test("a short code leads to its request: typed into the search, and by its address to a guest who signs in", async () => {
    const { page } = here;
    const code = shortCode(115);
    await page.goto(`${base}/r/${code.toLowerCase()}`);
    await page.getByLabel("Username").fill("tenant1");
    await page.getByLabel("Password").fill("Rahasia-2024!");
    await page.getByRole("button", { name: "Log in" }).click();
    await heading(/^SH-/).waitFor();
    expect(new URL(page.url()).pathname).toBe("/request/requestlist/smarthand");

    const field = page.getByRole("banner").getByRole("searchbox");
    await field.fill(code.replace("-", " "));
    await field.press("Enter");
    await page.waitForURL(/requestlist\/smarthand\?id=115$/);
    await page.goto(`${base}/r/000-115`);
    await heading(/not found/i).waitFor();

    const file = await page.request.get(`${base}/request/calendar/115`);
    expect(file.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(await file.text()).toMatch(/SUMMARY:SH-\S+ Smart Hand/);
    expect((await page.request.get(`${base}/request/calendar/106`)).status()).toBe(404);
  });
});
